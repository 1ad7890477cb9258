"""`ask`: what may be done at the table, and why."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

Command = Callable[..., Any]
"""Runs the command; see `conftest`."""

FIRST_TRICK = "{play: {hand: [KD, 3H, 8S], trick: [5C], first_trick: true}}"
ONLY_SPADES = "{play: {hand: [2S, 7S], first_trick: false, broken: false}}"


def test_a_spade_on_the_first_trick_is_refused_with_the_rule_its_place_and_its_passage(
    command: Command,
) -> None:
    ran = command("ask", "world-of-card-games", FIRST_TRICK)
    assert ran.code == 0
    assert ran.err == ""
    lines = ran.out.splitlines()
    assert lines[:2] == [
        "legal: K♦ (king of diamonds), 3♥ (three of hearts)",
        "8♠ (eight of spades) is refused by play.first_trick",
    ]
    said = " ".join(ran.out.split())
    assert (
        "play.first_trick: Nobody may put a trump on the first trick, not even who cannot "
        "follow suit." in said
    )
    assert "profiles/spades/world-of-card-games.yaml:" in said
    source = "How to play Spades (World of Card Games)"
    assert f"{source}, Play states: on the first trick no spade may be thrown" in said


def test_a_leader_with_only_spades_shows_a_gap_in_the_beginners_article(command: Command) -> None:
    ran = command("ask", "card-game-spades-rules", ONLY_SPADES)
    assert ran.code == 0
    said = " ".join(ran.out.split())
    assert said.startswith("legal: 2♠ (two of spades), 7♠ (seven of spades) waived: play.breaking")
    assert (
        "this is a gap in the rules as written: read to the letter play.breaking bars everything "
        "that could be done (2♠ (two of spades), 7♠ (seven of spades)) and leaves no way on" in said
    )
    assert "no exception is made for a leader who holds only spades" in said


def test_the_same_lead_is_plainly_allowed_where_the_exception_is_made(command: Command) -> None:
    ran = command("ask", "canonical", ONLY_SPADES, "--format", "json")
    assert ran.json["answer"] == {"legal": ["2S", "7S"], "refused": {}, "waived": []}
    assert ran.json["gaps"] == []


def test_the_answer_in_json_names_rule_value_place_and_passage(command: Command) -> None:
    ran = command("ask", "world-of-card-games", FIRST_TRICK, "--format", "json")
    assert list(ran.json) == ["format", "profile", "kind", "answer", "gaps", "rules"]
    assert ran.json["answer"]["refused"] == {"8S": "play.first_trick"}
    (rule,) = ran.json["rules"]
    assert rule["rule"] == "play.first_trick"
    assert rule["policy"]["value"] == "no_trump_on_first_trick"
    assert rule["policy"]["layer"] == "world-of-card-games"
    assert rule["passages"][0]["stance"] == "states"
    assert rule["passages"][0]["at"] == ["Play"]


def test_a_score_is_asked_for_like_anything_else(command: Command) -> None:
    ran = command("ask", "canonical", "{score: {side: {bids: [nil, 4], tricks: [1, 3]}}}")
    assert ran.out.splitlines()[0] == "the side: -140 points; total -140, 1 bag"
    assert "  -100  scoring.nil                nil failed" in ran.out


def test_every_kind_of_situation_is_answered_in_words(command: Command) -> None:
    def first(situation: str, profile: str = "canonical") -> str:
        return command("ask", profile, situation).out.splitlines()[0]

    assert first("{trick: [AH, 2S, KH, 3H]}") == (
        "card 2 in playing order wins the trick (place 1, from 0)"
    )
    assert first("{ending: {totals: [510, 520], round: 9}}") == (
        "the game is over by ending.target: seats 1 and 3 win"
    )
    assert first("{ending: {totals: [505, 505], round: 9}}") == "the game goes on"
    assert first("{deal: {dealer: 1}}") == "next dealer: seat 2"
    assert first("{lead: {dealer: 3, calls: [3, 3, 3, 3]}}") == "seat 0 leads"
    swap = "{exchange: {dealer: 3, calls: [blind_nil, 4, 5, 4]}}"
    assert first(swap, "card-game-spades-rules") == "seat 0 passes 2 cards to seat 2"
    claim = "{claim: {hand: [AS, KS, QS, JS], others: [[2S], [3H], [4C]], trick: 10}}"
    assert first(claim, "world-of-card-games") == "allowed: the leader may claim the rest"
    assert first(claim) == "refused: no claim is played here"
    weak = "{misdeal: {hand: [2C, 3C, 4C, 5C, 6C, 7C, 8C, 9C, TC, 2D, 3D, 4D, 5D]}}"
    assert first(weak) == "refused: every deal stands here"
    bid = "{bid: {seat: 2, calls: [9, 3], hand: [AS, KS]}}"
    assert first(bid, "openspiel") == "legal: `1`, `2`, `3`, `4`, `nil`"


def test_a_claim_where_none_is_played_is_explained_by_the_table_itself(command: Command) -> None:
    claim = "{claim: {hand: [AS], others: [[2S], [3H], [4C]], trick: 13}}"
    ran = command("ask", "canonical", claim, "--format", "json")
    assert [rule["rule"] for rule in ran.json["rules"]] == ["table.whole_round"]


def test_the_profile_asked_replaces_the_one_in_the_situation(command: Command) -> None:
    situation = "{profile: openspiel, play: {hand: [2S, 7S], first_trick: false, broken: false}}"
    assert "waived: play.breaking" in command("ask", "card-game-spades-rules", situation).out


def test_a_situation_comes_from_a_file_or_from_standard_input(
    command: Command, tmp_path: Path
) -> None:
    file = tmp_path / "situation.yaml"
    file.write_text(FIRST_TRICK)
    from_file = command("ask", "world-of-card-games", file)
    from_input = command("ask", "world-of-card-games", "-", typed=FIRST_TRICK)
    assert from_file.out == from_input.out
    assert "8♠ (eight of spades) is refused by play.first_trick" in from_file.out


def test_a_value_set_on_the_command_line_is_named_as_the_one_who_set_it(command: Command) -> None:
    situation = "{score: {side: {bids: [nil, 4], tricks: [0, 4]}}}"
    ran = command("ask", "canonical", situation, "--set", "scoring.nil.made=50")
    assert "   +50  scoring.nil       nil made" in ran.out
    assert "made: 50  (--set, --set:1:19)" in ran.out


def test_a_situation_that_means_nothing_is_unusable_and_shown_with_its_place(
    command: Command,
) -> None:
    ran = command("ask", "canonical", "{play: {hand: [KX]}}")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.splitlines()[:3] == [
        "<situation>:1:16: error[unknown-card]: `KX` is no card",
        " 1 | {play: {hand: [KX]}}",
        "   |                ^^",
    ]
