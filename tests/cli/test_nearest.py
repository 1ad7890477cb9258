"""`nearest`: which documented profile a house's own is closest to."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from spades_rules.profile import kept
from spades_rules.report.schema import report_schema

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

HEAD = "format: 1\nname: ours\ntitle: Ours\ngame: spades\nextends: canonical\n"
NIL = HEAD + "rules: {scoring: {nil: {made: 50, failed: -50}, bags: null}}\n"


def test_the_nearest_is_named_with_its_edits_and_what_each_does(command: Command) -> None:
    ran = command("nearest", "-", typed=NIL)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "ours is nearest to canonical: 3 edits"
    assert lines[1].split() == ["edits", "profile"]
    assert lines[2].split() == ["3", "canonical", "Standard", "partnership", "Spades"]
    assert "from A, canonical, to B, ours" in lines
    assert (
        "  scoring.nil.made: 100 becomes 50; differs by itself; B gives fewer points\n"
        "    e.g. a side bids nil and 4, and takes 0 and 4 tricks\n"
        "       A: 140 points · B: 90 points\n"
    ) in ran.out
    assert "  scoring.bags: dropped; differs by itself; B gives more points\n" in ran.out
    assert ran.out.endswith(
        "  as a profile writes it:\n"
        "    extends: canonical\n"
        "    rules:\n"
        "      scoring:\n"
        "        nil: {made: 50, failed: -50}\n"
        "        bags: null\n"
    )


def test_a_documented_profile_is_nearest_to_itself(command: Command) -> None:
    ran = command("nearest", "openspiel")
    assert ran.out.startswith("openspiel is nearest to openspiel: 0 edits\n")
    assert ran.out.endswith("from A, openspiel, to B, openspiel\n  nothing to edit\n")


def test_those_that_tie_are_told_of_each_by_itself(command: Command) -> None:
    ran = command("nearest", "canonical", "--set", "play.breaking.broken_by=nothing")
    assert ran.out.startswith("canonical is nearest to canonical and nowplay-gg: 1 edit each\n")
    first, second = ran.out.split("from A, ")[1:]
    assert first.startswith("canonical, to B, canonical\n  play.breaking.broken_by: off_suit_play ")
    assert second.startswith("nowplay-gg, to B, canonical\n  play.breaking.broken_by: void_follow")
    assert "  procedure.turn_clock: dropped; no program enforces it\n" in second


def test_a_rule_can_be_new_or_of_another_policy(command: Command) -> None:
    rules = "rules: {calls: {zero: {policy: plain_zero}}, contract: {side: {policy: alone}}}\n"
    ran = command("nearest", "-", typed=HEAD + rules)
    told = " ".join(ran.out.split())
    assert "calls.zero: new, {policy: plain_zero}; differs by itself; B allows more" in told
    assert "exactly: false} becomes {policy: alone}; differs by itself" in told


def test_the_result_in_json_has_the_ranking_and_the_effects_of_the_first(command: Command) -> None:
    ran = command("nearest", "-", "--format", "json", typed=NIL)
    schema = report_schema()
    one = {"$ref": "#/$defs/nearest", "$defs": schema["$defs"]}
    assert list(Draft202012Validator(one).iter_errors(ran.json)) == []
    assert (ran.json["profile"], ran.json["nearest"]) == ("ours", ["canonical"])
    first, second, *_ = ran.json["ranking"]
    assert first["edits"][0] == {
        "path": "scoring.nil.made",
        "kind": "retuned",
        "a": 100,
        "b": 50,
        "enforced": True,
    }
    effect = first["effects"][0]
    assert (effect["path"], effect["verdict"]) == ("scoring.nil.made", "differs")
    assert (effect["direction"], effect["witness"]["b"]) == ("lower", {"points": 90})
    assert first["rules"] == {"scoring": {"nil": {"made": 50, "failed": -50}, "bags": None}}
    assert second["distance"] > first["distance"]
    assert "effects" not in second


def test_a_documented_profile_of_ones_own_is_looked_at_too(
    command: Command, tmp_path: Path
) -> None:
    (tmp_path / "spades").mkdir()
    rules = "rules: {ending: {target: {points: 300}}}\n"
    club = (Path(str(kept("profiles"))) / "spades" / "canonical.yaml").read_text(encoding="utf-8")
    club = club.replace("name: canonical", "name: club").replace("points: 500", "points: 300")
    (tmp_path / "spades" / "club.yaml").write_text(club, encoding="utf-8")
    ran = command("nearest", "-", "--profiles", tmp_path, typed=HEAD + rules)
    assert ran.out.startswith("ours is nearest to club: 0 edits\n")


def test_a_profile_that_cannot_be_read_is_unusable(command: Command) -> None:
    ran = command("nearest", "-", typed=HEAD + "rules: {scoring: {nil: {made: x}}}\n")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("<stdin>:6:31: error[wrong-type]")
