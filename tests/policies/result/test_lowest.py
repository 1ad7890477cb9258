"""The lowest total wins."""

import pytest

from spades_rules.kernel.questions import Tie
from spades_rules.policies.result.lowest import Lowest


@pytest.mark.parametrize(
    ("totals", "among", "best"),
    [
        ((510, 380), (0, 1), (1,)),
        ((-210, -200), (0, 1), (0,)),
        ((505, 505), (0, 1), (0, 1)),
        ((510, 300, 300), (0, 1, 2), (1, 2)),
        ((100, 480, 470), (1, 2), (2,)),
    ],
)
def test_the_sides_with_the_fewest_points(
    totals: tuple[int, ...], among: tuple[int, ...], best: tuple[int, ...]
) -> None:
    assert Lowest().best(totals, among) == best


@pytest.mark.parametrize(
    ("tie", "meaning"),
    [
        ("play_on", Tie.PLAY_ON),
        ("sudden_death", Tie.SUDDEN_DEATH),
        ("draw", Tie.DRAW),
    ],
)
def test_what_a_tie_does_is_said_in_the_tables_words(tie: str, meaning: Tie) -> None:
    assert Lowest(tie=tie).tie == meaning


def test_a_tie_plays_on_unless_said_otherwise() -> None:
    assert Lowest().tie == "play_on"
