"""Tricks of a round without calls."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Line, SideRound
from spades_rules.policies.scoring.uncalled_tricks import UncalledTricks

Side = Callable[..., SideRound]


@pytest.mark.parametrize(
    ("rule", "tricks", "lines"),
    [
        (UncalledTricks(), (4, 3), (Line(70, words="7 x 10"),)),
        (UncalledTricks(points=-1), (4, 3), (Line(-7, words="7 x -1"),)),
        (UncalledTricks(), (0, 0), ()),
        (UncalledTricks(points=0), (4, 3), ()),
    ],
)
def test_each_trick_scores(
    side: Side, rule: UncalledTricks, tricks: tuple[int, int], lines: tuple[Line, ...]
) -> None:
    assert rule.earn(side("", *tricks)) == lines


def test_it_says_nothing_where_anybody_has_called(side: Side) -> None:
    assert UncalledTricks().earn(side("4 nil", 4, 3)) == ()
