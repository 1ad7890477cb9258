"""The highest total wins."""

import pytest

from spades_rules.kernel.questions import Tie
from spades_rules.policies.result.highest import Highest


@pytest.mark.parametrize(
    ("totals", "among", "best"),
    [
        ((510, 520), (0, 1), (1,)),
        ((-210, -200), (0, 1), (1,)),
        ((505, 505), (0, 1), (0, 1)),
        ((300, 510, 510), (0, 1, 2), (1, 2)),
        ((700, 480, 490), (1, 2), (2,)),
    ],
)
def test_the_sides_in_front(
    totals: tuple[int, ...], among: tuple[int, ...], best: tuple[int, ...]
) -> None:
    assert Highest().best(totals, among) == best


@pytest.mark.parametrize(
    ("tie", "meaning"),
    [
        ("play_on", Tie.PLAY_ON),
        ("sudden_death", Tie.SUDDEN_DEATH),
        ("draw", Tie.DRAW),
    ],
)
def test_what_a_tie_does_is_said_in_the_tables_words(tie: str, meaning: Tie) -> None:
    assert Highest(tie=tie).tie == meaning


def test_a_tie_plays_on_unless_said_otherwise() -> None:
    assert Highest().tie == "play_on"
