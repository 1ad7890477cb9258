"""Chance at the table: who deals first, and which cards everybody gets."""

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import TypeAlias

from spades_rules.kernel.actions import Deal
from spades_rules.kernel.questions import Dealing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.turning import may_turn
from spades_rules.table.cards import Card

__all__ = ["Draw", "chance", "first_dealer", "random_deal"]

Draw: TypeAlias = tuple[tuple[tuple[int, Card], ...], ...]
"""The draws for the first dealer, each a tuple of (seat, card)."""


def chance(table: Table, rng: Random) -> Deal:
    """Give a deal that the table waits for, with the dealer that the rules ask for."""
    ruleset = table.ruleset
    if not table.sheets:
        dealer, draw = first_dealer(ruleset, rng)
        return random_deal(ruleset, rng, dealer=dealer, draw=draw)
    due = ruleset.deal_facts(table.public.setting.dealer).next_dealer
    dealer = _any_seat(ruleset, rng) if due is None else due
    return random_deal(ruleset, rng, dealer=dealer, round=len(table.sheets) + 1)


def random_deal(
    ruleset: Ruleset,
    rng: Random,
    *,
    dealer: int,
    draw: Draw = (),
    round: int = 1,  # noqa: A002 - the table's own word
) -> Deal:
    """Shuffle the pack and give every seat its cards, each hand from the weakest card up."""
    places = list(range(len(ruleset.pack.cards)))
    rng.shuffle(places)
    each = ruleset.each_in(round)
    cards = ruleset.pack.cards
    hands = tuple(
        tuple(cards[place] for place in sorted(places[seat * each : (seat + 1) * each]))
        for seat in range(ruleset.seating.seats)
    )
    among = may_turn(ruleset, dealer, hands)
    return Deal(dealer, hands, draw, rng.choice(among) if among else None)


def first_dealer(ruleset: Ruleset, rng: Random) -> tuple[int, Draw]:
    """Find the first dealer by chance, or by drawn cards where the rules say so."""
    dealing = ruleset.dealing[1]
    if not dealing.draws():
        return _any_seat(ruleset, rng), ()
    heights = ruleset.layout.heights()
    draw: Draw = ()
    seats: tuple[int, ...] = tuple(range(ruleset.seating.seats))
    while True:
        cards = rng.sample(ruleset.pack.cards, len(seats))
        drawn = tuple(zip(seats, cards, strict=True))
        draw = (*draw, drawn)
        dealer = dealing.drawn_dealer(draw, heights)
        if dealer is not None:
            return dealer, draw
        best = max(heights[card] for card in cards)
        highest = tuple(seat for seat, card in drawn if heights[card] == best)
        seats = _level(dealing, draw, highest, heights)


def _level(
    dealing: Dealing, draw: Draw, highest: tuple[int, ...], heights: Mapping[Card, int]
) -> tuple[int, ...]:
    """Find who draws again, of those with the highest cards: one more draw would part just them.

    They need not be all of those, where suits part cards of one rank and two drew twins. Raises
    `ValueError` where no draw of theirs would make anybody dealer.
    """
    high, low = max(heights, key=heights.__getitem__), min(heights, key=heights.__getitem__)
    for many in range(len(highest), 1, -1):
        for some in combinations(highest, many):
            parting = tuple((seat, high if seat == some[0] else low) for seat in some)
            if dealing.drawn_dealer((*draw, parting), heights) is not None:
                return some
    message = "no card drawn again would make anybody dealer"
    raise ValueError(message)


def _any_seat(ruleset: Ruleset, rng: Random) -> int:
    return rng.randrange(ruleset.seating.seats)
