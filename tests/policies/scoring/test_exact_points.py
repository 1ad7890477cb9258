"""What a bid that is met exactly is worth."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Contract, SideRound
from spades_rules.policies.scoring.exact_points import ExactPoints

Side = Callable[..., SideRound]


def points(side: Side, rule: ExactPoints, bid: int, tricks: int) -> int:
    contract = Contract(bid=bid, counted=tricks, made=bid == tricks, over=0, taken=tricks)
    return sum(line.points for line in rule.earn(side(str(bid), tricks, contracts=(contract,))))


@pytest.mark.parametrize(
    ("rule", "bid", "tricks", "expected"),
    [
        (ExactPoints(), 3, 3, 13),
        (ExactPoints(), 0, 0, 10),
        (ExactPoints(), 3, 4, 4),
        (ExactPoints(), 3, 0, 0),
        (ExactPoints(made=5), 3, 3, 8),
        (ExactPoints(made=5), 0, 0, 5),
        (ExactPoints(trick=2), 3, 3, 16),
        (ExactPoints(trick=2), 3, 1, 2),
        (ExactPoints(missed="tricks"), 1, 2, 2),
        (ExactPoints(missed="difference"), 3, 3, 13),
        (ExactPoints(missed="difference"), 3, 5, -2),
        (ExactPoints(missed="difference"), 3, 0, -3),
        (ExactPoints(missed="difference", trick=2), 3, 0, -6),
        (ExactPoints(missed="nothing"), 3, 4, 0),
        (ExactPoints(missed="nothing"), 3, 3, 13),
    ],
)
def test_tricks_and_the_bonus(
    side: Side, rule: ExactPoints, bid: int, tricks: int, expected: int
) -> None:
    assert points(side, rule, bid, tricks) == expected


def test_a_bid_that_comes_to_nothing_is_no_line(side: Side) -> None:
    missed = Contract(bid=1, counted=0, made=False, over=0, taken=0)
    assert ExactPoints().earn(side("1", 0, contracts=(missed,))) == ()


def test_the_arithmetic_is_told(side: Side) -> None:
    made = Contract(bid=2, counted=2, made=True, over=0, taken=2)
    missed = Contract(bid=2, counted=3, made=False, over=0, taken=3)
    words = [line.words for line in ExactPoints().earn(side("2 2", 2, 3, contracts=(made, missed)))]
    assert words == ["2 x 1 and 10 for the bid of 2", "3 x 1, and the bid of 2 missed"]
    off = ExactPoints(missed="difference").earn(side("2", 3, contracts=(missed,)))
    assert [line.words for line in off] == ["1 off the bid of 2"]
