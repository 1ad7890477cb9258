"""`score`: a round or a game on paper, every line with its reason."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

GAME = """\
format: 1
rounds:
  - {calls: [nil, 4, 4, 3], tricks: [1, 5, 3, 4]}
  - {calls: [3, 4, 4, 3], tricks: [4, 5, 3, 1]}
"""


def test_one_side_is_scored_line_by_line_with_passages(command: Command) -> None:
    ran = command("score", "canonical", "--side", "nil,4:1,3:9")
    assert ran.code == 0
    sheet, rules = ran.out.split("\n\n")
    assert [line.rstrip() for line in sheet.splitlines() if not line.startswith(" " * 8)] == [
        "seats 0 and 2: -240 points; total -240, 0 bags",
        "    -40  scoring.contract           set: 4 bid x -10",
        "   -100  scoring.nil                nil failed",
        "      0  scoring.failed_nil_tricks  1 taken at nil x 0, +1 bag",
        "   -100  scoring.bags               10 bags: 1 x -100, 0 kept, -10 bags",
    ]
    said = " ".join(sheet.split())
    assert (
        "nil failed Spades: history and selected rules, §04 states: a hundred for the side when "
        "kept, a hundred off when broken [profiles/spades/canonical.yaml:118:16]" in said
    )
    assert rules.splitlines()[0] == "the rules"
    assert "  scoring.bags: Whenever a side has gathered a number of bags it pays points" in rules


def test_a_line_that_a_house_changed_says_so_before_the_passage_of_its_source(
    command: Command,
) -> None:
    ran = command("score", "canonical", "--side", "nil,4:0,4", "--set", "scoring.nil.made=50")
    lines = ran.out.splitlines()
    changed = lines.index("    +50  scoring.nil       nil made") + 1
    assert lines[changed] == "        made: 50  (--set, --set:1:19)"
    assert lines[changed + 1].startswith("        Spades: history and selected rules, §04 states: ")
    assert ran.out.count("        made: ") == 1


def test_the_sheet_in_json_has_the_keys_that_programs_rely_on(command: Command) -> None:
    ran = command("score", "canonical", "--side", "nil,4:1,3:9:100", "--format", "json")
    (side,) = ran.json["sides"]
    assert (side["seats"], side["points"], side["bags"], side["total"]) == ([0, 2], -240, 0, -140)
    assert [(line["rule"], line["points"], line["bags"]) for line in side["lines"]] == [
        ("scoring.contract", -40, 0),
        ("scoring.nil", -100, 0),
        ("scoring.failed_nil_tricks", 0, 1),
        ("scoring.bags", -100, -10),
    ]


def test_bags_are_told_of_even_where_no_rule_counts_them(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "no-bags.yaml"
    file.write_text(
        "format: 1\nname: no-bags\ntitle: No bags\ngame: spades\nextends: canonical\n"
        "rules: {scoring: {bags: null, overtricks: null, failed_nil_tricks: null}}\n"
    )
    ran = command("score", file, "--side", "4,4:5,4", "--format", "json")
    assert ran.json["sides"][0]["bags"] == 0
    assert ran.json["sides"][0]["lines"][0]["bags"] == 0


def test_several_sides_stand_in_their_order(command: Command) -> None:
    ran = command(
        "score", "canonical", "--side", "4,4:4,4", "--side", "nil,4:0,5", "--format", "json"
    )
    assert [(side["seats"], side["points"]) for side in ran.json["sides"]] == [
        ([0, 2], 80),
        ([1, 3], 141),
    ]


def test_a_game_on_paper_is_scored_round_by_round(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.yaml"
    file.write_text(GAME)
    ran = command("score", "canonical", file)
    assert ran.out.split("\n\n")[0].splitlines() == [
        "round 1, dealt by seat 3",
        "  seats 0 and 2: -140 points; total -140, 1 bag",
        "      -40  scoring.contract           set: 4 bid x -10",
        "     -100  scoring.nil                nil failed",
        "        0  scoring.failed_nil_tricks  1 taken at nil x 0, +1 bag",
        "  seats 1 and 3: +72 points; total 72, 2 bags",
        "      +70  scoring.contract    7 x 10",
        "       +2  scoring.overtricks  2 over x 1, +2 bags",
        "round 2, dealt by seat 0",
        "  seats 0 and 2: +70 points; total -70, 1 bag",
        "      +70  scoring.contract  7 x 10",
        "  seats 1 and 3: -70 points; total 2, 2 bags",
        "      -70  scoring.contract  set: 7 bid x -10",
        "the game goes on",
    ]


def test_a_game_of_several_rounds_ends_with_the_score_as_on_a_pad(command: Command) -> None:
    pad = command("score", "canonical", "-", typed=GAME).out.split("\n\n")[1]
    assert pad.splitlines() == [
        "the score: points, then the total and its bags",
        "  round  seats 0 and 2        seats 1 and 3",
        "      1   -140   -140, 1 bag    +72     72, 2 bags",
        "      2    +70    -70, 1 bag    -70      2, 2 bags",
    ]


def test_players_who_are_named_stand_for_their_seats(command: Command) -> None:
    named = GAME.replace("rounds:", "players: [Ann, Ben, Zoë, Dan]\nrounds:", 1)
    lines = command("score", "canonical", "-", typed=named).out.splitlines()
    assert lines[0] == "round 1, dealt by Dan"
    assert lines[1] == "  Ann and Zoë: -140 points; total -140, 1 bag"
    assert "  round  Ann and Zoë          Ben and Dan" in lines
    ran = command("score", "canonical", "-", "--format", "json", typed=named)
    assert ran.json["players"] == ["Ann", "Ben", "Zoë", "Dan"]
    short = ("--set", "ending.target.points=72")
    assert "ending.target: Ben and Dan win\n" in (
        command("score", "canonical", "-", *short, typed=named.rpartition("\n  -")[0]).out
    )


def test_players_are_as_many_as_seats(command: Command) -> None:
    named = GAME.replace("rounds:", "players: [Ann, Ben]\nrounds:", 1)
    ran = command("score", "canonical", "-", typed=named)
    assert (ran.code, ran.out) == (2, "")
    assert "2 players are named, and 4 play\n" in ran.err
    assert "hint: name each seat, clockwise from seat 0\n" in ran.err


def test_a_game_in_json_ends_with_totals_and_a_verdict(command: Command) -> None:
    ran = command("score", "canonical", "-", "--format", "json", typed=GAME)
    assert [side["total"] for side in ran.json["sides"]] == [-70, 2]
    assert len(ran.json["rounds"]) == 2
    assert ran.json["verdict"] == {"over": False, "winner": None, "by": ""}


def test_a_game_without_rounds_stands_at_nothing(command: Command) -> None:
    ran = command("score", "canonical", "-", "--format", "json", typed="format: 1\nrounds: []\n")
    assert [(side["total"], side["bags"]) for side in ran.json["sides"]] == [(0, 0), (0, 0)]


def test_sides_that_cannot_be_scored_are_unusable(command: Command) -> None:
    for side, words in (
        ("x", "`x` is no side"),
        ("3,4:1", "gives 2 calls and 1 number of tricks, and a side has 2 of each"),
        ("3,4:1,2:-3", "`3,4:1,2:-3` has -3 bags"),
        ("3,4:1,14", "has 15 tricks"),
        ("3,4:1,x", "`x` in `3,4:1,x` is no whole number"),
        ("3,blind_6:1,2", "`blind_6` is no call here"),
        ("3,4:1,2:3:4:5", "is no side"),
    ):
        ran = command("score", "canonical", "--side", side)
        assert (ran.code, ran.out) == (2, "")
        assert words in ran.err


def test_either_sides_or_a_game_is_scored(command: Command) -> None:
    assert command("score", "canonical").code == 2
    assert command("score", "canonical", "game.yaml", "--side", "3,3:3,3").code == 2
