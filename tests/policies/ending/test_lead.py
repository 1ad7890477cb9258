"""A lead ends the game."""

import pytest

from spades_rules.kernel.public import Standing
from spades_rules.policies.ending.lead import Lead


@pytest.mark.parametrize(
    ("points", "totals", "over"),
    [
        (300, (300, 1), False),
        (300, (301, 1), True),
        (250, (-260, -10), True),
        (250, (290, 540), True),
        (100, (400, 310, 90), False),
        (100, (210, 310, -90), True),
        (1, (0, 0), False),
    ],
)
def test_the_lead_is_over_the_next_best_side(
    points: int, totals: tuple[int, ...], *, over: bool
) -> None:
    assert Lead(points=points).reached(Standing(totals, {}, 9)) is over
