"""What a contract is worth."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.policies.scoring.contract_points import ContractPoints

Side = Callable[..., SideRound]
MADE = Contract(bid=5, counted=7, made=True, over=2, taken=7)
SHORT = Contract(bid=7, counted=5, made=False, over=0, taken=6)


def test_a_made_contract_scores_ten_for_each_trick_bid(side: Side) -> None:
    assert ContractPoints().earn(side("3 2", 4, 3, contracts=(MADE,))) == (
        Line(50, words="5 x 10"),
    )


def test_another_value_can_be_set_for_a_trick_bid(side: Side) -> None:
    lines = ContractPoints(made=12).earn(side("3 2", 4, 3, contracts=(MADE,)))
    assert lines == (Line(60, words="5 x 12"),)


@pytest.mark.parametrize(
    ("set_on", "lines"),
    [
        ("bid", (Line(-70, words="set: 7 bid x -10"),)),
        ("taken", (Line(-60, words="set: 6 taken x -10"),)),
        ("short", (Line(-20, words="set: 2 short x -10"),)),
        ("nothing", ()),
    ],
)
def test_a_set_side_pays_for_the_tricks_that_the_rule_names(
    side: Side, set_on: str, lines: tuple[Line, ...]
) -> None:
    assert ContractPoints(set_on=set_on).earn(side("3 4", 3, 3, contracts=(SHORT,))) == lines


def test_another_price_can_be_set_for_a_set_side(side: Side) -> None:
    assert ContractPoints(set=-5).earn(side("3 4", 3, 3, contracts=(SHORT,))) == (
        Line(-35, words="set: 7 bid x -5"),
    )


def test_nothing_taken_is_nothing_paid_where_tricks_taken_are_charged(side: Side) -> None:
    bare = Contract(bid=9, counted=0, made=False, over=0, taken=0)
    assert ContractPoints(set_on="taken").earn(side("6 3", 0, 0, contracts=(bare,))) == ()


def test_a_contract_lost_with_tricks_enough_is_not_short(side: Side) -> None:
    lost = Contract(bid=4, counted=5, made=False, over=0, taken=6)
    assert ContractPoints(set_on="short").earn(side("nil 4", 1, 5, contracts=(lost,))) == ()


def test_a_contract_of_no_tricks_is_worth_nothing(side: Side) -> None:
    zero = Contract(bid=0, counted=3, made=True, over=3, taken=3, scored=False)
    assert ContractPoints().earn(side("nil nil", 1, 2, contracts=(zero,))) == ()
    assert ContractPoints().earn(side("nil nil", 1, 2)) == ()


def test_each_of_several_contracts_has_its_line(side: Side) -> None:
    assert ContractPoints().earn(side("5 7", 7, 5, contracts=(MADE, SHORT))) == (
        Line(50, words="5 x 10"),
        Line(-70, words="set: 7 bid x -10"),
    )


def test_it_fills_no_tally() -> None:
    assert ContractPoints.tally == ""
