"""Rounds under `openspiel` and `canonical` against OpenSpiel's own spades, a small sample.

`python tests/oracle/run.py` plays the full number.
"""

import json
import sys
from collections import Counter
from importlib.util import find_spec
from typing import Any

import pytest
import run
from child import OracleFailedError, ask
from comparing import Comparison, compare
from differences import Difference, compare_all, compare_cards
from directed import DIRECTED, Directed, play_directed
from rounds import Round, Theirs, random_round

from spades_rules import Ruleset, compile_ruleset, load_profile, replay_record
from spades_rules.document import Plain
from spades_rules.notation.records import read_record

if find_spec("pyspiel") is None:
    pytest.skip(
        "OpenSpiel is not installed; the development extra `.[dev]` brings it",
        allow_module_level=True,
    )

pytestmark = pytest.mark.oracle

SPADES = 0x1FFF << 39


@pytest.fixture(scope="module")
def openspiel() -> Ruleset:
    return compile_ruleset(load_profile("openspiel"))


@pytest.fixture(scope="module")
def canonical() -> Ruleset:
    return compile_ruleset(load_profile("canonical"))


@pytest.fixture(scope="module")
def found(openspiel: Ruleset, canonical: Ruleset) -> Comparison:
    return compare(openspiel, canonical, seed=2026, rounds=200)


def test_no_round_differs_but_in_what_is_known(found: Comparison) -> None:
    assert found.differences == []


def test_every_decision_of_every_round_is_compared_under_openspiel(found: Comparison) -> None:
    counted = dict(found.openspiel)
    assert (counted.pop("K2", 0) > 0, counted.pop("K3", 0) > 0) == (True, True)
    assert counted == {
        "rounds": 200,
        "decisions": 200 * 56,
        "legal sets": 200 * 56,
        "trick winners": 200 * 13,
        "scores": 200 * 4,
        "endings": 200 * 2,
    }


def test_cards_and_trick_winners_are_compared_under_canonical(found: Comparison) -> None:
    counted = dict(found.canonical)
    assert counted.pop("K1") > 200
    assert counted == {
        "rounds": 200,
        "decisions": 200 * 56,
        "legal sets": 200 * 52,
        "trick winners": 200 * 13,
    }


def test_the_known_differences_show_where_they_are_provoked(found: Comparison) -> None:
    assert found.known["K1"] > 200
    assert (found.known["K2"], found.known["K3"]) == (1, 4)
    assert found.unseen == ()


def test_a_known_difference_that_does_not_show_is_named() -> None:
    found = Comparison(canonical=Counter(K1=5), directed=Counter(K2=1))
    assert found.unseen == ("K3",)


def test_openspiel_itself_is_loaded_in_the_child_only(found: Comparison) -> None:
    assert found.openspiel["rounds"] == 200
    assert "pyspiel" not in sys.modules


EXPECTED = {
    # name: points by our rules, OpenSpiel's from the totals, whether the game is over here, there
    "the round that OpenSpiel keeps as its reference": ((71, -130), (71, -130), False, False),
    "two penalties in one round": ((-78, -20), (-78, -20), False, False),
    "a failed nil helps its partner": ((-51, 70), (-51, 70), False, False),
    "set together with a failed nil": ((-230, 20), (-230, 20), False, False),
    "four nils": ((6, 7), (6, 7), False, False),
    "a bid of thirteen made": ((230, -50), (230, -50), False, False),
    "a bid of thirteen set": ((-30, -30), (-30, -30), False, False),
    "bags below zero": ((-42, 200), (58, 200), False, False),
    "a total past 500 by a small round": ((24, 70), (24, 70), True, False),
    "mercy with its switch off": ((-130, 70), (-130, 70), False, True),
    "mercy with its threshold at zero": ((-130, 70), (-130, 70), False, False),
    "mercy as it comes": ((-387, -20), (-387, -20), False, True),
    "a win by one round": ((24, 70), (24, 70), False, True),
}


@pytest.mark.parametrize("directed", DIRECTED, ids=lambda directed: directed.name)
def test_a_directed_round_is_worth(directed: Directed, openspiel: Ruleset) -> None:
    played = play_directed(openspiel, directed)
    (reply,) = ask([played.question()])
    theirs = played.read(reply)
    assert theirs.by_totals
    assert theirs.by_bags
    public, before = played.table.public, directed.before
    standing = openspiel.standing(before.totals, tallies={"bags": before.bags})
    sheet = openspiel.score_sides(openspiel.by_side(public.calls, public.won), standing=standing)
    over = openspiel.verdict(sheet.standing).over
    assert (
        sheet.points, theirs.by_totals.change, over, theirs.by_totals.over
    ) == EXPECTED[directed.name]  # fmt: skip
    assert theirs.by_bags.change == sheet.points


def test_an_ending_adds_to_the_winner_or_takes_from_the_fallen(openspiel: Ruleset) -> None:
    wanted = ("a win by one round", "mercy with its switch off", "mercy as it comes")
    rounds = [play_directed(openspiel, one) for one in DIRECTED if one.name in wanted]
    replies = [one.read(reply) for one, reply in zip(rounds, ask_all(rounds), strict=True)]
    assert {one.name: returns(reply) for one, reply in zip(rounds, replies, strict=True)} == {
        "a win by one round": (24, 270),
        "mercy with its switch off": (-330, 70),
        "mercy as it comes": (-587, -20),
    }


def test_a_spade_led_after_breaking_is_taken_unless_it_is_checked(canonical: Ruleset) -> None:
    played = random_round(canonical, 1, 0)
    free, checked = ask([played.question(), played.question(checked=True)])
    assert played.read(free).refused == ""
    theirs = played.read(checked)
    assert theirs.refused
    stopped = len(theirs.turns) - 1
    card = 1 << played.plays[stopped - 4]
    assert (stopped % 4, bool(card & SPADES)) == (0, True)
    assert not card & theirs.legal[stopped]
    assert card & played.legal[stopped]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("scoring.nil.made", 90),
        ("scoring.nil.both", "unit"),
        ("scoring.overtricks.points", 0),
        ("scoring.contract.set_on", "short"),
        ("scoring.bags.several", False),
        ("scoring.bags.every", 9),
        ("contract.side.failed_nil", "apart"),
        ("contract.side.both_nil", "apart"),
    ],
)
def test_a_changed_score_is_noticed_in_the_directed_rounds(path: str, value: Plain) -> None:
    altered = compile_ruleset(load_profile("openspiel", overlay={path: value}))
    found = differences([play_directed(altered, one) for one in DIRECTED])
    assert found
    assert all(what.startswith("points of side") for what in found)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("bidding.side_maximum", None, "legal calls"),
        ("calls.nil.per_side", 1, "legal calls"),
        ("calls.tricks.high", 12, "legal calls"),
        ("play.breaking.broken_by", "off_suit_play", "legal cards"),
        ("play.breaking", None, "legal cards"),
        ("play.first_trick", {"policy": "no_trump_on_first_trick"}, "legal cards"),
        ("play.follow_suit", None, "legal cards"),
        ("trump.suit.suit", "H", "who is in turn"),
    ],
)
def test_a_changed_rule_of_play_is_noticed_in_random_rounds(
    path: str, value: Plain, where: str
) -> None:
    altered = compile_ruleset(load_profile("openspiel", overlay={path: value}))
    found = differences([random_round(altered, 3, number) for number in range(40)])
    assert any(what.startswith(where) for what in found)


def test_an_oracle_that_opens_spades_has_changed(canonical: Ruleset) -> None:
    played = random_round(canonical, 1, 0)
    (reply,) = ask([played.question()])
    reply["legal"] = played.legal
    found = list(compare_cards(played, played.read(reply), Counter()))
    assert found
    assert {one.what.partition(" at ")[0] for one in found} == {"legal cards"}


def test_an_oracle_that_counts_bags_below_zero_has_changed(openspiel: Ruleset) -> None:
    (directed,) = [one for one in DIRECTED if one.name == "bags below zero"]
    played = play_directed(openspiel, directed)
    (reply,) = ask([played.question()])
    reply["ends"][1]["after"] = [-137, 200]
    reply["ends"][1]["returns"] = [-42, 200, -42, 200]
    (found,) = compare_all(played, played.read(reply), Counter())
    assert (found.what, found.ours, found.theirs) == ("points of side 0 by total", -42, -42)


def test_an_oracle_that_ends_games_by_the_total_has_changed(openspiel: Ruleset) -> None:
    (directed,) = [one for one in DIRECTED if one.name == "a total past 500 by a small round"]
    played = play_directed(openspiel, directed)
    (reply,) = ask([played.question()])
    reply["ends"][1]["over"] = True
    (found,) = compare_all(played, played.read(reply), Counter())
    assert found.what == "the ending by one round's change"


def test_the_script_ends_with_nought_and_its_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--rounds", "20", "--seed", "5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["oracle"], told["seed"], told["differences"]) == ("OpenSpiel 2.0.2", 5, [])
    assert told["openspiel"]["decisions"] == 20 * 56
    assert told["canonical"]["legal sets"] == 20 * 52


def test_the_script_gives_a_record_of_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--rounds", "0", "--json", "--set", "scoring.nil.made=90"]) == 1
    first, *_ = json.loads(capsys.readouterr().out)["differences"]
    assert (first["round"], first["what"]) == (
        "two penalties in one round", "points of side 0 by bags"
    )  # fmt: skip
    assert (first["ours"], first["theirs"]) == ("-88", "-78")
    record = read_record(first["record"], "record").record
    assert record
    again = replay_record(record, compile_ruleset(load_profile("openspiel")))
    assert (again.refused, again.table.public.won) == (None, (13, 0, 0, 0))


def test_the_script_tells_a_failed_oracle_from_a_difference(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> Comparison:
        message = "oracle failed: it ended with -6"
        raise OracleFailedError(message)

    monkeypatch.setattr(run, "compare", fail)
    assert run.main(["--rounds", "1"]) == 2
    assert capsys.readouterr().err == "oracle failed: it ended with -6\n"


def ask_all(rounds: list[Round]) -> list[dict[str, Any]]:
    """Ask about some rounds."""
    return ask([one.question() for one in rounds])


def differences(rounds: list[Round]) -> list[str]:
    """Say where some rounds differ from OpenSpiel's account of them."""
    found: list[Difference] = []
    for one, reply in zip(rounds, ask_all(rounds), strict=True):
        found.extend(compare_all(one, one.read(reply), Counter()))
    return [one.what for one in found]


def returns(theirs: Theirs) -> tuple[int, int] | None:
    """Give what OpenSpiel returns to each side."""
    return theirs.by_totals.returns if theirs.by_totals else None
