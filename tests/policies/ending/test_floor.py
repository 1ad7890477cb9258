"""Too few points end the game."""

import pytest

from spades_rules.kernel.public import Standing
from spades_rules.policies.ending.floor import Floor


@pytest.mark.parametrize(
    ("points", "totals", "over"),
    [
        (-200, (-200, 150), True),
        (-200, (150, -230), True),
        (-200, (-199, 150), False),
        (0, (0, 40), True),
    ],
)
def test_a_total_at_the_floor_ends_it(points: int, totals: tuple[int, int], *, over: bool) -> None:
    assert Floor(points=points).reached(Standing(totals, {}, 6)) is over


def test_two_hundred_below_unless_said_otherwise() -> None:
    assert Floor().points == -200


@pytest.mark.parametrize(
    ("totals", "fallen"), [((-200, 150), (0,)), ((-230, -210), (0, 1)), ((-199, 150), ())]
)
def test_who_is_at_the_floor_has_fallen(totals: tuple[int, int], fallen: tuple[int, ...]) -> None:
    assert Floor(points=-200).fallen(Standing(totals, {}, 6)) == fallen
