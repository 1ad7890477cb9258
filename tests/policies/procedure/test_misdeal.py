"""What happens after a misdeal."""

import pytest

from spades_rules.policies.procedure.misdeal import Misdeal


def test_the_same_player_deals_again_unless_said_otherwise() -> None:
    assert Misdeal() == Misdeal(dealer="same", no_trump=False)


@pytest.mark.parametrize("dealer", ["same", "next"])
def test_a_house_chooses_who_deals_again(dealer: str) -> None:
    assert Misdeal(dealer=dealer, no_trump=True).dealer == dealer
