"""A fallen side loses."""

import pytest

from spades_rules.kernel.questions import Tie
from spades_rules.policies.result.fallen_loses import FallenLoses


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
def test_the_best_of_those_that_can_win(
    totals: tuple[int, ...], among: tuple[int, ...], best: tuple[int, ...]
) -> None:
    assert FallenLoses().best(totals, among) == best


@pytest.mark.parametrize(
    ("tie", "meaning"),
    [
        ("play_on", Tie.PLAY_ON),
        ("sudden_death", Tie.SUDDEN_DEATH),
        ("draw", Tie.DRAW),
    ],
)
def test_what_a_tie_does_is_said_in_the_tables_words(tie: str, meaning: Tie) -> None:
    assert FallenLoses(tie=tie).tie == meaning


def test_a_tie_plays_on_unless_said_otherwise() -> None:
    assert FallenLoses().tie == "play_on"


def test_a_side_that_has_fallen_loses() -> None:
    assert FallenLoses.fallen_lose
