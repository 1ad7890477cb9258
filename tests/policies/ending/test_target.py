"""Enough points end the game."""

import pytest

from spades_rules.kernel.public import Standing
from spades_rules.policies.ending.target import Target


@pytest.mark.parametrize(
    ("points", "totals", "over"),
    [
        (500, (500, 90), True),
        (500, (90, 512), True),
        (500, (499, 495), False),
        (250, (250, 100), True),
        (1000, (720, 310), False),
    ],
)
def test_a_total_at_the_target_ends_it(points: int, totals: tuple[int, int], *, over: bool) -> None:
    assert Target(points=points).reached(Standing(totals, {}, 9)) is over


def test_five_hundred_unless_said_otherwise() -> None:
    assert Target().points == 500
