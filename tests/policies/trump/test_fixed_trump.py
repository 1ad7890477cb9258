"""The same suit is trump in every round."""

import pytest

from spades_rules.policies.trump.fixed_trump import FixedTrump


def test_spades_are_trump_unless_said_otherwise() -> None:
    assert FixedTrump().trump() == "S"


@pytest.mark.parametrize("suit", ["S", "C", "D", "H"])
def test_any_suit_can_be_trump(suit: str) -> None:
    assert FixedTrump(suit=suit).trump() == suit
