"""A reward for fewer bags than none."""

import pytest

from spades_rules.kernel.questions import Line
from spades_rules.policies.scoring.bag_reward import BagReward


@pytest.mark.parametrize(
    ("rule", "bags", "settled"),
    [
        (BagReward(), (-4, 9), ()),
        (BagReward(), (-5, 9), ((0, Line(100, "bags", 5, "-5 bags: 1 x 100, 0 kept")),)),
        (BagReward(), (3, -12), ((1, Line(200, "bags", 10, "-12 bags: 2 x 100, -2 kept")),)),
        (
            BagReward(every=2, points=30),
            (-2, -3),
            (
                (0, Line(30, "bags", 2, "-2 bags: 1 x 30, 0 kept")),
                (1, Line(30, "bags", 2, "-3 bags: 1 x 30, -1 kept")),
            ),
        ),
    ],
)
def test_every_so_many_bags_below_none_are_paid_for(
    rule: BagReward, bags: tuple[int, int], settled: tuple[tuple[int, Line], ...]
) -> None:
    assert rule.settle({"bags": bags}) == settled
