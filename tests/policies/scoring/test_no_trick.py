"""A round without a trick."""

import pytest

from spades_rules.kernel.questions import Line, SideRound, Sweep
from spades_rules.policies.scoring.no_trick import NoTrick


@pytest.mark.parametrize("points", [-5, -1, 7])
def test_it_scores(points: int) -> None:
    assert NoTrick(points=points).earn(SideRound((), (0, 0))) == (
        Line(points, words="no trick taken"),
    )


def test_one_trick_is_too_many() -> None:
    assert NoTrick().earn(SideRound((), (0, 1))) == ()


def test_it_does_not_score_when_another_took_all_that_counts() -> None:
    assert NoTrick().earn(SideRound((), (0,), sweep=Sweep.OTHER)) == ()
