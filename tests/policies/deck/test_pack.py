"""One pack or two, with jokers or without, and some cards taken out."""

import pytest

from spades_rules.policies.deck.pack import Pack
from spades_rules.policies.deck.standard_52 import Standard52
from spades_rules.table.cards import Card


def cards(words: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in words.split())


def test_said_no_more_it_is_the_usual_pack() -> None:
    assert Pack().cards() == Standard52().cards()


def test_two_packs_have_every_card_twice() -> None:
    found = Pack(decks=2, jokers=2).cards()
    assert len(found) == 108
    assert {found.count(card) for card in found} == {2}


@pytest.mark.parametrize(("jokers", "expected"), [(0, set()), (1, {"BJ"}), (2, {"BJ", "LJ"})])
def test_one_joker_is_the_big_one(jokers: int, expected: set[str]) -> None:
    assert {card for card in Pack(jokers=jokers).cards() if card.endswith("J")} == expected


def test_cards_are_taken_out() -> None:
    found = Pack(jokers=2, removed=cards("2H 2C")).cards()
    assert len(found) == 52
    assert not {"2H", "2C"} & set(found)
    assert {"2D", "2S", "BJ", "LJ"} <= set(found)


def test_of_two_packs_a_card_is_taken_out_as_often_as_it_is_named() -> None:
    found = Pack(decks=2, removed=cards("2C 3C 3C")).cards()
    assert (found.count(Card("2C")), found.count(Card("3C"))) == (1, 0)
    assert len(found) == 101


@pytest.mark.parametrize(
    ("decks", "jokers", "removed", "words"),
    [
        (1, 0, "2C 2C", "`removed` names 2C 2 times, and 1 are in the pack"),
        (2, 1, "LJ", "`removed` names LJ 1 times, and 0 are in the pack"),
        (2, 0, "2C 2C 2C", "`removed` names 2C 3 times, and 2 are in the pack"),
    ],
)
def test_what_is_not_there_cannot_be_taken_out(
    decks: int, jokers: int, removed: str, words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Pack(decks=decks, jokers=jokers, removed=cards(removed))
