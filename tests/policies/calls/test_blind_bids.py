"""Numbers that are bid before looking."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.calls.blind_bids import BlindBids
from spades_rules.table.seats import Seating

SIX = Call("blind_6", tricks=6, personal=False, blind=True)
SEVEN = Call("blind_7", tricks=7, personal=False, blind=True)
Lay = Callable[..., PublicTable]


def test_a_number_bid_blind_counts_for_the_side() -> None:
    assert BlindBids(low=6, high=7, behind=100).vocabulary() == (SIX, SEVEN)


def test_nothing_is_offered_when_the_least_is_above_the_greatest() -> None:
    assert BlindBids(low=7, high=6, behind=None).vocabulary() == ()


@pytest.mark.parametrize(
    ("behind", "totals", "offered"),
    [
        (100, (200, 300), (SIX,)),
        (100, (201, 300), ()),
        (100, (310, 110), ()),
        (250, (-50, 200), (SIX,)),
        (250, (40, 289), ()),
        (0, (300, 300), (SIX,)),
        (0, (301, 300), ()),
        (None, (300, 100), (SIX,)),
    ],
)
def test_a_side_must_be_far_enough_behind(
    lay: Lay, behind: int | None, totals: tuple[int, int], offered: tuple[Call, ...]
) -> None:
    rule = BlindBids(low=6, high=6, behind=behind)
    assert rule.offers(lay(totals=totals), 0) == offered


def test_behind_is_measured_from_the_best_of_several_sides(lay: Lay) -> None:
    three = Seating(3, ((0,), (1,), (2,)))
    table = lay(seating=three, totals=(50, 90, 160), dealer=2)
    rule = BlindBids(low=6, high=6, behind=100)
    assert rule.offers(table, 0) == (SIX,)
    assert rule.offers(table, 1) == ()


def test_two_rules_alike_are_equal() -> None:
    rule = BlindBids(low=6, high=7, behind=100)
    assert rule == BlindBids(low=6, high=7, behind=100)
    assert rule != BlindBids(low=6, high=8, behind=100)
