"""Who bid the most leads first."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.policies.leading.highest_bidder import HighestBidder

Lay = Callable[..., PublicTable]


@pytest.mark.parametrize(
    ("calls", "leader"),
    [("0:3 1:5 2:4 3:2", 1), ("0:4 1:6 2:6 3:2", 1), ("0:nil 1:1 2:nil 3:nil", 1)],
)
def test_the_highest_bid_leads_and_the_first_of_several(lay: Lay, calls: str, leader: int) -> None:
    assert HighestBidder().leader(lay(dealer=3, calls=calls)) == leader


@pytest.mark.parametrize(
    ("tie", "dealer", "calls", "leader"),
    [
        ("first_to_call", 3, "3:6 0:4 1:6 2:2", 3),
        ("left_of_dealer", 3, "3:6 0:4 1:6 2:2", 1),
        ("first_to_call", 0, "0:nil 1:nil 2:nil 3:nil", 0),
        ("left_of_dealer", 0, "0:nil 1:nil 2:nil 3:nil", 1),
        ("left_of_dealer", 3, "3:6 0:4 1:5 2:2", 3),
    ],
)
def test_two_that_are_level_are_parted(
    lay: Lay, tie: str, dealer: int, calls: str, leader: int
) -> None:
    assert HighestBidder(tie=tie).leader(lay(dealer=dealer, calls=calls)) == leader


def test_the_last_call_of_a_seat_counts(lay: Lay) -> None:
    assert HighestBidder().leader(lay(calls="0:3 1:5 2:4 3:2 0:6 1:5 2:4 3:2")) == 0


def test_where_nobody_calls_the_dealers_left_leads(lay: Lay) -> None:
    assert HighestBidder().leader(lay(dealer=1)) == 2
