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
_SUITS = 4
_PART = 7
_LOWER, _UPPER = (1 << _PART) - 1, (1 << _WIDTH - _PART) - 1
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
    shut: Mapping[int, tuple[int, int]]
    """For the mask of every card but those of a suit, its first place and the place after it."""
    plays: tuple[Play, ...]
    """For each card the action of playing it."""
    bits: tuple[int, ...]
    """For each card its mask."""
    fan: Callable[[Iterable[int]], list[Fan]]
    """From the masks of some hands to their cards."""


def sort_suits(layout: Layout) -> Suitwise | None:
    """Sort a pack by suit, if it is the usual one: no card twice, and thirteen of each suit."""
    suit = (1 << _WIDTH) - 1
    suits = [suit << number * _WIDTH for number in range(_SUITS)]
    if layout.twins or sorted(layout.suits.values()) != suits:
        return None
    return Suitwise(
        numbers=tuple(number for number in range(_SUITS) for _ in range(_WIDTH)),
        trumps=suits.index(layout.trumps) if layout.trumps else -1,
        shut={~suit: (number * _WIDTH, (number + 1) * _WIDTH) for number, suit in enumerate(suits)},
        plays=tuple(layout.play_of.values()),
        bits=tuple(layout.play_of),
        fan=_fanning(),
    )


def _fanning() -> Callable[[Iterable[int]], list[Fan]]:
    """Give a function that fans hands.

    It looks each suit up in two parts, since small tables are soon made and stay at hand.
    """
    firsts = range(0, _SUITS * _WIDTH, _WIDTH)
    (one, two, three, four) = (_sets(range(first, first + _PART)) for first in firsts)
    (one_up, two_up, three_up, four_up) = (
        _sets(range(first + _PART, first + _WIDTH)) for first in firsts
    )

    def fan(hands: Iterable[int]) -> list[Fan]:
        fans: list[Fan] = []
        for hand in hands:
            # Whole numbers below 2 ** 30 are quick to take apart, so the hand is halved first.
            low, high = hand & _HALF, hand >> _MIDDLE
            a = [*one[low & _LOWER], *one_up[low >> _PART & _UPPER]]
            b = [*two[low >> _WIDTH & _LOWER], *two_up[low >> _WIDTH + _PART]]
            c = [*three[high & _LOWER], *three_up[high >> _PART & _UPPER]]
            d = [*four[high >> _WIDTH & _LOWER], *four_up[high >> _WIDTH + _PART]]
            fans.append(([*a, *b, *c, *d], (a, b, c, d)))
        return fans

    return fan


def _sets(cards: Iterable[int]) -> list[tuple[int, ...]]:
    """Write down every set of some cards."""
    sets: list[tuple[int, ...]] = [()]
    for card in cards:
        sets += [(*found, card) for found in sets]
    return sets
