"""What too many bags cost."""

import pytest

from spades_rules.kernel.questions import Line
from spades_rules.policies.scoring.bag_penalty import BagPenalty


def test_ten_bags_cost_a_hundred_and_are_gone() -> None:
    assert BagPenalty().settle({"bags": (10, 9)}) == (
        (0, Line(-100, "bags", -10, "10 bags: 1 x -100, 0 kept")),
    )


def test_nine_bags_cost_nothing() -> None:
    assert BagPenalty().settle({"bags": (9, 0)}) == ()


def test_bags_below_nothing_cost_nothing() -> None:
    assert BagPenalty().settle({"bags": (-12, 0)}) == ()


def test_another_number_and_another_price_can_be_set() -> None:
    assert BagPenalty(every=5, points=-50).settle({"bags": (0, 6)}) == (
        (1, Line(-50, "bags", -5, "6 bags: 1 x -50, 1 kept")),
    )


def test_a_penalty_of_nothing_still_empties_the_tally() -> None:
    assert BagPenalty(points=0).settle({"bags": (11, 0)}) == (
        (0, Line(0, "bags", -10, "11 bags: 1 x 0, 1 kept")),
    )


@pytest.mark.parametrize(
    ("several", "carry", "line"),
    [
        (True, "remainder", Line(-200, "bags", -20, "23 bags: 2 x -100, 3 kept")),
        (True, "nothing", Line(-200, "bags", -23, "23 bags: 2 x -100, 0 kept")),
        (False, "remainder", Line(-100, "bags", -10, "23 bags: 1 x -100, 13 kept")),
        (False, "nothing", Line(-100, "bags", -23, "23 bags: 1 x -100, 0 kept")),
    ],
)
def test_twenty_three_bags(*, several: bool, carry: str, line: Line) -> None:
    rule = BagPenalty(several=several, carry=carry)
    assert rule.settle({"bags": (23, 0)}) == ((0, line),)


def test_the_points_can_go_to_the_opponents() -> None:
    rule = BagPenalty(every=5, points=50, to="opponents")
    assert rule.settle({"bags": (5, 1)}) == (
        (0, Line(0, "bags", -5, "5 bags: 0 kept")),
        (1, Line(50, words="opponents' 5 bags: 1 x 50")),
    )


def test_every_other_side_gets_them() -> None:
    rule = BagPenalty(every=5, points=50, to="opponents")
    lines = rule.settle({"bags": (0, 7, 0)})
    assert [(side, line.points, line.count) for side, line in lines] == [
        (1, 0, -5),
        (0, 50, 0),
        (2, 50, 0),
    ]


def test_no_points_for_the_opponents_are_no_line() -> None:
    rule = BagPenalty(points=0, to="opponents")
    assert rule.settle({"bags": (10, 0)}) == ((0, Line(0, "bags", -10, "10 bags: 0 kept")),)


def test_the_side_pays_unless_said_otherwise() -> None:
    rule = BagPenalty()
    assert rule == BagPenalty(every=10, points=-100, several=True, carry="remainder", to="side")
    assert rule.tally == "bags"
