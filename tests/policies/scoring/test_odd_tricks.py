"""Tricks beyond the book."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Line, SideRound
from spades_rules.policies.scoring.odd_tricks import OddTricks

Side = Callable[..., SideRound]


@pytest.mark.parametrize(
    ("rule", "tricks", "lines"),
    [
        (OddTricks(), (4, 3), (Line(1, words="1 x 1"),)),
        (OddTricks(), (13, 0), (Line(7, words="7 x 1"),)),
        (OddTricks(), (4, 2), ()),
        (OddTricks(), (0, 0), ()),
        (OddTricks(points=10), (4, 4), (Line(20, words="2 x 10"),)),
        (OddTricks(points=10), (3, 4), (Line(10, words="1 x 10"),)),
        (OddTricks(book=0), (1, 2), (Line(3, words="3 x 1"),)),
        (OddTricks(book=7), (4, 3), ()),
    ],
)
def test_the_side_counts_its_tricks_together(
    side: Side, rule: OddTricks, tricks: tuple[int, ...], lines: tuple[Line, ...]
) -> None:
    assert rule.earn(side("", *tricks)) == lines
