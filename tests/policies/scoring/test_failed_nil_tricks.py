"""What the tricks of a failed nil are worth."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.policies.scoring.failed_nil_tricks import FailedNilTricks

Side = Callable[..., SideRound]
MADE = Contract(bid=4, counted=4, made=True, over=0, taken=6)
MISSED = Contract(bid=4, counted=3, made=False, over=0, taken=5)


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        (FailedNilTricks(), (Line(0, "bags", 2, "2 taken at nil x 0"),)),
        (FailedNilTricks(points=1), (Line(2, "bags", 2, "2 taken at nil x 1"),)),
        (FailedNilTricks(points=1, bags=0), (Line(2, "", 0, "2 taken at nil x 1"),)),
        (FailedNilTricks(bags=3), (Line(0, "bags", 6, "2 taken at nil x 0"),)),
        (FailedNilTricks(points=0, bags=0), ()),
    ],
)
def test_two_tricks_that_stand_apart(
    side: Side, rule: FailedNilTricks, lines: tuple[Line, ...]
) -> None:
    assert rule.earn(side("nil 4", 2, 4, contracts=(MADE,), apart=2)) == lines


@pytest.mark.parametrize(
    ("when", "contracts", "bags"),
    [
        ("always", (MADE,), 2),
        ("always", (MISSED,), 2),
        ("always", (), 2),
        ("contract_made", (MADE,), 2),
        ("contract_made", (MISSED,), 0),
        ("contract_made", (), 0),
    ],
)
def test_they_may_need_a_made_contract_beside_them(
    side: Side, when: str, contracts: tuple[Contract, ...], bags: int
) -> None:
    lines = FailedNilTricks(when=when).earn(side("nil 4", 2, 4, contracts=contracts, apart=2))
    assert sum(line.count for line in lines) == bags


def test_nothing_apart_is_no_line(side: Side) -> None:
    assert FailedNilTricks(points=1).earn(side("nil 4", 0, 4, contracts=(MADE,))) == ()


def test_it_fills_the_bags() -> None:
    assert FailedNilTricks.tally == "bags"
