"""Hands taken up and sorted by suit, as players hold them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from spades_rules.kernel.layout import Layout

__all__ = ["Sorted", "Suitwise", "sort_suits"]

Sorted: TypeAlias = tuple[list[int], list[int], list[int], list[int]]
"""A hand by suit, each card its place in the pack, the lowest first."""

_WIDTH = 13
_SUITS = 4
_OTHERS = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
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
    others: Mapping[int, tuple[int, int, int]]
    """For the mask of every card but those of a suit, the numbers of the other suits."""
    bits: tuple[int, ...]
    """For each card its mask."""
    sort: Callable[[Iterable[int]], list[Sorted]]
    """From the masks of some hands to their cards."""

    def kept(self, suits: Sorted, keep: int) -> list[int]:
        """Give the cards of a hand that are among those kept, the lowest first."""
        others = self.others.get(keep)
        if others is None:
            return [card for suit in suits for card in suit if keep >> card & 1]
        first, second, third = others
        return suits[first] + suits[second] + suits[third]


def sort_suits(layout: Layout) -> Suitwise | None:
    """Sort a pack by suit, if it is the usual one: no card twice, and thirteen of each suit."""
    suit = (1 << _WIDTH) - 1
    suits = [suit << number * _WIDTH for number in range(_SUITS)]
    if layout.twins or sorted(layout.suits.values()) != suits:
        return None
    return Suitwise(
        numbers=tuple(number for number in range(_SUITS) for _ in range(_WIDTH)),
        trumps=suits.index(layout.trumps) if layout.trumps else -1,
        others=dict(zip(map(int.__invert__, suits), _OTHERS, strict=True)),
        bits=tuple(layout.play_of),
        sort=_sorting(),
    )


def _sorting() -> Callable[[Iterable[int]], list[Sorted]]:
    """Give a function that sorts hands.

    It looks each suit up in two parts, since small tables are soon made and stay at hand.
    """
    firsts = range(0, _SUITS * _WIDTH, _WIDTH)
    (one, two, three, four) = (_sets(range(first, first + _PART)) for first in firsts)
    (one_up, two_up, three_up, four_up) = (
        _sets(range(first + _PART, first + _WIDTH)) for first in firsts
    )

    def sort(hands: Iterable[int]) -> list[Sorted]:
        found: list[Sorted] = []
        for hand in hands:
            # Whole numbers below 2 ** 30 are quick to take apart, so the hand is halved first.
            low, high = hand & _HALF, hand >> _MIDDLE
            found.append(
                (
                    [*one[low & _LOWER], *one_up[low >> _PART & _UPPER]],
                    [*two[low >> _WIDTH & _LOWER], *two_up[low >> _WIDTH + _PART]],
                    [*three[high & _LOWER], *three_up[high >> _PART & _UPPER]],
                    [*four[high >> _WIDTH & _LOWER], *four_up[high >> _WIDTH + _PART]],
                )
            )
        return found

    return sort


def _sets(cards: Iterable[int]) -> list[tuple[int, ...]]:
    """Write down every set of some cards."""
    sets: list[tuple[int, ...]] = [()]
    for card in cards:
        sets += [(*found, card) for found in sets]
    return sets
