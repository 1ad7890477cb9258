"""Missed contracts end the game."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.policies.ending.sets import Sets

Side = Callable[..., SideRound]

MADE = Contract(bid=3, counted=4, made=True, over=1, taken=4)
MISSED = Contract(bid=5, counted=4, made=False, over=0, taken=4)
SET = (Line(tally="sets", count=1, words="set"),)


@pytest.mark.parametrize(
    ("contracts", "lines"),
    [
        ((MADE,), ()),
        ((MISSED,), SET),
        ((MADE, MISSED), SET),
        ((MISSED, MISSED), SET),
        ((), ()),
    ],
)
def test_a_side_is_set_once_a_round(
    side: Side, contracts: tuple[Contract, ...], lines: tuple[Line, ...]
) -> None:
    assert Sets(times=2).earn(side("3 5", 4, 4, contracts=contracts)) == lines


def test_a_failed_nil_is_no_contract(side: Side) -> None:
    assert Sets(times=2).earn(side("nil nil", 1, 2, apart=3)) == ()


@pytest.mark.parametrize(
    ("times", "counts", "over", "fallen"),
    [
        (2, (1, 1), False, ()),
        (2, (1, 2), True, (1,)),
        (3, (3, 0), True, (0,)),
        (1, (1, 2), True, (0, 1)),
    ],
)
def test_so_many_sets_end_it_and_are_a_fall(
    times: int, counts: tuple[int, int], fallen: tuple[int, ...], *, over: bool
) -> None:
    standing = Standing((0, 0), {"bags": (9, 9), "sets": counts}, 6)
    assert Sets(times=times).reached(standing) is over
    assert Sets(times=times).fallen(standing) == fallen
