"""Who leads first."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.policies.leading.eldest_hand import EldestHand


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (3, 0)])
def test_the_dealers_left_leads_whatever_was_bid(
    lay: Callable[..., PublicTable], dealer: int, leader: int
) -> None:
    assert EldestHand().leader(lay(dealer=dealer, calls="1:2 2:9 3:1 0:1")) == leader
