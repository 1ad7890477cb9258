"""What a high contract earns beyond its tricks."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Contract, Line, SideRound
from spades_rules.policies.scoring.contract_bonus import ContractBonus

Side = Callable[..., SideRound]


def made(bid: int, over: int = 0) -> Contract:
    """Give a contract that was made."""
    return Contract(bid=bid, counted=bid + over, made=True, over=over, taken=bid + over)


SET = Contract(bid=11, counted=9, made=False, over=0, taken=9)


@pytest.mark.parametrize(
    ("bid", "lines"),
    [
        (9, ()),
        (10, (Line(50, words="10 bid and made"),)),
        (11, (Line(50, words="11 bid and made"),)),
    ],
)
def test_a_contract_of_ten_and_more_earns_fifty(
    side: Side, bid: int, lines: tuple[Line, ...]
) -> None:
    rule = ContractBonus(from_=10, made=50)
    assert rule.earn(side("5 5", 6, 6, contracts=(made(bid),))) == lines


def test_a_missed_contract_earns_and_costs_nothing_by_it(side: Side) -> None:
    assert ContractBonus(from_=10, made=50).earn(side("6 5", 5, 4, contracts=(SET,))) == ()


def test_each_contract_of_a_side_is_looked_at_by_itself(side: Side) -> None:
    rule = ContractBonus(from_=5, made=30)
    assert rule.earn(side("5 4", 5, 4, contracts=(made(5), made(4)))) == (
        Line(30, words="5 bid and made"),
    )


@pytest.mark.parametrize(
    ("up_to", "earned"), [(None, [1, 2, 3]), (3, [1, 2, 3]), (2, [1, 2]), (1, [1])]
)
def test_the_bonus_may_be_for_low_contracts_only(
    side: Side, up_to: int | None, earned: list[int]
) -> None:
    rule = ContractBonus(from_=1, made=40, up_to=up_to)
    assert [bid for bid in (1, 2, 3) if rule.earn(side("1", bid, contracts=(made(bid),)))] == earned


def test_the_bonus_may_be_for_no_trick_more_and_none_less(side: Side) -> None:
    rule = ContractBonus(from_=1, made=40, exactly=True)
    assert rule.earn(side("1", 1, contracts=(made(1),))) == (Line(40, words="1 bid and made"),)
    assert rule.earn(side("1", 2, contracts=(made(1, over=1),))) == ()


def test_a_bonus_of_nothing_is_no_line(side: Side) -> None:
    assert ContractBonus(from_=1, made=0).earn(side("4", 4, contracts=(made(4),))) == ()


def test_limits_that_leave_no_contract_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^no contract is from 10 up to 9 tricks$"):
        ContractBonus(from_=10, up_to=9, made=50)


def test_it_fills_no_tally() -> None:
    assert ContractBonus.tally == ""
