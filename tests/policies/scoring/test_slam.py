"""What all the tricks are worth."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.policies.scoring.slam import Slam

Side = Callable[..., SideRound]
EVERYTHING = Line(200, words="all 13 tricks")


def contract(bid: int) -> Contract:
    """Give a contract beside which every trick was taken."""
    return Contract(bid=bid, counted=13, made=True, over=13 - bid, taken=13)


def test_all_thirteen_tricks_earn_the_bonus_and_twelve_do_not(side: Side) -> None:
    rule = Slam(points=200)
    assert rule.earn(side("4 3", 8, 5, contracts=(contract(7),))) == (EVERYTHING,)
    assert rule.earn(side("4 3", 8, 4, contracts=(contract(7),))) == ()


@pytest.mark.parametrize(
    ("bid", "twelve", "thirteen"),
    [
        ("any", (EVERYTHING,), (EVERYTHING,)),
        ("all", (), (EVERYTHING,)),
        ("fewer", (EVERYTHING,), ()),
    ],
)
def test_it_may_hang_on_what_was_bid(
    side: Side, bid: str, twelve: tuple[Line, ...], thirteen: tuple[Line, ...]
) -> None:
    rule = Slam(points=200, bid=bid)
    assert rule.earn(side("7 5", 8, 5, contracts=(contract(12),))) == twelve
    assert rule.earn(side("7 6", 8, 5, contracts=(contract(13),))) == thirteen


def test_contracts_of_partners_add_up_for_it(side: Side) -> None:
    both = (
        Contract(bid=7, counted=7, made=True, over=0, taken=7),
        Contract(bid=6, counted=6, made=True, over=0, taken=6),
    )
    assert Slam(points=200, bid="all").earn(side("7 6", 7, 6, contracts=both)) == (EVERYTHING,)


def test_the_tricks_of_a_failed_nil_are_tricks_too(side: Side) -> None:
    assert Slam(points=200).earn(side("nil nil", 6, 7, apart=13)) == (EVERYTHING,)


def test_a_smaller_hand_has_fewer_tricks(side: Side) -> None:
    rule = Slam(points=100, tricks=8)
    assert rule.earn(side("3 3", 4, 4)) == (Line(100, words="all 8 tricks"),)


def test_a_bonus_of_nothing_is_no_line(side: Side) -> None:
    assert Slam(points=0).earn(side("4 3", 8, 5)) == ()


def test_it_fills_no_tally() -> None:
    assert Slam.tally == ""
