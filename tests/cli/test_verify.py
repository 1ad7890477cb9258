"""`verify` and `replay`: cases and records held against the rules."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

RIGHT = """\
- case: trump wins
  profile: canonical
  trick: [AH, 2S, KH, 3H]
  expect: {winner: 1}
"""
WRONG = RIGHT.replace("winner: 1", "winner: 2")


def test_cases_that_hold_pass_and_are_counted(command: Command) -> None:
    ran = command("verify", "-", typed=RIGHT)
    assert (ran.code, ran.out, ran.err) == (0, "1 passed, 0 failed\n", "")


def test_an_empty_list_passes(command: Command) -> None:
    ran = command("verify", "-", typed="[]\n")
    assert (ran.code, ran.out) == (0, "0 passed, 0 failed\n")


def test_a_failure_is_told_with_its_place_and_the_count_comes_last(command: Command) -> None:
    ran = command("verify", "-", typed=WRONG)
    assert ran.code == 1
    assert ran.out.splitlines() == [
        "<stdin>:1:3: failed: trump wins",
        "    `winner`: expected 2, got 1",
        "0 passed, 1 failed",
    ]


def test_a_case_whose_profile_does_not_load_fails(command: Command) -> None:
    ran = command("verify", "-", typed=RIGHT.replace("canonical", "nowhere"))
    assert ran.code == 1
    assert ran.out.splitlines()[-1] == "0 passed, 1 failed"


def test_a_file_that_cannot_be_read_is_unusable(command: Command, tmp_path: Path) -> None:
    assert command("verify", tmp_path / "none.yaml").code == 2
    assert command("verify", "-", typed="- {case: [").code == 2
    assert command("verify", "-", typed=b"\xff\xfe\x00").code == 2


def test_all_cases_can_be_run_under_one_profile(command: Command) -> None:
    case = (
        "- case: bags cost\n  profile: canonical\n"
        "  score: {side: {bids: [4, 4], tricks: [5, 4], bags: 9}}\n  expect: {points: -19}\n"
    )
    assert command("verify", "-", typed=case).code == 0
    ran = command("verify", "-", "--under", "card-game-spades-rules", typed=case)
    assert ran.out.splitlines()[1] == "    `points`: expected -19, got 81"


def test_what_came_of_every_case_is_told_in_json(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "cases.yaml"
    file.write_text(RIGHT + WRONG)
    ran = command("verify", file, "--format", "json")
    assert (ran.code, ran.json["passed"], ran.json["failed"]) == (1, 1, 1)
    assert [one["place"] for one in ran.json["cases"]] == [f"{file}:1:3", f"{file}:5:3"]


@pytest.fixture
def record(command: Command, tmp_path: Path) -> Path:
    """Record a round up to the first own card."""
    file = tmp_path / "game.jsonl"
    command("play", "canonical", "--seed", "4", "--record", file, typed="3\n")
    return file


def test_a_record_is_played_again_under_the_rules_it_carries(
    command: Command, record: Path
) -> None:
    ran = command("replay", record)
    assert ran.code == 0
    assert ran.out.splitlines()[-2:] == ["6 moves allowed under canonical", "the game goes on"]


def test_a_move_that_other_rules_refuse_is_told_with_its_place_and_the_rule(
    command: Command, record: Path
) -> None:
    ran = command("replay", record, "--under", "card-game-spades-rules")
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines[0].endswith(", is not:")
    assert lines[2].split()[0] == "calls.tricks:"
    refused = command("replay", record, "--under", "card-game-spades-rules", "--format", "json")
    assert refused.json["refused"]["allowed"] is False


def test_a_deal_that_other_rules_refuse_is_told_with_the_rule(
    command: Command, tmp_path: Path
) -> None:
    drawn = tmp_path / "drawn.jsonl"
    command("play", "card-game-spades-rules", "--seed", "3", "--record", drawn)
    lines = command("replay", drawn, "--under", "canonical").out.splitlines()
    assert lines[1] == "the deal is not possible: no cards are drawn for the deal here"
    assert lines[2].startswith("  dealing.deal: Every player gets the same number of cards")


def test_a_record_that_was_tampered_with_is_a_finding(command: Command, record: Path) -> None:
    text = record.read_text().replace('"made": 100', '"made": 90', 1)
    ran = command("replay", "-", typed=text)
    assert ran.code == 1
    assert "error[record-fingerprint]" in ran.err


def test_a_record_without_a_profile_takes_no_changes(command: Command, record: Path) -> None:
    ran = command("replay", record, "--set", "scoring.nil.made=50")
    assert ran.code == 2
    assert "name a profile with `--under`" in ran.err


def test_what_is_no_record_is_unusable(command: Command) -> None:
    for typed in ("", "{}", "[]\n", b"\xff", '{"format": 9}\n'):
        ran = command("replay", "-", typed=typed)
        assert (ran.code, ran.out) == (2, "")
