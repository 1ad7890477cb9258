"""Every trick wins the game."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.policies.ending.slam import Slam

Side = Callable[..., SideRound]

SLAM = (Line(tally="slams", count=1, words="slam"),)


def contract(bid: int) -> tuple[Contract, ...]:
    return (Contract(bid=bid, counted=13, made=True, over=13 - bid, taken=13),)


@pytest.mark.parametrize(
    ("rule", "bid", "tricks", "lines"),
    [
        (Slam(), 9, (8, 5), SLAM),
        (Slam(), 9, (8, 4), ()),
        (Slam(tricks=12), 9, (8, 4), SLAM),
        (Slam(bid="all"), 13, (8, 5), SLAM),
        (Slam(bid="all"), 12, (8, 5), ()),
        (Slam(bid="fewer"), 12, (8, 5), SLAM),
        (Slam(bid="fewer"), 13, (8, 5), ()),
    ],
)
def test_a_side_that_takes_them_all_is_noted(
    side: Side, rule: Slam, bid: int, tricks: tuple[int, int], lines: tuple[Line, ...]
) -> None:
    assert rule.earn(side("5 4", *tricks, contracts=contract(bid))) == lines


def test_a_nil_that_took_some_of_them_is_no_hindrance(side: Side) -> None:
    assert Slam().earn(side("nil nil", 9, 4, apart=13)) == SLAM
    assert Slam(bid="fewer").earn(side("nil nil", 9, 4, apart=13)) == SLAM
    assert Slam(bid="all").earn(side("nil nil", 9, 4, apart=13)) == ()


@pytest.mark.parametrize(
    ("counts", "over", "winners"),
    [((0, 0), False, ()), ((0, 1), True, (1,)), ((1, 0), True, (0,))],
)
def test_who_took_them_all_has_won(
    counts: tuple[int, int], winners: tuple[int, ...], *, over: bool
) -> None:
    standing = Standing((-150, 480), {"bags": (9, 9), "slams": counts}, 6)
    assert Slam().reached(standing) is over
    assert Slam().winners(standing) == winners
