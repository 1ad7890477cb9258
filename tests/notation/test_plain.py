"""Rulings, sheets and views as plain values hold all that they say, and nothing hidden."""

import json

import pytest

from spades_rules.cases import Loader
from spades_rules.kernel.actions import Call, Deal, Look, Pass, Play
from spades_rules.kernel.play import new_game
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import view
from spades_rules.notation.plain import (
    choices_to_plain,
    ruling_to_plain,
    sheet_to_plain,
    verdict_to_plain,
    view_to_plain,
)
from spades_rules.table.cards import Card


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    changes = {"calls.blind_nil.behind": None}
    return Loader().rules("card-game-spades-rules", changes, None).ruleset


@pytest.fixture
def table(rules: Ruleset) -> Table:
    """Give a table after a blind nil by seat 0 and three seen bids: cards are to be passed."""
    table = new_game(rules)
    suits = tuple(tuple(Card(f"{rank}{suit}") for rank in "23456789TJQKA") for suit in "CDHS")
    table.push(Deal(3, suits))
    for action in (
        rules.calls.by_name["blind_nil"],
        Look(),
        rules.calls.by_name["4"],
        rules.calls.by_name["5"],
        Look(),
        rules.calls.by_name["4"],
    ):
        table.push(action)
    return table


def test_a_ruling_says_who_may_not_do_what_and_why(table: Table) -> None:
    assert ruling_to_plain(table.rule_on(Play(Card("2C")))) == {
        "seat": 0,
        "action": {"play": "2C"},
        "allowed": False,
        "reason": "not_now",
        "rules": ["table.turn"],
        "words": "no card is to be played",
    }


def test_choices_are_words_with_the_rules_that_took_others_away(rules: Ruleset) -> None:
    assert choices_to_plain(rules.legal_cards([Card("2H"), Card("KS")], so_far=())) == {
        "legal": ["2H"],
        "refused": {"KS": "play.breaking"},
        "waived": [],
    }


def test_a_sheet_lists_each_side_with_its_lines(rules: Ruleset) -> None:
    nil, four = rules.calls.by_name["nil"], rules.calls.by_name["4"]
    sheet = rules.score((nil, four, four, four), (0, 4, 5, 4))
    first, _ = sheet_to_plain(rules, sheet)
    assert isinstance(first, dict)
    assert {key: first[key] for key in ("seats", "points", "bags", "total")} == {
        "seats": [0, 2],
        "points": 91,
        "bags": 1,
        "total": 91,
    }
    lines = first["lines"]
    assert isinstance(lines, list)
    shown = [
        (line["rule"], line["points"], line["bags"]) for line in lines if isinstance(line, dict)
    ]
    assert shown == [
        ("scoring.contract", 40, 0),
        ("scoring.overtricks", 1, 1),
        ("scoring.nil", 50, 0),
    ]


def test_a_verdict_names_the_winner_and_the_rule(rules: Ruleset) -> None:
    assert verdict_to_plain(rules.verdict(rules.standing((510, 3), round=7))) == {
        "over": True,
        "winner": 0,
        "by": "ending.target",
    }


def test_a_view_shows_passed_cards_to_the_two_partners_alone(rules: Ruleset, table: Table) -> None:
    table.push(Pass((Card("KC"), Card("AC"))))
    seen = {seat: view_to_plain(rules, view(table, seat)) for seat in (0, 1, 2, None)}
    hidden = [{"from": 0, "to": 2, "count": 2, "cards": None}]
    shown = [{"from": 0, "to": 2, "count": 2, "cards": ["KC", "AC"]}]
    assert [seen[seat]["passes"] for seat in (0, 1, 2, None)] == [shown, hidden, shown, hidden]
    assert seen[None]["hand"] is None
    assert seen[1]["hand"] == [f"{rank}D" for rank in "23456789TJQKA"]


def test_a_view_holds_the_calls_the_trick_and_the_score(rules: Ruleset, table: Table) -> None:
    table.push(Pass((Card("KC"), Card("AC"))))
    table.push(Pass((Card("2H"), Card("AC"))))
    table.push(Play(Card("2C")))
    seen = view_to_plain(rules, view(table, 1))
    assert json.loads(json.dumps(seen)) == seen
    assert {key: seen[key] for key in ("seat", "phase", "turn", "dealer", "round")} == {
        "seat": 1,
        "phase": "play",
        "turn": 1,
        "dealer": 3,
        "round": 1,
    }
    assert seen["calls"] == [[0, "blind_nil"], [1, "4"], [2, "5"], [3, "4"]]
    assert seen["trick"] == [[0, "2C"]]
    assert seen["tricks"] == []
    assert seen["won"] == [0, 0, 0, 0]
    assert seen["claimed"] is None
    assert seen["legal"] == [{"play": f"{rank}D"} for rank in "23456789TJQKA"]
    assert seen["standing"] == {"rounds": 0, "totals": [0, 0], "tallies": {"bags": [0, 0]}}
    assert seen["sheets"] == []
    assert seen["verdict"] == {"over": False, "winner": None, "by": ""}


def test_a_call_keeps_its_word_alone() -> None:
    table = new_game(Loader().rules("canonical", {}, None).ruleset)
    ruling = table.rule_on(Call("nil", personal=True))
    assert ruling_to_plain(ruling)["action"] == {"call": "nil"}
