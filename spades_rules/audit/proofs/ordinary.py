"""How ordinary a round is: what is called and taken every evening comes before what hardly is."""

from functools import lru_cache
from operator import sub
from typing import TypeAlias

from spades_rules.audit.proofs.siderounds import Names, splits

__all__ = ["Place", "places", "plainest"]

Place: TypeAlias = tuple[int, tuple[int, ...]]
"""How odd a round is, and then where it stands among those as odd; less comes first."""

USUAL_CALL = 36
"""The number that is called most, in tenths of a trick."""
USUAL_TAKE = range(4, 10)
"""How many tricks a side takes on most evenings."""
NIL_TAKE = 3
"""How many tricks a nil that fails takes at most, on most evenings."""
NIL_LOST = 6
"""With more than so many nobody means a nil any longer."""


@lru_cache(maxsize=4096)
def places(calls: Names, most: int) -> tuple[Place, ...]:
    """Give the place of a side's calls with each of the `splits` of at most so many tricks.

    Plain bids of two to five come first, then those of one to seven, then a nil beside a bid, and
    last what is further out; a side that takes hardly any trick or nearly all is odder, too. Among
    rounds as odd those come first in which about three and four are called, and the tricks taken
    are near to them.
    """
    numbers = tuple(int(name) if name.isdigit() else 0 for name in calls)
    words = tuple(not name.isdigit() for name in calls)
    odd = _odd_calls(calls)
    bids = [number for number, word in zip(numbers, words, strict=True) if not word]
    off = sum(abs(10 * bid - USUAL_CALL) for bid in bids)
    names = tuple(-1 if word else bid for bid, word in zip(numbers, words, strict=True))
    bid = sum(numbers)
    return tuple(
        [
            (
                odd + far,
                (off, abs(taken - bid), sum(map(abs, map(sub, tricks, numbers))), *names, *tricks),
            )
            for tricks, (taken, far) in zip(
                splits(len(calls), most), _takes(words, most), strict=True
            )
        ]
    )


@lru_cache(maxsize=4096)
def plainest(calls: Names, most: int) -> Place:
    """Give the place of a side's calls with the most ordinary of the splits."""
    return min(places(calls, most))


@lru_cache(maxsize=64)
def _takes(words: tuple[bool, ...], most: int) -> tuple[tuple[int, int], ...]:
    """Give for each split the tricks of a side, and how much odder it is to take them so.

    `words` tells which of its seats have called no number.
    """
    return tuple(
        (
            sum(tricks),
            2 * (sum(tricks) not in USUAL_TAKE)
            + 2 * any(word and count > NIL_TAKE for word, count in zip(words, tricks, strict=True))
            + 4 * any(word and count > NIL_LOST for word, count in zip(words, tricks, strict=True)),
        )
        for tricks in splits(len(words), most)
    )


def _odd_calls(calls: Names) -> int:
    """Tell how odd the calls of a side are, from 2 up."""
    numbers = [int(name) for name in calls if name.isdigit()]
    promises = [name for name in calls if not name.isdigit()]
    if any(name.startswith("blind") for name in promises) or len(promises) > 1:
        return 6
    if all(number in range(2, 6) for number in numbers):
        return 4 if promises else 2
    if all(number in range(1, 8) for number in numbers):
        return 5 if promises else 3
    return 6
