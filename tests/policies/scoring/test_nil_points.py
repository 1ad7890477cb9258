"""What a nil is worth, alone and beside another."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from spades_rules.kernel.questions import Line, ScoresCall, SideRound
from spades_rules.policies.scoring.nil_points import NilPoints

Side = Callable[..., SideRound]
UNIT = NilPoints(both="unit", both_made=400, both_failed=-300)
BLIND = NilPoints(call="blind_nil", made=200, failed=-200)
BLIND_UNIT = NilPoints(call="blind_nil", both="unit", both_made=800, both_failed=-800)


def points(rules: tuple[NilPoints, ...], side: SideRound) -> list[int]:
    """Add up what each rule gives, once all know which of them unite the side's calls."""
    united = frozenset(rule.call for rule in rules if rule.unites(side))
    told = replace(side, united=united)
    return [sum(line.points for line in rule.earn(told)) for rule in rules]


def test_a_nil_without_a_trick_scores_a_hundred(side: Side) -> None:
    assert NilPoints().earn(side("nil 4", 0, 5)) == (Line(100, words="nil made"),)


def test_a_nil_with_a_trick_costs_a_hundred(side: Side) -> None:
    assert NilPoints().earn(side("4 nil", 5, 1)) == (Line(-100, words="nil failed"),)


def test_more_tricks_cost_no_more(side: Side) -> None:
    assert points((NilPoints(),), side("4 nil", 5, 6)) == [-100]


def test_other_values_can_be_set(side: Side) -> None:
    rule = NilPoints(made=50, failed=-75)
    assert points((rule,), side("nil 4", 0, 5)) == [50]
    assert points((rule,), side("nil 4", 2, 5)) == [-75]


def test_a_nil_that_costs_nothing_is_no_line(side: Side) -> None:
    assert NilPoints(failed=0).earn(side("nil 4", 2, 5)) == ()


def test_a_bid_is_none_of_its_business(side: Side) -> None:
    assert NilPoints().earn(side("1 4", 0, 5)) == ()


def test_seen_and_blind_nil_have_each_their_rule(side: Side) -> None:
    assert points((NilPoints(call="nil"), BLIND), side("nil 4", 0, 4)) == [100, 0]
    assert points((NilPoints(call="nil"), BLIND), side("blind_nil 4", 0, 4)) == [0, 200]
    assert BLIND.earn(side("blind_nil 4", 1, 4)) == (Line(-200, words="blind nil failed"),)


def test_two_nils_are_separate_unless_said_otherwise(side: Side) -> None:
    assert NilPoints(both="separate") == NilPoints()
    assert NilPoints().earn(side("nil nil", 0, 2)) == (
        Line(100, words="nil made"),
        Line(-100, words="nil failed"),
    )


@pytest.mark.parametrize(
    ("tricks", "line"),
    [
        ((0, 0), Line(400, words="both nil, made")),
        ((0, 2), Line(-300, words="both nil, failed")),
        ((1, 1), Line(-300, words="both nil, failed")),
    ],
)
def test_two_nils_can_be_one(side: Side, tricks: tuple[int, int], line: Line) -> None:
    told = replace(side("nil nil", *tricks), united=frozenset({"nil"}))
    assert UNIT.earn(told) == (line,)


def test_a_unit_without_values_is_worth_twice_one(side: Side) -> None:
    rule = NilPoints(made=60, failed=-70, both="unit", both_made=None, both_failed=None)
    assert points((rule,), side("nil nil", 0, 0)) == [120]
    assert points((rule,), side("nil nil", 1, 0)) == [-140]


def test_a_unit_that_costs_nothing_is_no_line(side: Side) -> None:
    rule = NilPoints(both="unit", both_made=200, both_failed=0)
    assert rule.earn(replace(side("nil nil", 0, 3), united=frozenset({"nil"}))) == ()


def test_one_nil_is_no_unit(side: Side) -> None:
    assert points((UNIT,), side("nil 4", 0, 4)) == [100]
    assert points((UNIT,), side("4 nil", 4, 1)) == [-100]
    assert points((UNIT,), side("nil", 0)) == [100]


def test_a_nil_and_a_blind_nil_are_one_and_the_blind_rule_is_silent(side: Side) -> None:
    assert points((UNIT, BLIND), side("blind_nil nil", 0, 0)) == [400, 0]
    assert points((UNIT, BLIND), side("blind_nil blind_nil", 0, 0)) == [400, 0]


def test_the_blind_rule_can_make_them_one_where_one_is_blind(side: Side) -> None:
    assert points((NilPoints(), BLIND_UNIT), side("blind_nil nil", 0, 0)) == [0, 800]
    assert points((NilPoints(), BLIND_UNIT), side("nil nil", 0, 0)) == [200, 0]


def test_where_both_rules_make_them_one_that_for_nil_speaks(side: Side) -> None:
    assert points((UNIT, BLIND_UNIT), side("blind_nil nil", 0, 1)) == [-300, 0]


def test_the_table_can_ask_it_which_call_it_scores() -> None:
    assert isinstance(BLIND, ScoresCall)
    assert BLIND.call == "blind_nil"
    assert BLIND.tally == ""
