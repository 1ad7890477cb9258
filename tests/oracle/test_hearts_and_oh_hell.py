"""Hearts and Oh Hell against OpenSpiel's own: whose turn, what is legal, what a round scores."""

from collections.abc import Mapping
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import pytest
from other_games import (
    Asked,
    Found,
    Plan,
    Special,
    compare_rounds,
    hearts_rounds,
    oh_hell_rounds,
)

from spades_rules import Deal, Ruleset, Table, compile_ruleset, load_profile
from spades_rules.table.cards import Card

if find_spec("pyspiel") is None:
    pytest.skip(
        "OpenSpiel is not installed; the development extra `.[dev]` brings it",
        allow_module_level=True,
    )

pytestmark = pytest.mark.oracle

THEIRS = (0, 1, 2, 3)
"""No pass, left, across, right: the rounds of `hearts/openspiel`."""
OURS = (1, 3, 2, 0)
"""Left, right, across, no pass: the rounds of `hearts/hearts-online`."""


AS_IT_COMES = Plan(terms={}, directions=THEIRS)
BESIDE = Plan(terms={}, directions=OURS, other_breaking=True)


def rules(name: str, changes: Mapping[str, Any] | None = None) -> Ruleset:
    return compile_ruleset(load_profile(name, overlay=dict(changes or {})))


def hearts(found: list[Asked]) -> Found:
    return compare_rounds(found, lambda points: 26 - points)


def oh_hell(found: list[Asked]) -> Found:
    return compare_rounds(found, lambda points: points)


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


@pytest.mark.parametrize("option", OPTIONS)
def test_hearts_are_played_and_scored_alike_with_each_option(option: str) -> None:
    terms, changes = OPTIONS[option]
    directions = (0, 0, 0, 0) if option == "no pass" else THEIRS
    ruleset = rules("hearts/openspiel", changes)
    found = hearts(list(hearts_rounds(ruleset, 7, 12, Plan(terms=terms, directions=directions))))
    assert found.disagreements == []
    passed = 0 if option == "no pass" else 3 * 12
    assert found.counted == {
        "rounds": 48,
        "decisions": 48 * 52 + 12 * passed,
        "scores": 48 * 4,
    }


def all_to_one(table: Table, cards: list[Card]) -> Card:
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


@pytest.mark.parametrize("jack", [False, True])
def test_a_moon_is_scored_alike(jack: bool) -> None:  # noqa: FBT001 - a parameter of the test
    changes = {"exchange.passing": None, **({"capture.cards.jack": -10} if jack else {})}
    terms = {"pass_cards": False, "jd_bonus": jack}
    asked = hearts_rounds(
        rules("hearts/openspiel", changes),
        *(7, 1),
        Plan(terms=terms, directions=(0,), special=Special(deal=SUIT_EACH, choose=all_to_one)),
    )
    rounds = list(asked)
    assert rounds[0].points[1:] != (0, 0, 0)
    assert rounds[0].points[0] == (-10 if jack else 0)
    assert hearts(rounds).disagreements == []


def test_what_opens_hearts_at_hearts_online_is_known_to_differ() -> None:
    ruleset = rules("hearts/hearts-online")
    found = hearts(list(hearts_rounds(ruleset, 7, 60, BESIDE)))
    assert found.disagreements == []
    assert found.counted["H1"] > 20


def clubs_then_low_hearts(table: Table, cards: list[Card]) -> Card:
    """Let seat 0 play its best clubs and then its lowest hearts, and the others their best."""
    best = sorted(cards, key=lambda card: "23456789TJQKA".index(card[0]))
    clubs = [card for card in best if card[1] == "C"]
    if table.turn == 0 and clubs:
        return clubs[-1]
    return best[0] if table.turn == 0 else best[-1]


FORCED = Deal(
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


def test_a_heart_that_had_to_be_led_is_known_to_open_them() -> None:
    asked = hearts_rounds(
        rules("hearts/hearts-online"),
        *(7, 1),
        replace(BESIDE, special=Special(deal=FORCED, choose=clubs_then_low_hearts)),
    )
    found = hearts(list(asked)[-1:])
    assert found.disagreements == []
    assert found.counted["H2"] > 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_oh_hell_is_bid_played_and_scored_alike(seats: int) -> None:
    most = 51 // seats
    changes = {"seating.seats.seats": seats, "dealing.deal.to": most, "calls.bids.most": most}
    ruleset = rules("oh-hell/openspiel", changes)
    found = oh_hell(list(oh_hell_rounds(ruleset, 7, 4, rounds=most, terms={})))
    assert found.disagreements == []
    assert found.counted["rounds"] == 4 * most
    assert found.counted["decisions"] == 4 * seats * (most + most * (most + 1) // 2)
    assert found.counted["scores"] == 4 * most * seats


@pytest.mark.parametrize("points", [1, 3])
def test_misses_that_cost_are_scored_alike(points: int) -> None:
    changes = {"scoring.bids.missed": "difference", "scoring.bids.trick": points}
    ruleset = rules("oh-hell/openspiel", changes)
    terms = {"off_bid_penalty": True, "points_per_trick": points}
    found = oh_hell(list(oh_hell_rounds(ruleset, 7, 4, rounds=17, terms=terms)))
    assert found.disagreements == []
    assert found.counted["rounds"] == 4 * 17


def test_the_hook_is_known_to_differ_where_nobody_speaks_of_it() -> None:
    ruleset = rules("oh-hell/card-sharp")
    found = oh_hell(list(oh_hell_rounds(ruleset, 7, 20, rounds=5, terms={})))
    assert found.disagreements == []
    assert found.counted["O1"] > 20


def test_a_rule_that_is_another_is_found() -> None:
    wrong = rules("hearts/openspiel", {"capture.cards.queen": 12})
    found = hearts(list(hearts_rounds(wrong, 7, 1, AS_IT_COMES)))
    assert {one.what for one in found.disagreements} == {"score"}
    loose = rules("hearts/openspiel", {"play.breaking": None})
    found = hearts(list(hearts_rounds(loose, 7, 3, AS_IT_COMES)))
    assert any(one.what.startswith("what is legal") for one in found.disagreements)
    low = rules("oh-hell/openspiel", {"scoring.bids.made": 9})
    asked = list(oh_hell_rounds(low, 7, 1, rounds=9, terms={}))
    assert {one.what for one in oh_hell(asked).disagreements} == {"score"}
