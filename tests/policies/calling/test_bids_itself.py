"""Rounds that bid themselves."""

import pytest

from spades_rules.policies.calling.bids_itself import BidsItself
from spades_rules.table.seats import Seating

FOUR = Seating(4, ((0, 2), (1, 3)))


@pytest.mark.parametrize(
    ("rule", "silent"),
    [(BidsItself(), [1]), (BidsItself(rounds=3, first="dealer"), [1, 2, 3])],
)
def test_nobody_calls_in_so_many_first_rounds(rule: BidsItself, silent: list[int]) -> None:
    assert [number for number in range(1, 6) if not rule.calls_in(number)] == silent


@pytest.mark.parametrize(
    ("rule", "dealer", "order"),
    [
        (BidsItself(), 1, (2, 3, 0, 1)),
        (BidsItself(), 3, (0, 1, 2, 3)),
        (BidsItself(first="dealer"), 1, (1, 2, 3, 0)),
        (BidsItself(first="dealer"), 3, (3, 0, 1, 2)),
    ],
)
def test_after_that_everybody_calls_once(
    rule: BidsItself, dealer: int, order: tuple[int, ...]
) -> None:
    assert rule.order(dealer, FOUR) == order
