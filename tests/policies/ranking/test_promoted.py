"""Jokers and twos lifted to the top of the trumps."""

import pytest

from spades_rules.policies.ranking.promoted import Promoted
from spades_rules.table.cards import Card, Suit


def cards(words: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in words.split())


def order(rule: Promoted, words: str) -> str:
    return " ".join(rule.order(cards(words)))


def test_both_jokers_and_two_twos_are_promoted_unless_said_otherwise() -> None:
    assert Promoted().promoted() == ("BJ", "LJ", "2D", "2S")
    assert Promoted().twins == "first"


def test_promoted_cards_stand_above_the_ace_in_the_order_named() -> None:
    assert order(Promoted(), "BJ 2S 3S AS 2D LJ") == "3S AS 2S 2D LJ BJ"
    assert order(Promoted(top=cards("LJ BJ 2S 2D")), "BJ 2S AS 2D LJ") == "AS 2D 2S BJ LJ"


def test_all_other_cards_stay_in_their_suits() -> None:
    assert order(Promoted(), "AD 2H 3D 2C KC") == "2C KC 3D AD 2H"


def test_twins_stand_side_by_side() -> None:
    assert order(Promoted(), "2S AS BJ 2S AS BJ") == "AS AS 2S 2S BJ BJ"


@pytest.mark.parametrize("trump", ["S", "H"])
def test_a_promoted_card_is_a_trump_whatever_is_printed_on_it(trump: str) -> None:
    belongs = {card: Promoted().suit(card, Suit(trump)) for card in cards("BJ LJ 2D 2S 2H 3D")}
    assert belongs == {"BJ": trump, "LJ": trump, "2D": trump, "2S": trump, "2H": "H", "3D": "D"}


def test_without_a_trump_suit_a_card_is_what_is_printed_on_it() -> None:
    assert Promoted().suit(Card("2D"), None) == "D"
    assert Promoted().suit(Card("BJ"), None) is None


def test_a_joker_that_is_not_promoted_has_no_suit() -> None:
    assert Promoted(top=cards("BJ")).suit(Card("LJ"), Suit("S")) is None


def test_no_card_is_promoted_twice() -> None:
    with pytest.raises(ValueError, match="`top` names 2S twice, and a card has one place"):
        Promoted(top=cards("BJ 2S LJ 2S"))
