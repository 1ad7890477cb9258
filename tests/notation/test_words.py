"""Cards and calls are read in the ways in which people write them."""

import pytest

from spades_rules.cases import Loader
from spades_rules.document import Plain
from spades_rules.kernel.actions import Call, Claim, Deal, Look, Pass, Play
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.notation.calls import read_call
from spades_rules.notation.cards import card_words, pretty, read_card
from spades_rules.notation.plain import word_of
from spades_rules.table.cards import Card


@pytest.fixture(scope="module")
def canonical() -> Ruleset:
    return Loader().rules("canonical", {}, None).ruleset


@pytest.mark.parametrize("text", ["TH", "th", "10H", "H10", "♥T", "10♡", " TH "])
def test_a_card_is_read_rank_first_or_suit_first_in_letters_or_marks(text: str) -> None:
    assert read_card(text) == "TH"


@pytest.mark.parametrize("text", ["", "A", "1S", "ASS", "SS", "joker", "A S"])
def test_what_is_no_card_is_none(text: str) -> None:
    assert read_card(text) is None


def test_a_joker_is_read_by_its_two_letters() -> None:
    assert (read_card("bj"), read_card("LJ")) == ("BJ", "LJ")


def test_cards_are_written_for_the_eye_and_in_words() -> None:
    assert [pretty(Card(code)) for code in ("AS", "TD", "BJ")] == ["A♠", "T♦", "BJ"]
    assert [card_words(Card(code)) for code in ("AS", "TD", "BJ", "LJ")] == [
        "ace of spades",
        "ten of diamonds",
        "big joker",
        "little joker",
    ]


def test_a_call_is_read_by_number_or_by_word(canonical: Ruleset) -> None:
    assert [getattr(read_call(canonical, word), "name", "") for word in (4, "4", "NIL", 0)] == [
        "4",
        "4",
        "nil",
        "nil",
    ]
    assert read_call(canonical, "Look") == Look()


def test_a_call_that_is_none_is_answered_with_those_that_are(canonical: Ruleset) -> None:
    answer = read_call(canonical, "misere")
    assert isinstance(answer, str)
    assert answer.startswith("`misere` is no call here; the calls are ")


ZERO: dict[str, Plain] = {"calls.zero": {"policy": "plain_zero"}}


def test_a_bare_nought_is_refused_where_two_calls_are_worth_nothing() -> None:
    both = Loader().rules("canonical", ZERO, None).ruleset
    assert read_call(both, 0) == "write nil or zero"
    assert getattr(read_call(both, "zero"), "name", "") == "zero"


def test_a_bare_nought_is_the_zero_where_no_nil_is_offered() -> None:
    alone = Loader().rules("canonical", ZERO | {"calls.nil": None, "scoring.nil": None}, None)
    assert read_call(alone.ruleset, 0) == Call("zero")


def test_a_number_bid_blind_is_read_with_a_blank_or_a_line(canonical: Ruleset) -> None:
    rule: dict[str, Plain] = {"policy": "blind_bids", "low": 6, "high": 7, "behind": 100}
    blind = Loader().rules("canonical", {"calls.blind_tricks": rule}, None).ruleset
    six = Call("blind_6", tricks=6, blind=True)
    assert [read_call(blind, word) for word in ("blind_6", "Blind 6", "blind-6")] == [six] * 3
    assert isinstance(read_call(canonical, "blind_6"), str)


def test_an_action_has_a_word() -> None:
    actions = (
        Call("blind_nil"),
        Look(),
        Pass((Card("AS"), Card("2C"))),
        Play(Card("TD")),
        Claim(),
        Deal(0, ()),
    )
    assert [word_of(action) for action in actions] == [
        "blind_nil",
        "look",
        "AS 2C",
        "TD",
        "claim",
        "deal",
    ]
