"""`show`, `check`, `new` and `policies`: reading and writing profiles."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spades_rules import compile_ruleset, load_profile

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

HEAD = "format: 1\nname: ours\ntitle: Ours\ngame: spades\nextends: canonical\n"


def test_a_shown_profile_is_itself_a_profile_that_does_the_same(
    command: Command, tmp_path: Path
) -> None:
    for name in ("canonical", "card-game-spades-rules", "nowplay-gg@bags-score-a-point"):
        file = tmp_path / "shown.yaml"
        file.write_text(command("show", name).out)
        shown = compile_ruleset(load_profile(file))
        assert shown.fingerprint == compile_ruleset(load_profile(name)).fingerprint
        assert command("check", file).code == 0


def test_origins_name_file_line_column_layer_and_passage_of_every_value(command: Command) -> None:
    ran = command("show", "world-of-card-games", "--origin", "--set", "scoring.nil.made=60")
    said = " ".join(ran.out.split())
    assert "layers: canonical, world-of-card-games, --set" in ran.out
    assert "made: 60 (--set, --set:1:19)" in said
    assert "failed: -100 (canonical, profiles/spades/canonical.yaml:34:61)" in said
    assert "How to play Spades (World of Card Games) is silent; filled from canonical" in said
    assert "table.turn: Everybody acts in turn, clockwise." in said


def test_a_dropped_rule_is_told_of_with_who_dropped_it(command: Command) -> None:
    ran = command("show", "card-game-spades-rules", "--origin")
    assert (
        "scoring.bags: dropped by card-game-spades-rules, "
        "profiles/spades/card-game-spades-rules.yaml:23:11" in ran.out
    )


def test_the_sheet_to_print_asks_each_question_and_answers_it(command: Command) -> None:
    ran = command("show", "canonical", "--format", "markdown")
    assert ran.out.startswith(
        "# Standard partnership Spades\n\nSpades by the profile `canonical`.\n\n"
        "## Who sits, and who shares a score?\n\n**seating.partners** (`opposite_partners`). "
    )
    assert "| parameter | value |\n| --- | --- |\n| `points` | 500 |" in ran.out


def test_a_profile_in_json_has_its_rules_and_its_fingerprint(command: Command) -> None:
    ran = command("show", "canonical@first-difference-decides", "--format", "json")
    assert ran.json["readings"] == ["first-difference-decides"]
    assert ran.json["rules"]["result"]["winner"] == {"policy": "highest", "tie": "sudden_death"}
    assert len(ran.json["fingerprint"]) == 64
    assert "origins" not in ran.json


def test_a_sound_profile_has_no_findings(command: Command) -> None:
    ran = command("check", "canonical")
    assert (ran.code, ran.out, ran.err) == (0, "", "canonical: no findings\n")


def test_a_finding_shows_the_line_the_spot_and_the_nearest_name(
    command: Command, tmp_path: Path
) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text(HEAD + "rules:\n  scoring:\n    nil: {policy: nill_points, made: 50}\n")
    ran = command("check", file)
    assert ran.code == 1
    assert ran.out.splitlines()[:3] == [
        f"{file}:8:19: error[unknown-policy]: there is no policy `nill_points` for `scoring`",
        " 8 |     nil: {policy: nill_points, made: 50}",
        "   |                   ^^^^^^^^^^^",
    ]
    assert ran.out.splitlines()[3].startswith("hint: did you mean `nil_points`?")
    assert ran.err == f"{file}: 1 finding\n"


def test_every_finding_comes_at_once_and_sorted_by_place(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text(
        HEAD + "rules: {scoring: {nil: {made: x, faild: 3}}, ending: {target: {}, z: ~}}\n"
    )
    found = command("check", file, "--format", "json").json["checks"][0]["findings"]
    assert [(one["code"], one["at"]["column"]) for one in found] == [
        ("wrong-type", 31),
        ("unknown-parameter", 34),
        ("yaml-quote-it", 70),
    ]


def test_a_bad_profile_is_a_finding_for_check_and_unusable_for_the_others(
    command: Command, tmp_path: Path
) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text(HEAD + "rules: {scoring: {nil: {made: x}}}\n")
    assert command("check", file).code == 1
    for words in (
        ("show", file),
        ("ask", file, "{deal: {dealer: 0}}"),
        ("score", file, "--side", "3,3:3,3"),
        ("play", file),
    ):
        ran = command(*words)
        assert (ran.code, ran.out) == (2, "")
        assert "error[wrong-type]: `made` is a whole number, not text" in ran.err


def test_a_profile_is_checked_from_standard_input(command: Command) -> None:
    ran = command("check", "-", typed=HEAD + "rules: {scoring: {nil: {made: x}}}\n")
    assert ran.code == 1
    assert ran.out.startswith("<stdin>:6:31: error[wrong-type]")


def test_words_of_the_command_that_are_wrong_are_no_findings_about_a_profile(
    command: Command,
) -> None:
    for words in (("canonicle",), ("canonical@zz",), ("canonical", "--set", "a=b")):
        ran = command("check", *words)
        assert (ran.code, ran.out) == (2, "")
        assert "error[" in ran.err


def test_a_shipped_profile_is_not_mistaken_for_a_folder_of_its_name(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "canonical").mkdir()
    monkeypatch.chdir(tmp_path)
    assert command("check", "canonical").code == 0
    assert command("show", "canonical").code == 0


def test_a_file_that_cannot_be_read_is_unusable(command: Command, tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none.yaml"):
        ran = command("check", file)
        assert (ran.code, ran.out) == (2, "")
        assert "cannot be read" in ran.err


def test_a_new_profile_loads_and_holds_what_was_set(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "kitchen-table.yaml"
    words = ("new", "kitchen-table", "--extends", "canonical", "--out", file)
    ran = command(*words, "--set", "scoring.nil.made=50", "--set", "ending.target.points=300")
    assert (ran.code, ran.out) == (0, f"{file}\n")
    first, rest = file.read_text().split("\n", 1)
    assert first.startswith("# yaml-language-server: $schema=")
    assert first.endswith("schemas/profile.schema.json")
    assert rest == (
        "format: 1\nname: kitchen-table\ntitle: Kitchen table\ngame: spades\n"
        "extends: canonical\nrules:\n  scoring:\n    nil: {made: 50}\n"
        "  ending:\n    target: {points: 300}\n"
    )
    assert command("check", file).code == 0


def test_a_new_profile_never_replaces_a_file(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("mine")
    ran = command("new", "mine", "--extends", "canonical", "--out", file)
    assert (ran.code, ran.err) == (2, f"`{file}` is there already, and is left alone\n")
    assert file.read_text() == "mine"


def test_a_new_profile_that_would_not_load_is_not_written(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    for words in (
        ("new", "Mine", "--extends", "canonical"),
        ("new", "mine", "--extends", "canonicle"),
        ("new", "mine", "--extends", "canonical@first-difference-decides"),
        ("new", "mine", "--extends", "canonical", "--set", "scoring.nil.made=x"),
    ):
        ran = command(*words, "--out", file)
        assert (ran.code, ran.out) == (2, "")
        assert not file.exists()


def test_a_new_profile_can_go_to_standard_output(command: Command) -> None:
    ran = command("new", "mine", "--extends", "canonical", "--out", "-", "--title", "Our own")
    assert "title: Our own\n" in ran.out


def test_a_word_of_players_gives_every_policy_that_somebody_calls_so(command: Command) -> None:
    ran = command("policies", "double nil")
    assert ran.code == 0
    heads = [line for line in ran.out.splitlines() if line and not line.startswith(" ")]
    assert heads == ["calls.blind_nil_bid", "scoring.nil_points"]
    assert "also called: double nil (hoyle-desktop, msn-zone)" in ran.out
    assert command("policies", "bag_penalty").out.startswith("scoring.bag_penalty")
    zero = command("policies", "calls.plain_zero", "--format", "json").json["policies"][0]
    assert zero["aliases"] == ["zero (vpchat, antonelli-spades, trickster: a bid of 0 is no nil)"]


SAID = {
    "joker": "ranking.promoted",
    "Jokers": "deck.pack",
    "bags": "scoring.bag_penalty",
    "books": "scoring.overtricks",
    "boston": "scoring.slam",
    "first hand": "calling.bids_itself",
    "redeal": "procedure.misdeal",
    "sandbags": "scoring.overtricks",
    "teams": "seating.teams",
    "tie": "result.highest",
}


@pytest.mark.parametrize("word", SAID)
def test_whatever_a_table_says_finds_the_policies_that_speak_of_it(
    command: Command, word: str
) -> None:
    ran = command("policies", word)
    assert ran.code == 0
    assert SAID[word] in ran.out.split()


def test_policies_with_a_word_in_their_names_come_before_those_that_only_speak_of_it(
    command: Command,
) -> None:
    lines = command("policies", "bags").out.splitlines()
    assert lines[0].endswith("policies speak of `bags`")
    heads = [line.strip() for line in lines if line.startswith("  ") and line[2] != " "]
    assert heads[:3] == ["scoring.bag_penalty", "scoring.bag_reward", "scoring.captured_bags"]
    assert "calls.blind_nil_bid" not in heads


def test_what_no_policy_speaks_of_is_said_to_be_nothing(command: Command) -> None:
    ran = command("policies", "bidding war")
    assert ran.code == 2
    assert ran.err.startswith("no policy is called `bidding war` or speaks of it")
    assert command("policies", "...").code == 2


def test_policies_list_every_question_with_what_answers_it(command: Command) -> None:
    ran = command("policies")
    lines = ran.out.splitlines()
    assert lines[0] == "seating: Who sits, and who shares a score?"
    assert "ending: Is the game over?" in lines
    assert "nil_points" in ran.out


def test_a_question_shows_its_policies_and_a_policy_its_parameters(command: Command) -> None:
    assert "  bag_penalty\n    Whenever a side has gathered" in command("policies", "scoring").out
    ran = command("policies", "ending.target")
    assert ran.out.splitlines()[0] == "ending.target"
    assert "points: 500  a whole number" in ran.out
    assert "source: canonical, world-of-card-games" in ran.out


def test_every_policy_can_be_shown_in_full(command: Command) -> None:
    for entry in command("policies", "--format", "json").json["policies"]:
        ran = command("policies", f"{entry['slot']}.{entry['name']}")
        assert ran.code == 0
        assert entry["sentence"].split()[0] in ran.out


def test_a_name_that_is_none_gets_the_nearest_one(command: Command) -> None:
    ran = command("policies", "scorin")
    assert ran.code == 2
    assert "hint: did you mean `scoring`?" in ran.err
    assert "did you mean `nil_points`?" in command("policies", "scoring.nil_point").err
