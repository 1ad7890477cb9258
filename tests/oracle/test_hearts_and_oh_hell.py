"""Hearts and Oh Hell against OpenSpiel's own: whose turn, what is legal, what a round scores."""

import json
from importlib.util import find_spec
from typing import Any

import pytest
import run_others
from child import OracleFailedError
from game_plans import (
    AS_IT_COMES,
    FORCED,
    MOON,
    OPTIONS,
    hearts_beside,
    hearts_with,
    oh_hell_of,
    oh_hell_unhooked,
    rules,
)
from other_games import Found, Plan, compare_rounds, hearts_rounds, oh_hell_rounds

if find_spec("pyspiel") is None:
    pytest.skip(
        "OpenSpiel is not installed; the development extra `.[dev]` brings it",
        allow_module_level=True,
    )

pytestmark = pytest.mark.oracle


@pytest.mark.parametrize("option", OPTIONS)
def test_hearts_are_played_and_scored_alike_with_each_option(option: str) -> None:
    found = hearts_with(option, 7, 12)
    assert found.disagreements == []
    passed = 0 if option == "no pass" else 3 * 12
    assert found.counted == {
        "rounds": 48,
        "decisions": 48 * 52 + 12 * passed,
        "scores": 48 * 4,
    }


@pytest.mark.parametrize(("jack", "own"), [(False, 0), (True, -10)])
def test_a_moon_is_scored_alike(own: int, *, jack: bool) -> None:
    changes = {"exchange.passing": None, **({"capture.cards.jack": -10} if jack else {})}
    plan = Plan(terms={"pass_cards": False, "jd_bonus": jack}, directions=(0,), special=MOON)
    (played,) = hearts_rounds(rules("hearts/openspiel", changes), 7, 1, plan)
    assert played.points == (own, 26, 26, 26)
    assert compare_rounds([played], lambda points: 26 - points).disagreements == []


def test_what_opens_hearts_at_hearts_online_is_known_to_differ() -> None:
    found = hearts_beside(7, 60)
    assert found.disagreements == []
    assert found.counted["H1"] > 20


def test_a_heart_that_had_to_be_led_is_known_to_open_them() -> None:
    found = hearts_beside(7, 1, FORCED)
    assert found.disagreements == []
    assert found.counted["H2"] > 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_oh_hell_is_bid_played_and_scored_alike(seats: int) -> None:
    found, most = oh_hell_of(seats, 7, 4), 51 // seats
    assert found.disagreements == []
    assert found.counted == {
        "rounds": 4 * most,
        "decisions": 4 * seats * (most + most * (most + 1) // 2),
        "scores": 4 * most * seats,
    }


@pytest.mark.parametrize("trick", [1, 3])
def test_misses_that_cost_are_scored_alike(trick: int) -> None:
    found = oh_hell_of(3, 7, 4, off=True, trick=trick)
    assert found.disagreements == []
    assert found.counted["rounds"] == 4 * 17


def test_the_hook_is_known_to_differ_where_nobody_speaks_of_it() -> None:
    found = oh_hell_unhooked(7, 20)
    assert found.disagreements == []
    assert found.counted["O1"] > 20


def told(found: Found) -> set[str]:
    return {one.what.partition(" at ")[0] for one in found.disagreements}


def test_a_rule_that_is_another_is_found() -> None:
    wrong = rules("hearts/openspiel", {"capture.cards.queen": 12})
    asked = list(hearts_rounds(wrong, 7, 1, AS_IT_COMES))
    assert told(compare_rounds(asked, lambda points: 26 - points)) == {"score"}
    loose = rules("hearts/openspiel", {"play.breaking": None})
    asked = list(hearts_rounds(loose, 7, 3, AS_IT_COMES))
    assert "what is legal" in told(compare_rounds(asked, lambda points: 26 - points))
    low = rules("oh-hell/openspiel", {"scoring.bids.made": 9})
    asked = list(oh_hell_rounds(low, 7, 1, rounds=9, terms={}))
    assert told(compare_rounds(asked, lambda points: points)) == {"score"}


def test_the_script_tells_every_comparison_with_its_counts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_others.main(["--games", "20", "--seed", "3", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["differences"] == []
    assert all(found["known"].values())
    assert found["compared"]["hearts, as it comes"]["rounds"] == 80


def test_the_script_says_when_a_known_difference_does_not_show(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_others, "comparisons", lambda _seed, _games: iter(()))
    assert run_others.main(["--games", "1"]) == 1
    assert "H1 did not show: the oracle has changed" in capsys.readouterr().out


def test_the_script_ends_by_two_when_there_is_no_answer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_seed: int, _games: int) -> None:
        message = "oracle failed: no answer"
        raise OracleFailedError(message)

    monkeypatch.setattr(run_others, "comparisons", fail)
    assert run_others.main(["--games", "1"]) == 2
    assert "no answer" in capsys.readouterr().err
