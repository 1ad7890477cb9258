"""`describe` and `sheet`: a table's name in one line, and its rules on one page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

OURS = """format: 1
name: ours
title: Ours
game: spades
extends: world-of-card-games
rules:
  scoring:
    nil: {made: 50, failed: -50}
"""


def test_a_shipped_profile_is_one_line(command: Command) -> None:
    ran = command("describe", "nowplay-gg")
    assert (ran.code, ran.out, ran.err) == (
        0,
        "Partnership Spades to 500: breaking by a void follower\n",
        "",
    )


def test_a_table_can_be_told_from_another_than_canonical(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text(OURS, encoding="utf-8")
    ran = command("describe", file, "--against", "world-of-card-games")
    assert ran.out == "Partnership Spades to 500: nil ±50\n"


def test_a_description_in_json_lists_the_differences(command: Command) -> None:
    ran = command("describe", "canonical", "--set", "scoring.nil.made=50", "--format", "json")
    assert ran.json == {
        "format": 1,
        "profile": "canonical",
        "against": "canonical",
        "description": "Partnership Spades to 500: nil +50/-100",
        "differences": ["nil +50/-100"],
    }


def test_a_profile_may_come_from_standard_input(command: Command) -> None:
    ran = command("describe", "-", "--against", "world-of-card-games", typed=OURS)
    assert ran.out == "Partnership Spades to 500: nil ±50\n"
    ran = command("sheet", "-", "--against", "-", typed=OURS)
    assert ran.code == 2
    assert "only one profile can come from standard input" in ran.err


def test_a_profile_that_is_not_there_cannot_be_described(command: Command) -> None:
    for words in (("describe", "canonicle"), ("sheet", "canonical", "--against", "canonicle")):
        ran = command(*words)
        assert ran.code == 2
        assert ran.out == ""
        assert "did you mean `canonical`?" in ran.err


def test_a_folder_of_profiles_is_looked_in_too(command: Command, tmp_path: Path) -> None:
    (tmp_path / "spades").mkdir()
    (tmp_path / "spades" / "ours.yaml").write_text(OURS, encoding="utf-8")
    ran = command("sheet", "ours", "--profiles", tmp_path)
    assert ran.code == 0
    assert ran.out.startswith("Ours\nSpades by the profile ours. Set apart: ")


def test_a_sheet_is_written_in_the_words_of_the_house(command: Command) -> None:
    ran = command("sheet", "canonical", "--words", "books", "--words", "team")
    assert ran.code == 0
    assert "  A nil scores +100 when the bidder takes no book, and else -100. [scoring.nil]" in (
        ran.out.splitlines()
    )
    assert "  4 players form two teams;" in ran.out


def test_a_word_that_no_house_uses_is_refused(command: Command) -> None:
    ran = command("sheet", "canonical", "--words", "stitches")
    assert ran.code == 2
    assert "'tricks', 'books', 'side', 'team'" in ran.err


def test_two_words_for_one_thing_are_refused(command: Command) -> None:
    ran = command("sheet", "canonical", "--words", "team", "--words", "tricks", "--words", "books")
    assert ran.code == 2
    assert "`tricks` and `books` are two words for one thing; choose one" in ran.err
    assert command("sheet", "canonical", "--words", "books", "--words", "books").code == 0


def test_a_sheet_has_four_forms(command: Command) -> None:
    opened = {
        "text": "Standard partnership Spades\n",
        "markdown": "# Standard partnership Spades\n",
        "html": "<!DOCTYPE html>\n",
        "json": '{\n  "format": 1,\n',
    }
    for form, first in opened.items():
        assert command("sheet", "canonical", "--format", form).out.startswith(first)


def test_a_sheet_in_json_has_every_rule_with_its_mark(command: Command) -> None:
    ran = command("sheet", "canonical", "--set", "ending.target.points=300", "--format", "json")
    rules = [rule for section in ran.json["sections"] for rule in section["rules"]]
    assert [one for one in rules if one["stand"] != "alike"] == [
        {
            "rule": "ending.target",
            "text": "The game ends after a round in which a side has reached 300 points.",
            "stand": "changed",
            "there": "The game ends after a round in which a side has reached 500 points.",
        }
    ]
