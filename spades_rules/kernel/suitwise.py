"""Hands taken up and sorted by suit, as players hold them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from spades_rules.kernel.actions import Play
from spades_rules.kernel.layout import Layout

__all__ = ["Fan", "Suitwise", "sort_suits"]

Fan: TypeAlias = tuple[list[int], tuple[list[int], ...]]
"""A hand by the places of its cards in the pack, the lowest first: in one row, and by suit."""

_WIDTH = 13
_SUIT = (1 << _WIDTH) - 1
_SUITS = 4
_MIDDLE = _SUITS // 2 * _WIDTH
_HALF = (1 << _MIDDLE) - 1


@dataclass(frozen=True, slots=True)
class Suitwise:
    """The usual pack, thirteen cards of each of four suits, and every suit side by side.

    A card is its place in the pack, and the suits are numbered as they lie in it.
    """

    numbers: tuple[int, ...]
    """For each card the number of its suit."""
    trumps: int
    """The number of the trump suit; -1 without one."""
    shut: Mapping[int, int]
    """For the mask of all but the cards of a suit (and more, as in -1) the number of the suit."""
    plays: tuple[Play, ...]
    """For each card the action of playing it."""
    bits: tuple[int, ...]
    """For each card its mask."""
    fan: Callable[[Iterable[int]], list[Fan]]
    """From the masks of some hands to their cards."""


def sort_suits(layout: Layout) -> Suitwise | None:
    """Sort a pack by suit, if it is the usual one."""
    suits = [_SUIT << number * _WIDTH for number in range(_SUITS)]
    if sorted(layout.suits.values()) != suits:
        return None
    return Suitwise(
        numbers=tuple(number for number in range(_SUITS) for _ in range(_WIDTH)),
        trumps=suits.index(layout.trumps) if layout.trumps else -1,
        shut={~suit: number for number, suit in enumerate(suits)},
        plays=tuple(layout.play_of.values()),
        bits=tuple(layout.play_of),
        fan=_fanning(),
    )


def _fanning() -> Callable[[Iterable[int]], list[Fan]]:
    """Give a function that fans hands; its tables are made at the first one."""
    one: list[tuple[int, ...]] = []
    two: list[tuple[int, ...]] = []
    three: list[tuple[int, ...]] = []
    four: list[tuple[int, ...]] = []

    def fan(hands: Iterable[int]) -> list[Fan]:
        if not one:
            for number, table in enumerate((one, two, three, four)):
                table.extend(_sets(number * _WIDTH))
        fans: list[Fan] = []
        for hand in hands:
            # Whole numbers below 2 ** 30 are quick to take apart, so the hand is halved first.
            low, high = hand & _HALF, hand >> _MIDDLE
            a, b, c, d = (
                one[low & _SUIT],
                two[low >> _WIDTH],
                three[high & _SUIT],
                four[high >> _WIDTH],
            )
            fans.append(([*a, *b, *c, *d], ([*a], [*b], [*c], [*d])))
        return fans

    return fan


def _sets(first: int) -> list[tuple[int, ...]]:
    """Write down every set of the cards of the suit that begins at a place."""
    sets: list[tuple[int, ...]] = [()]
    for card in range(first, first + _WIDTH):
        sets += [(*found, card) for found in sets]
    return sets
