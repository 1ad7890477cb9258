"""Work shared out between two processors, with the same result as done by one."""

import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, cast

__all__ = ["shared"]

T = TypeVar("T")
R = TypeVar("R")

BOTH = 2
FEW, MANY = 3, 256
"""Fewer things are not worth the trouble; of more no byte can tell which is meant."""


def shared(work: Callable[[T], R], things: Sequence[T]) -> Sequence[R]:
    """Do a piece of work on each of some things, this process and a child by turns.

    Whoever is free takes the next one, the last things first: in a comparison these are the scores,
    which take longest. The child is a copy of this process, so the work needs no telling; only what
    comes of it has to travel. Where there is no such copy, or one processor, or the child comes to
    grief, what is missing is done here.
    """
    alone = not hasattr(os, "fork") or (os.cpu_count() or 1) < BOTH
    if alone or not FEW <= len(things) <= MANY:
        return [work(one) for one in things]
    pile, laying = os.pipe()
    os.write(laying, bytes(reversed(range(len(things)))))
    os.close(laying)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _send(writing, lambda: dict(_drawn(pile, work, things)))
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        done = dict(_drawn(pile, work, things))
        sent = pipe.read()
    os.close(pile)
    os.waitpid(child, 0)
    if sent:
        # It comes from this very program, and was made a moment ago.
        done |= cast("dict[int, R]", pickle.loads(sent))  # noqa: S301
    return [done[at] if at in done else work(one) for at, one in enumerate(things)]


def _drawn(pile: int, work: Callable[[T], R], things: Sequence[T]) -> Iterator[tuple[int, R]]:
    """Take one thing after the other off the pile, and do the work on it."""
    while drawn := os.read(pile, 1):
        yield drawn[0], work(things[drawn[0]])


def _send(writing: int, work: Callable[[], R]) -> None:
    """Do the work in the child, send what comes of it, and end there."""
    try:
        result = pickle.dumps(work())
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(result)
    finally:
        # The child has nothing else to finish, and must not go on where the parent does.
        os._exit(0)
