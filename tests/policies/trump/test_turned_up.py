"""A card turned up names trumps."""

import pytest

from spades_rules.policies.trump.turned_up import TurnedUp


@pytest.mark.parametrize("suit", ["S", "C", "D", "H", None])
def test_its_suit_is_trump(suit: str) -> None:
    assert TurnedUp().trump_in(1, suit) == suit


def test_spades_stand_for_all_where_no_card_is_known() -> None:
    assert TurnedUp().trump() == "S"


@pytest.mark.parametrize("card", ["next_card", "dealers_card", "next_or_dealers"])
def test_it_says_which_card_it_is(card: str) -> None:
    assert TurnedUp(card=card).turned == card
