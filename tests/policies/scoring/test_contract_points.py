"""What a contract is worth."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.policies.scoring.contract_points import ContractPoints, ContractStep

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


TEN_AND_THIRTEEN = (
    ContractStep(from_=10, made=150, set=-100),
    ContractStep(from_=13, made=200, set=-200),
)


@pytest.mark.parametrize(
    ("bid", "made", "missed"),
    [
        (9, Line(90, words="9 x 10"), Line(-90, words="set: 9 bid x -10")),
        (10, Line(150, words="10 made: 150"), Line(-100, words="set: 10 missed: -100")),
        (12, Line(150, words="12 made: 150"), Line(-100, words="set: 12 missed: -100")),
        (13, Line(200, words="13 made: 200"), Line(-200, words="set: 13 missed: -200")),
    ],
)
def test_the_highest_step_that_a_contract_reaches_says_what_it_is_worth(
    side: Side, bid: int, made: Line, missed: Line
) -> None:
    rule = ContractPoints(steps=TEN_AND_THIRTEEN)
    home = Contract(bid=bid, counted=bid, made=True, over=0, taken=bid)
    down = Contract(bid=bid, counted=bid - 1, made=False, over=0, taken=bid - 1)
    assert rule.earn(side("5 5", 5, 5, contracts=(home,))) == (made,)
    assert rule.earn(side("5 5", 5, 5, contracts=(down,))) == (missed,)


@pytest.mark.parametrize("set_on", ["bid", "taken", "short", "nothing"])
def test_a_missed_step_costs_what_it_says_whatever_others_are_charged_for(
    side: Side, set_on: str
) -> None:
    down = Contract(bid=11, counted=8, made=False, over=0, taken=9)
    rule = ContractPoints(set_on=set_on, steps=TEN_AND_THIRTEEN)
    assert rule.earn(side("6 5", 5, 4, contracts=(down,))) == (
        Line(-100, words="set: 11 missed: -100"),
    )


def test_a_step_that_costs_nothing_gives_no_line(side: Side) -> None:
    down = Contract(bid=11, counted=8, made=False, over=0, taken=9)
    free = ContractPoints(steps=(ContractStep(from_=10, made=200, set=0),))
    assert free.earn(side("6 5", 5, 4, contracts=(down,))) == ()


@pytest.mark.parametrize("second", [9, 10])
def test_steps_out_of_order_are_refused(second: int) -> None:
    steps = (
        ContractStep(from_=10, made=200, set=-200),
        ContractStep(from_=second, made=100, set=-100),
    )
    with pytest.raises(
        ValueError,
        match=f"^in `steps`, the step from {second} cannot follow the one from 10: "
        "each begins higher than the one before it$",
    ):
        ContractPoints(steps=steps)


@pytest.mark.parametrize(
    ("factor", "made", "missed"),
    [
        (1, Line(60, words="6 x 10"), Line(-70, words="set: 7 bid x -10")),
        (2, Line(120, words="6 x 10 x 2, blind"), Line(-140, words="set: 7 bid x -10 x 2, blind")),
        (3, Line(180, words="6 x 10 x 3, blind"), Line(-210, words="set: 7 bid x -10 x 3, blind")),
    ],
)
def test_a_contract_bid_blind_counts_so_many_times(
    side: Side, factor: int, made: Line, missed: Line
) -> None:
    rule = ContractPoints(blind_factor=factor)
    home = Contract(bid=6, counted=8, made=True, over=2, taken=8, blind=True)
    down = Contract(bid=7, counted=5, made=False, over=0, taken=5, blind=True)
    assert rule.earn(side("3 3", 4, 4, contracts=(home,))) == (made,)
    assert rule.earn(side("3 4", 3, 2, contracts=(down,))) == (missed,)


def test_a_contract_bid_after_looking_counts_once_beside_a_blind_one(side: Side) -> None:
    blind = Contract(bid=6, counted=6, made=True, over=0, taken=6, blind=True)
    rule = ContractPoints(blind_factor=2)
    assert rule.earn(side("6 5", 6, 7, contracts=(blind, MADE))) == (
        Line(120, words="6 x 10 x 2, blind"),
        Line(50, words="5 x 10"),
    )


def test_a_step_bid_blind_counts_so_many_times_too(side: Side) -> None:
    blind = Contract(bid=10, counted=10, made=True, over=0, taken=10, blind=True)
    rule = ContractPoints(steps=TEN_AND_THIRTEEN, blind_factor=2)
    assert rule.earn(side("5 5", 5, 5, contracts=(blind,))) == (
        Line(300, words="10 made: 150 x 2, blind"),
    )
