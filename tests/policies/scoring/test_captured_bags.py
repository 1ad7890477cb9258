"""Bags by the cards taken."""

import pytest

from spades_rules.kernel.questions import Line, SideRound
from spades_rules.policies.scoring.captured_bags import CapturedBags


@pytest.mark.parametrize(
    ("rule", "captured", "lines"),
    [
        (
            CapturedBags(),
            2,
            (Line(tally="bags", count=-2, words="2 in the cards taken x -1 bags"),),
        ),
        (
            CapturedBags(bags=3),
            2,
            (Line(tally="bags", count=6, words="2 in the cards taken x +3 bags"),),
        ),
        (CapturedBags(), 0, ()),
        (CapturedBags(bags=0), 2, ()),
    ],
)
def test_what_the_cards_count_goes_to_the_bags(
    rule: CapturedBags, captured: int, lines: tuple[Line, ...]
) -> None:
    assert rule.earn(SideRound((), (3, 4), captured=captured)) == lines
