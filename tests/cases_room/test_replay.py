"""A recorded game plays again under the rules that it carries, and stops where others refuse it."""

import json
from dataclasses import replace

import pytest

from spades_rules.cases import (
    Loaded,
    Loader,
    carried_rules,
    header_of,
    record_of,
    replay_record,
)
from spades_rules.kernel.actions import Call, Claim, Deal, Look, Pass, Play
from spades_rules.kernel.play import new_game
from spades_rules.kernel.playout import play_out
from spades_rules.kernel.ruling import Reason
from spades_rules.kernel.state import Table
from spades_rules.notation.records import Move, Record, read_record, write_record
from spades_rules.table.cards import Card

PROFILES = (
    "canonical",
    "world-of-card-games",
    "nowplay-gg@broken-off-suit",
    "card-game-spades-rules",
    "openspiel",
)


def loaded(place: str) -> Loaded:
    return Loader().rules(place, {}, None)


def suits_apart(dealer: int) -> Deal:
    """Give each seat one suit, so that seat 3 holds every spade."""
    return Deal(dealer, tuple(tuple(Card(f"{r}{s}") for r in "23456789TJQKA") for s in "CDHS"))


def round_at(rules: Loaded, dealer: int) -> Table:
    table = new_game(rules.ruleset)
    table.push(suits_apart(dealer))
    play_out(table, lambda: 0.999)
    return table


@pytest.mark.parametrize("place", PROFILES)
def test_a_record_plays_again_to_the_same_score(place: str) -> None:
    rules = loaded(place)
    table = round_at(rules, 3)
    written = write_record(record_of(header_of(rules, seed=7), table))
    reading = read_record(written, "r.jsonl")
    assert reading.diagnostics == ()
    assert reading.record is not None
    assert write_record(reading.record) == written
    again, found = carried_rules(reading.record)
    assert found == ()
    assert again is not None
    assert again.ruleset.fingerprint == rules.ruleset.fingerprint
    replay = replay_record(reading.record, again.ruleset)
    assert replay.refused is None
    assert replay.at == len(reading.record.moves) == len(table.actions)
    assert replay.table.standing == table.standing
    assert replay.table.actions == table.actions


def record(place: str, *moves: Move) -> Record:
    return Record(header_of(loaded(place)), moves)


def test_other_rules_refuse_the_first_move_that_they_do_not_allow() -> None:
    played = record(
        "canonical",
        Move(None, suits_apart(3)),
        Move(0, Call("9")),
        Move(1, Call("3")),
        Move(2, Call("5")),
        Move(3, Call("nil")),
    )
    assert replay_record(played, loaded("canonical").ruleset).refused is None
    replay = replay_record(played, loaded("openspiel").ruleset)
    assert replay.at == 3
    assert replay.refused is not None
    assert replay.refused.reason is Reason.REFUSED
    assert replay.refused.seat == 2
    assert len(replay.table.public.calls) == 2


def test_a_call_that_the_rules_do_not_know_is_refused_as_not_offered() -> None:
    played = record("canonical", Move(None, suits_apart(3)), Move(0, Call("misere")))
    replay = replay_record(played, loaded("canonical").ruleset)
    assert replay.refused is not None
    assert replay.refused.reason is Reason.NOT_OFFERED


def test_a_seat_that_moves_out_of_turn_is_refused() -> None:
    played = record("canonical", Move(None, suits_apart(3)), Move(2, Call("4")))
    replay = replay_record(played, loaded("canonical").ruleset)
    assert replay.at == 1
    assert replay.refused is not None
    assert (replay.refused.seat, replay.refused.rules) == (2, ("table.turn",))
    assert replay.refused.words == "it is the turn of seat 0"


def test_a_move_before_the_deal_is_refused_as_out_of_time() -> None:
    replay = replay_record(record("canonical", Move(0, Claim())), loaded("canonical").ruleset)
    assert replay.refused is not None
    assert replay.refused.reason is Reason.NOT_NOW


def test_looks_passes_and_draws_are_kept() -> None:
    moves = (
        Move(None, Deal(1, ((Card("AS"),),), (((0, Card("2C")), (1, Card("3C"))),))),
        Move(0, Look()),
        Move(1, Pass((Card("AS"), Card("KS")))),
        Move(2, Play(Card("TD"))),
        Move(3, Claim()),
    )
    played = record("canonical", *moves)
    reading = read_record(write_record(played), "r.jsonl")
    # The deal has one hand, and so the other seats are not at its table.
    assert {one.message for one in reading.diagnostics} == {
        "there is no seat 1",
        "there is no seat 2",
        "there is no seat 3",
    }
    wider = replace(moves[0], action=Deal(1, ((), (), (), ()), (((0, Card("2C")),),)))
    played = record("canonical", wider, *moves[1:])
    assert read_record(write_record(played), "r.jsonl").record == played


def changed(**head: object) -> Record:
    text = write_record(record("canonical"))
    reading = read_record(json.dumps(json.loads(text) | head), "r.jsonl")
    assert reading.record is not None
    return reading.record


def test_a_fingerprint_that_is_not_that_of_the_rules_is_a_finding() -> None:
    rules, found = carried_rules(changed(fingerprint="0" * 64))
    assert rules is not None
    assert [(str(one.span), one.code) for one in found] == [("r.jsonl:1:1", "record-fingerprint")]


def test_carried_rules_that_are_none_are_found_at_the_first_line() -> None:
    rules, found = carried_rules(changed(rules={"scoring": {"nil": {"policy": "nill_points"}}}))
    assert rules is None
    assert {str(one.span) for one in found} == {"r.jsonl:1:1"}
    assert "unknown-policy" in {one.code for one in found}


def test_rules_that_do_not_go_together_are_found_too() -> None:
    head = json.loads(write_record(record("canonical")))
    del head["rules"]["trump"]
    rules, found = carried_rules(changed(rules=head["rules"]))
    assert rules is None
    assert {one.code for one in found} == {"missing-rule"}


def test_half_a_character_in_the_rules_is_a_finding_and_no_error() -> None:
    rules, found = carried_rules(changed(profile="\ud800"))
    assert rules is None
    assert [one.message for one in found] == ["half a character, U+D800, cannot be written"]


def test_a_record_that_is_not_written_has_no_place() -> None:
    assert str(record("canonical").place(-1)) == "<record>:1:1"
