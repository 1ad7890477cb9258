"""What a trick too many is worth."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.policies.scoring.overtricks import Overtricks

Side = Callable[..., SideRound]
THREE_OVER = Contract(bid=4, counted=7, made=True, over=3, taken=7)
EXACT = Contract(bid=4, counted=4, made=True, over=0, taken=4)


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        (Overtricks(), (Line(3, "bags", 3, "3 over x 1"),)),
        (Overtricks(points=-1), (Line(-3, "bags", 3, "3 over x -1"),)),
        (Overtricks(points=0), (Line(0, "bags", 3, "3 over x 0"),)),
        (Overtricks(bags=0), (Line(3, "", 0, "3 over x 1"),)),
        (Overtricks(bags=2), (Line(3, "bags", 6, "3 over x 1"),)),
        (Overtricks(points=0, bags=0), ()),
        (Overtricks(per="trick", points=2), (Line(6, "bags", 3, "3 over x 2"),)),
        (Overtricks(per="round"), (Line(1, "bags", 3, "3 over, 1 in all"),)),
    ],
)
def test_three_over(side: Side, rule: Overtricks, lines: tuple[Line, ...]) -> None:
    assert rule.earn(side("2 2", 4, 3, contracts=(THREE_OVER,))) == lines


@pytest.mark.parametrize("per", ["trick", "round"])
def test_none_over_is_no_line(side: Side, per: str) -> None:
    assert Overtricks(per=per).earn(side("2 2", 2, 2, contracts=(EXACT,))) == ()


def test_the_overtricks_of_several_contracts_stand_in_one_line(side: Side) -> None:
    both = side("4 4", 7, 7, contracts=(THREE_OVER, THREE_OVER))
    assert Overtricks().earn(both) == (Line(6, "bags", 6, "6 over x 1"),)


def test_it_fills_the_bags() -> None:
    assert Overtricks.tally == "bags"
