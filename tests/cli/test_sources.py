"""An auditor begins a profile of a source, and sees what it leaves open and what is unread."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spades_rules.cli.show import STANCES
from spades_rules.profile import Stance

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

REGISTER = """format: 1
sources:
  mat:
    title: Spades on a beer mat
    publisher: The Anchor
    kind: print
    what: "ten sentences"
    sections: {Bids: {says: "what may be bid"}, Scores: {says: "what is won"}}
"""


@pytest.fixture
def mat(command: Command, tmp_path: Path) -> Path:
    """Begin a profile beside a register that describes its source."""
    (tmp_path / "sources.yaml").write_text(REGISTER, encoding="utf-8")
    file = tmp_path / "mat.yaml"
    ran = command("new", "mat", "--extends", "canonical", "--source", "mat", "--out", file)
    assert (ran.code, ran.out) == (0, f"{file}\n")
    return file


def test_a_new_profile_of_a_source_calls_it_silent_on_every_rule(mat: Path) -> None:
    text = mat.read_text(encoding="utf-8")
    assert "\nsource: mat\n" in text
    assert "\n  table.turn: {stance: silent}\n" in text
    assert "\n  scoring.nil: {stance: silent}\n" in text
    assert '\n  #   scoring.nil: {stance: states, at: SECTION, says: "' in text


def test_of_a_source_just_begun_nothing_is_amiss_but_its_unread_sections(
    command: Command, mat: Path
) -> None:
    found = command("check", mat, "--format", "json").json["checks"][0]["findings"]
    assert [(one["code"], one["message"].split("`")[3]) for one in found] == [
        ("unread-section", "Bids"),
        ("unread-section", "Scores"),
    ]


def test_what_a_source_says_is_silent_no_more(command: Command, mat: Path) -> None:
    before = command("show", mat, "--stance", "silent").out
    assert before.startswith("mat: 25 places with the stance silent\n")
    assert "\nscoring.nil\n  nil_points {" in before
    text = mat.read_text(encoding="utf-8").replace(
        "  scoring.nil: {stance: silent}\n",
        '  scoring.nil: {stance: states, at: Scores, says: "a hundred either way"}\n'
        "  scoring.nil.both: {stance: silent}\n",
    )
    mat.write_text(text, encoding="utf-8")
    after = command("show", mat, "--stance", "silent").out
    assert "\nscoring.nil\n" not in after
    assert "\nscoring.nil.both\n  separate, from canonical\n" in after
    stated = command("show", mat, "--stance", "states").out
    assert stated.splitlines() == [
        "mat: 1 place with the stance states",
        "",
        "scoring.nil",
        "  nil_points {call: nil, made: 100, failed: -100, both: separate, both_made:",
        "    null, both_failed: null}",
        "  mat, Scores states: a hundred either way",
    ]


def test_places_of_a_stance_are_told_in_json_and_as_a_table(command: Command) -> None:
    words = ("show", "pagat", "--stance", "ambiguous", "--stance", "silent")
    told = command(*words, "--format", "json").json["stances"]
    tie = next(one for one in told if one["path"] == "result.winner.tie")
    assert (tie["value"], tie["filled"]) == ("play_on", "canonical")
    assert [one["stance"] for one in tie["passages"]] == ["silent"]
    page = command(*words, "--format", "markdown").out
    assert page.startswith(f"# pagat: {len(told)} places with the stance silent or ambiguous\n")
    assert "| `result.winner.tie` | play_on, from canonical |  |" in page
    none = command("show", "pagat", "--stance", "contradicts", "--format", "markdown").out
    assert none == "# pagat: 0 places with the stance contradicts\n"


def test_what_a_policy_fills_by_itself_is_said_so(command: Command) -> None:
    told = command("show", "dummies", "--stance", "silent").out
    assert "\ncalls.blind_nil.behind\n  100, from the policy itself\n" in told


def test_the_stances_to_choose_from_are_those_that_a_profile_takes() -> None:
    assert tuple(Stance) == STANCES


def test_a_source_that_no_register_has_begins_no_profile(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "mat.yaml"
    ran = command("new", "mat", "--extends", "canonical", "--source", "mat", "--out", file)
    assert ran.code == 2
    assert "a source of your own is described in a `sources.yaml`" in ran.err
    assert not file.exists()


def test_what_cannot_be_wished_for_at_once_is_refused(command: Command) -> None:
    assert command("show", "pagat", "--origin", "--stance", "silent").code == 2
    ran = command(
        *("new", "mat", "--extends", "canonical", "--source", "pagat"),
        *("--set", "scoring.nil.made=50", "--out", "-"),
    )
    assert "what a source says is written with its passage" in ran.err
