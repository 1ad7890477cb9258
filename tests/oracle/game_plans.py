"""Which games of Hearts and Oh Hell are put to OpenSpiel: its options, and rounds of a kind."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from other_games import Found, Plan, Special, compare_rounds, hearts_rounds, oh_hell_rounds

from spades_rules import Deal, Ruleset, Table, compile_ruleset, load_profile
from spades_rules.table.cards import Card

__all__ = [
    "AS_IT_COMES",
    "BESIDE",
    "FORCED",
    "KNOWN",
    "MOON",
    "OPTIONS",
    "comparisons",
    "hearts_beside",
    "hearts_with",
    "oh_hell_of",
    "oh_hell_unhooked",
    "rules",
]

KNOWN = {
    "H1": "the queen of spades opens hearts to leaders",
    "H2": "a heart that had to be led opens hearts to leaders",
    "O1": "the last bid may not make the sum come out",
}

THEIRS = (0, 1, 2, 3)
"""No pass, left, across, right: the rounds of `hearts/openspiel`."""
OURS = (1, 3, 2, 0)
"""Left, right, across, no pass: the rounds of `hearts/hearts-online`."""


AS_IT_COMES = Plan(terms={}, directions=THEIRS)
BESIDE = Plan(terms={}, directions=OURS, other_breaking=True)


def rules(name: str, changes: Mapping[str, Any] | None = None) -> Ruleset:
    return compile_ruleset(load_profile(name, overlay=dict(changes or {})))


OPTIONS = {
    "as it comes": ({}, {}),
    "no pass": ({"pass_cards": False}, {"exchange.passing": None}),
    "points on the first trick": ({"no_pts_on_first_trick": False}, {"play.first_trick": None}),
    "any club first": ({"can_lead_any_club": True}, {"play.opening_card.or": "suit"}),
    "the jack": ({"jd_bonus": True}, {"capture.cards.jack": -10}),
    "no trick": ({"avoid_all_tricks_bonus": True}, {"scoring.no_trick": {"policy": "no_trick"}}),
    "hearts at any time": ({"must_break_hearts": False}, {"play.breaking": None}),
    "the queen opens nothing": (
        {"qs_breaks_hearts": False},
        {"play.breaking": {"policy": "breaking", "suit": "H", "broken_by": "any_play"}},
    ),
    "the queen is spared": (
        {"can_lead_hearts_instead_of_qs": True},
        {"play.breaking.spared": True},
    ),
}


def _all_to_one(table: Table, cards: list[Card]) -> Card:
    """Let seat 0 take every trick that it can, and the others lose theirs."""
    best = sorted(cards, key=lambda card: "23456789TJQKA".index(card[0]))
    return best[-1] if table.turn == 0 else best[0]


SUIT_EACH = Deal(
    3,
    tuple(
        tuple(Card(word) for word in hand.split())
        for hand in (
            "AC KC QC JC TC AH KH QH JH AS KS QS AD",
            "2C 3C 4C 2H 3H 4H 2S 3S 4S 2D 3D 4D 5D",
            "5C 6C 7C 5H 6H 7H 5S 6S 7S 6D 7D 8D 9D",
            "8C 9C 8H 9H TH 8S 9S TS JS TD JD QD KD",
        )
    ),
)


def _clubs_then_low_hearts(table: Table, cards: list[Card]) -> Card:
    """Let seat 0 play its best clubs and then its lowest hearts, and the others their best."""
    best = sorted(cards, key=lambda card: "23456789TJQKA".index(card[0]))
    clubs = [card for card in best if card[1] == "C"]
    if table.turn == 0 and clubs:
        return clubs[-1]
    return best[0] if table.turn == 0 else best[-1]


HIGH_CLUBS = Deal(
    3,
    tuple(
        tuple(Card(word) for word in hand.split())
        for hand in (
            "AC KC QC 2H 3H 4H 5H 6H 7H 8H 9H TH JH",
            "3C 4C 5C QH KH AH 2S 3S 4S 5S 6S 7S 8S",
            "2C 6C 7C 8C 2D 3D 4D 5D 6D 7D 8D 9D TD",
            "9C TC JC 9S TS JS QS KS AS JD QD KD AD",
        )
    ),
)

MOON = Special(deal=SUIT_EACH, choose=_all_to_one)
"""Seat 0 takes every trick."""
FORCED = Special(deal=HIGH_CLUBS, choose=_clubs_then_low_hearts)
"""Seat 0 comes to hold nothing but hearts before any was thrown."""


def hearts_with(option: str, seed: int, games: int) -> Found:
    """Compare games of Hearts under one of OpenSpiel's options."""
    terms, changes = OPTIONS[option]
    directions = (0, 0, 0, 0) if option == "no pass" else THEIRS
    plan = Plan(terms=terms, directions=directions)
    rounds = list(hearts_rounds(rules("hearts/openspiel", changes), seed, games, plan))
    return compare_rounds(rounds, lambda points: 26 - points)


def hearts_beside(seed: int, games: int, special: Special | None = None) -> Found:
    """Compare games of Hearts under another source's rules, whose differences are known."""
    plan = replace(BESIDE, special=special)
    rounds = list(hearts_rounds(rules("hearts/hearts-online"), seed, games, plan))
    return compare_rounds(rounds, lambda points: 26 - points)


def oh_hell_of(seats: int, seed: int, games: int, *, off: bool = False, trick: int = 1) -> Found:
    """Compare games of Oh Hell for some seats, where `off` lets a miss cost by the trick."""
    most = 51 // seats
    changes: dict[str, Any] = {
        "seating.seats.seats": seats,
        "dealing.deal.to": most,
        "calls.bids.most": most,
        "scoring.bids.missed": "difference" if off else "tricks",
        "scoring.bids.trick": trick,
    }
    terms = {"off_bid_penalty": off, "points_per_trick": trick}
    ruleset = rules("oh-hell/openspiel", changes)
    rounds = list(oh_hell_rounds(ruleset, seed, games, rounds=most, terms=terms))
    return compare_rounds(rounds, lambda points: points)


def oh_hell_unhooked(seed: int, games: int) -> Found:
    """Compare games of Oh Hell under a source that does not speak of the hook."""
    ruleset = rules("oh-hell/card-sharp")
    rounds = list(oh_hell_rounds(ruleset, seed, games, rounds=5, terms={}))
    return compare_rounds(rounds, lambda points: points)


def comparisons(seed: int, games: int) -> Iterator[tuple[str, Found]]:
    """Give every comparison with what it is called."""
    for option in OPTIONS:
        yield f"hearts, {option}", hearts_with(option, seed, games)
    yield "hearts beside hearts-online", hearts_beside(seed, games)
    yield "hearts, a forced lead", hearts_beside(seed, 1, FORCED)
    for seats in (3, 4, 5, 6, 7):
        yield f"oh hell for {seats}", oh_hell_of(seats, seed, games)
    yield "oh hell, misses cost", oh_hell_of(3, seed, games, off=True, trick=3)
    yield "oh hell without the hook", oh_hell_unhooked(seed, games)
