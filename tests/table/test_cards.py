"""A card tells its rank and its suit; a joker has none of the four suits."""

from spades_rules.table.cards import CARDS, JOKERS, RANKS, SUITS, Card, rank_of, suit_of


def test_a_card_is_printed_with_its_rank_and_then_its_suit() -> None:
    assert rank_of(Card("TD")) == "T"
    assert suit_of(Card("TD")) == "D"


def test_a_joker_is_its_own_rank_and_has_no_suit() -> None:
    assert rank_of(Card("BJ")) == "BJ"
    assert rank_of(Card("LJ")) == "LJ"
    assert suit_of(Card("BJ")) is None
    assert suit_of(Card("LJ")) is None


def test_there_are_thirteen_ranks_four_suits_and_two_jokers() -> None:
    assert RANKS == "23456789TJQKA"
    assert SUITS == ("C", "D", "H", "S")
    assert JOKERS == ("LJ", "BJ")


def test_there_are_fifty_four_cards_to_be_named() -> None:
    assert len(CARDS) == len(set(CARDS)) == 54
    assert CARDS[:2] == ("2C", "3C")
    assert CARDS[-3:] == ("AS", "LJ", "BJ")
