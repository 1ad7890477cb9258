"""What the cards taken count."""

import pytest

from spades_rules.kernel.questions import Line, SideRound
from spades_rules.policies.scoring.card_points import CardPoints


@pytest.mark.parametrize("captured", [1, 26, -10])
def test_it_is_scored(captured: int) -> None:
    side = SideRound((), (3,), captured=captured)
    assert CardPoints().earn(side) == (Line(captured, words="for the cards taken"),)


def test_nothing_is_no_line() -> None:
    assert CardPoints().earn(SideRound((), (3,))) == ()
