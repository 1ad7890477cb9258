"""Exactly as many tricks as bid."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Contract, SideRound
from spades_rules.policies.contract.exact import Exact

Side = Callable[..., SideRound]


@pytest.mark.parametrize(
    ("bid", "tricks", "made"),
    [(3, 3, True), (3, 4, False), (3, 2, False), (0, 0, True), (0, 1, False)],
)
def test_one_more_is_a_miss_like_one_fewer(
    side: Side, bid: int, tricks: int, *, made: bool
) -> None:
    (contract,), apart = Exact().judge(side(str(bid), tricks))
    assert (contract.bid, contract.counted, contract.made) == (bid, tricks, made)
    assert (contract.over, contract.scored, apart) == (0, True, 0)


def test_each_of_a_side_has_its_own(side: Side) -> None:
    contracts, apart = Exact().judge(side("2 nil 1", 2, 3, 0))
    assert [one.made for one in contracts] == [True, False]
    assert apart == 3


def test_a_blind_bid_is_kept_as_one(side: Side) -> None:
    assert Exact().judge(side("blind_4", 4))[0] == (
        Contract(bid=4, counted=4, made=True, over=0, taken=4, blind=True),
    )
