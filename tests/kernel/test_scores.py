"""A score sheet has a line for every cause, and nothing else moves a score."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import ScoreLine
from spades_rules.kernel.state import Table
from spades_rules.policies.scoring.bag_penalty import BagPenalty
from spades_rules.policies.scoring.nil_points import NilPoints

Small = Callable[..., Ruleset]
At = Callable[..., Table]

ONE, TWO, THREE = (Call(str(number), tricks=number) for number in (1, 2, 3))
NIL = Call("nil", personal=True)
UNIT = {"scoring.nil": NilPoints(both="unit", both_made=250)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Thanks:
    """A point for each trick taken by the bare count; it fills no tally."""

    tally: ClassVar[str] = ""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line for the tricks."""
        return (Line(sum(side.tricks), words="thanks"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusForNoBags:
    """A side without a bag gets a point, and no bag is touched."""

    tally: ClassVar[str] = "bags"

    def settle(self, tallies: Mapping[str, tuple[int, ...]]) -> tuple[tuple[int, Line], ...]:
        """Give a point to each."""
        return tuple((side, Line(1)) for side, bags in enumerate(tallies["bags"]) if not bags)


def test_every_line_names_its_rule_its_side_and_its_arithmetic(small: Small) -> None:
    sheet = small().score((ONE, ONE, NIL, ONE), (1, 0, 2, 0))
    assert sheet.lines == (
        ScoreLine("scoring.contract", 0, 10, "", 0, "1 x 10"),
        ScoreLine("scoring.nil", 0, -100, "", 0, "nil failed"),
        ScoreLine("scoring.failed_nil_tricks", 0, 0, "bags", 2, "2 taken at nil x 0"),
        ScoreLine("scoring.contract", 1, -20, "", 0, "set: 2 bid x -10"),
    )
    assert sheet.points == (-90, -20)


def test_the_sheet_keeps_what_each_side_undertook(small: Small) -> None:
    sheet = small().score((ONE, ONE, NIL, ONE), (1, 0, 2, 0))
    assert sheet.sides[0] == SideRound(
        calls=(ONE, NIL),
        tricks=(1, 2),
        contracts=(Contract(bid=1, counted=1, made=True, over=0, taken=3),),
        apart=2,
    )


def test_the_first_round_starts_from_nothing(small: Small) -> None:
    assert small().score((ONE, ONE, NIL, ONE), (1, 0, 2, 0)).standing == Standing(
        totals=(-90, -20), tallies={"bags": (2, 0)}, round=1, before=()
    )


def test_later_rounds_add_to_what_stood_before(small: Small) -> None:
    rules = small()
    before = rules.standing((40, -20), tallies={"bags": (0, 1)}, round=2, before=((10, 10),))
    assert rules.score((ONE, ONE, ONE, ONE), (1, 1, 1, 0), standing=before).standing == Standing(
        totals=(60, -40), tallies={"bags": (0, 1)}, round=3, before=((10, 10), (40, -20))
    )


def test_settling_follows_once_every_line_is_in(small: Small) -> None:
    rules = small()
    before = rules.standing((0, 0), tallies={"bags": (2, 0)}, round=1)
    sheet = rules.score((ONE, ONE, ONE, ONE), (2, 0, 1, 0), standing=before)
    assert sheet.lines[-1] == ScoreLine(
        "scoring.bags", 0, -30, "bags", -3, "3 bags: 1 x -30, 0 kept"
    )
    assert sheet.settled == sheet.lines[-1:]
    assert sheet.points == (20 + 1 - 30, -20)
    assert sheet.standing.tallies == {"bags": (0, 0)}


def test_a_settling_rule_sees_what_the_one_before_it_left(small: Small) -> None:
    rules = small({"scoring.no_bags": BonusForNoBags()})
    before = rules.standing((0, 0), tallies={"bags": (2, 1)}, round=1)
    sheet = rules.score((ONE, ONE, ONE, ONE), (2, 0, 1, 0), standing=before)
    assert [(line.rule, line.side, line.points) for line in sheet.settled] == [
        ("scoring.bags", 0, -30),
        ("scoring.no_bags", 0, 1),
    ]
    assert sheet.standing.tallies == {"bags": (0, 1)}


def test_opponents_may_get_the_penalty(small: Small) -> None:
    rules = small({"scoring.bags": BagPenalty(every=3, points=5, to="opponents")})
    before = rules.standing((0, 0), tallies={"bags": (2, 0)}, round=1)
    sheet = rules.score((ONE, ONE, ONE, ONE), (2, 0, 1, 0), standing=before)
    assert [(line.side, line.points, line.tally, line.count) for line in sheet.settled] == [
        (0, 0, "bags", -3),
        (1, 5, "", 0),
    ]


def test_two_nils_of_a_side_may_be_one(small: Small) -> None:
    sheet = small(UNIT).score((NIL, ONE, NIL, TWO), (0, 3, 0, 0))
    assert sheet.sides[0].united == frozenset({"nil"})
    assert sheet.points == (250, 30)


def test_one_nil_of_a_side_stays_alone(small: Small) -> None:
    sheet = small(UNIT).score((NIL, ONE, THREE, TWO), (0, 0, 3, 0))
    assert sheet.sides[0].united == frozenset()
    assert sheet.points == (130, -30)


def test_the_same_calls_and_tricks_earn_the_same_on_either_side(small: Small) -> None:
    rules = small()
    sheet = rules.score((ONE, ONE, TWO, TWO), (1, 1, 0, 0))
    again = rules.score((ONE, ONE, TWO, TWO), (1, 1, 0, 0))
    assert sheet == again
    assert sheet.earned[0] is sheet.earned[1]
    assert sheet.earned[0] is again.earned[0]


def test_calls_with_the_same_total_are_told_apart(small: Small) -> None:
    rules = small()
    first = rules.score((ONE, ONE, TWO, TWO), (1, 0, 2, 0)).points
    assert first == (30, -30)
    assert rules.score((NIL, ONE, THREE, TWO), (1, 0, 2, 0)).points == (-130, -30)


def test_a_game_without_calls_and_contracts_scores_tricks(small: Small) -> None:
    rules = small(
        {"scoring.thanks": Thanks()},
        without="calling.order calls.tricks calls.nil contract.side scoring.contract "
        "scoring.overtricks scoring.nil scoring.failed_nil_tricks scoring.bags",
    )
    assert rules.tallies == ()
    sheet = rules.score((), (2, 1, 0, 0))
    assert sheet.points == (2, 1)
    assert sheet.standing.tallies == {}


def test_such_a_game_is_played_to_its_score(small: Small, at: At) -> None:
    rules = small(
        {"scoring.thanks": Thanks()},
        without="calling.order calls.tricks calls.nil contract.side scoring.contract "
        "scoring.overtricks scoring.nil scoring.failed_nil_tricks scoring.bags",
    )
    table = at(rules, "KC 2C 2S AC AH 2D 2H KH AD KD AS KS")
    assert table.standing.totals == (3, 0)


@pytest.mark.parametrize("points", [(0, 0), (60, -20), (-300, 590)])
def test_totals_are_only_ever_added_to(small: Small, points: tuple[int, int]) -> None:
    rules = small()
    sheet = rules.score((ONE,) * 4, (1, 1, 1, 0), standing=rules.standing(points, round=4))
    assert sheet.points == (20, -20)
    assert sheet.standing.totals == (points[0] + 20, points[1] - 20)
