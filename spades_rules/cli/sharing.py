"""Work shared out between two processors, with the same result as done by one."""

import os
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar, cast

__all__ = ["shared"]

T = TypeVar("T")
R = TypeVar("R")

BOTH = 2
FEW = 3
"""Fewer things are not worth the trouble."""


def shared(work: Callable[[T], R], things: Sequence[T]) -> Sequence[R]:
    """Do a piece of work on each of some things, this process from the last on and a child to it.

    The two meet wherever they meet: whoever is free takes the next one at its end. So things that
    have much in common are best laid beside each other, and the longest at the two ends. The child
    is a copy of this process, so the work needs no telling; only what comes of it has to travel.
    Where there is no such copy, or one processor, or the child comes to grief, what is missing is
    done here.
    """
    alone = not hasattr(os, "fork") or (os.cpu_count() or 1) < BOTH
    if alone or len(things) < FEW:
        return [work(one) for one in things]
    # Each takes a token for each thing, so that the two never take more than there are.
    tokens, laying = os.pipe()
    os.write(laying, bytes(len(things)))
    os.close(laying)
    reading, writing = os.pipe()
    places = range(len(things))
    child = os.fork()
    if child == 0:
        _send(writing, lambda: dict(_drawn(tokens, work, things, places)))
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        done = dict(_drawn(tokens, work, things, reversed(places)))
        sent = pipe.read()
    os.close(tokens)
    os.waitpid(child, 0)
    if sent:
        # It comes from this very program, and was made a moment ago.
        done |= cast("dict[int, R]", pickle.loads(sent))  # noqa: S301
    return [done[at] if at in done else work(one) for at, one in enumerate(things)]


def _drawn(
    tokens: int, work: Callable[[T], R], things: Sequence[T], places: Iterable[int]
) -> Iterator[tuple[int, R]]:
    """Do the work on one thing after the other, as long as there is a token for it."""
    for place in places:
        if not os.read(tokens, 1):
            return
        yield place, work(things[place])


def _send(writing: int, work: Callable[[], R]) -> None:
    """Do the work in the child, send what comes of it, and end there."""
    try:
        result = pickle.dumps(work())
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(result)
    finally:
        # The child has nothing else to finish, and must not go on where the parent does.
        os._exit(0)
