"""Hands that give each seat the tricks it is to take, with the card of each for every trick.

Nearly always everybody follows suit: every hand holds as many cards of each suit, and whoever is
to win a trick the best of those played to it. The few cards left over make one trick more, which a
trump wins.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, zip_longest

from spades_rules.kernel.layout import Layout
from spades_rules.table.pack import bits_of

__all__ = ["TrickPlan", "plan_tricks"]


@dataclass(frozen=True, slots=True)
class TrickPlan:
    """A whole round of play, each card a single bit."""

    hands: tuple[int, ...]
    """The cards that each seat holds when the play begins."""
    tricks: tuple[tuple[int, ...], ...]
    """For each trick in order the card of each seat, by seat."""


def plan_tricks(
    layout: Layout, each: int, taken: Sequence[int], *, low_first: bool = False
) -> TrickPlan | None:
    """Plan a round in which the seats take these tricks; none where the pack is too odd for it.

    With `low_first` the weakest cards of a suit go first, so that nobody holds back a lower one.
    """
    seats, trumps = len(taken), layout.trumps
    piles = _piles(layout, seats, each)
    over = {suit: len(pile) % seats for suit, pile in piles.items()}
    plain = [suit for suit in piles if suit != trumps]
    before = sum(len(piles[suit]) // seats for suit in plain)
    # The trick of cards left over needs a trump to win it, and a plain card to lead to it.
    sound = sum(over.values()) == seats and 0 < over.get(trumps, 0) < seats and before
    if sum(taken) != each or not (sound or not any(over.values())):
        return None
    winners = _winners(taken, before) if sound else _spread(taken)
    # What is left over are the weakest cards, or of a plain suit the best, played after all others.
    extra = {
        suit: pile[-over[suit] :]
        if low_first and over[suit] and suit != trumps
        else pile[: over[suit]]
        for suit, pile in piles.items()
    }
    rest = {
        suit: [card for card in pile if card not in extra[suit]] for suit, pile in piles.items()
    }
    followed = _followed(rest, trumps, seats, low_first=low_first)
    # Who takes everything leads trumps when no other card is left, and the odd one last.
    mixed = each - 1 if max(taken) == each else before
    tricks = []
    for place, winner in enumerate(winners):
        if sound and place == mixed:
            tricks.append(_mixed(extra, trumps, winner, winners[place - 1], seats))
        else:
            tricks.append(_dealt(next(followed), winner, taken))
    hands = tuple(sum(trick[seat] for trick in tricks) for seat in range(seats))
    return TrickPlan(hands, tuple(tricks))


def _piles(layout: Layout, seats: int, each: int) -> dict[int, list[int]]:
    """Give for each suit its cards in use, the weakest first; trumps come last.

    Cards that are not dealt are weak ones, first those that would be left over at the end.
    """
    suits = sorted((suit for suit in layout.suits.values() if suit), key=layout.trumps.__eq__)
    piles = {suit: list(bits_of(suit)) for suit in suits}
    spare = sum(map(len, piles.values())) - seats * each
    if spare:
        for pile in piles.values():
            less = min(spare, len(pile) % seats)
            del pile[:less]
            spare -= less
    while spare >= seats:
        longest = max(suits, key=lambda suit: len(piles[suit]))
        del piles[longest][:seats]
        spare -= seats
    return piles


def _winners(taken: Sequence[int], at: int) -> list[int]:
    """Give who wins each trick, so that two different seats win just before and at some trick."""
    best, second = sorted(range(len(taken)), key=lambda seat: -taken[seat])[:2]
    if not taken[second]:
        return _spread(taken)
    others = [*taken]
    others[best] -= 1
    others[second] -= 1
    rest = _spread(others)
    return [*rest[: at - 1], second, best, *rest[at - 1 :]]


def _spread(taken: Sequence[int]) -> list[int]:
    """Give who wins each trick, the tricks of every seat spread evenly over the round."""
    turns = [
        (Fraction(turn + 1, number + 1), seat)
        for seat, number in enumerate(taken)
        for turn in range(number)
    ]
    return [seat for _, seat in sorted(turns)]


def _followed(
    piles: dict[int, list[int]], trumps: int, seats: int, *, low_first: bool
) -> Iterator[list[int]]:
    """Give the cards of each trick to which all follow, the weakest first; trumps come last."""
    groups: dict[int, list[list[int]]] = {}
    for suit, pile in piles.items():
        tricks = range(len(pile) // seats)
        groups[suit] = [
            pile[place * seats : (place + 1) * seats] if low_first else pile[place :: len(tricks)]
            for place in tricks
        ]
    plain = [tricks for suit, tricks in groups.items() if suit != trumps]
    by_turns = chain.from_iterable(zip_longest(*plain))
    yield from (trick for trick in by_turns if trick)
    yield from groups.get(trumps, ())


def _dealt(cards: list[int], winner: int, taken: Sequence[int]) -> tuple[int, ...]:
    """Give the best card to the winner, and the weaker ones to those who take fewer tricks."""
    order = sorted(range(len(taken)), key=lambda seat: (seat == winner, taken[seat], seat))
    by_seat = dict(zip(order, cards, strict=True))
    return tuple(by_seat[seat] for seat in range(len(taken)))


def _mixed(
    left: dict[int, list[int]], trumps: int, winner: int, leader: int, seats: int
) -> tuple[int, ...]:
    """Give the cards left over: the best trump to the winner, a plain card to the leader."""
    spare = left[trumps]
    cards = [card for suit, pile in left.items() if suit != trumps for card in pile]
    by_seat = {winner: spare[-1]}
    if leader != winner:
        by_seat[leader] = cards.pop(0)
    others = (seat for seat in range(seats) if seat not in by_seat)
    by_seat |= dict(zip(others, [*cards, *spare[:-1]], strict=True))
    return tuple(by_seat[seat] for seat in range(seats))
