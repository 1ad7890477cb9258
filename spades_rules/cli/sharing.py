"""Work shared out between two processors, with the same result as done by one."""

import os
import pickle
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import TypeVar, cast

__all__ = ["shared"]

T = TypeVar("T")
R = TypeVar("R")

FEW = 3
"""Fewer things than this are not worth the trouble."""


def shared(work: Callable[[T], R], things: Sequence[T]) -> Sequence[R]:
    """Do a piece of work on each of some things, every other one in a child process.

    The child is a copy of this process, so the work needs no telling; only what comes of it has to
    travel. Where there is no such copy, or one processor, or the child comes to grief, all is done
    here.
    """
    if len(things) < FEW or not hasattr(os, "fork") or (os.cpu_count() or 1) < 2:  # noqa: PLR2004 - two
        return [work(one) for one in things]
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _send(writing, work, things[1::2])
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        own = [work(one) for one in things[::2]]
        sent = pipe.read()
    os.waitpid(child, 0)
    # It comes from this very program, and was made a moment ago.
    others = cast("list[R]", pickle.loads(sent)) if sent else [work(one) for one in things[1::2]]  # noqa: S301
    pairs = zip_longest(own, others)
    return [one for pair in pairs for one in pair][: len(things)]


def _send(writing: int, work: Callable[[T], R], things: Sequence[T]) -> None:
    """Do the work in the child, send what comes of it, and end there."""
    try:
        result = pickle.dumps([work(one) for one in things])
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(result)
    finally:
        # The child has nothing else to finish, and must not go on where the parent does.
        os._exit(0)
