"""One card more or fewer from round to round."""

import pytest

from spades_rules.policies.dealing.deal_up_and_down import DealUpAndDown
from spades_rules.table.seats import Seating

FOUR = Seating(4, ((0,), (1,), (2,), (3,)))


@pytest.mark.parametrize(
    ("rule", "cards"),
    [
        (DealUpAndDown(from_=1, to=3), [1, 2, 3, 2, 1, 1, 1]),
        (DealUpAndDown(from_=3, to=1), [3, 2, 1, 2, 3, 3, 3]),
        (DealUpAndDown(from_=1, to=3, back=False), [1, 2, 3, 3, 3, 3, 3]),
        (DealUpAndDown(from_=3, to=1, back=False), [3, 2, 1, 1, 1, 1, 1]),
        (DealUpAndDown(from_=2, to=2), [2, 2, 2, 2, 2, 2, 2]),
    ],
)
def test_the_numbers_go_up_or_down_and_perhaps_back(rule: DealUpAndDown, cards: list[int]) -> None:
    assert [rule.each_in(number) for number in range(1, 8)] == cards


@pytest.mark.parametrize(("first", "last"), [(1, 9), (9, 1)])
def test_the_most_of_all_rounds_is_known(first: int, last: int) -> None:
    assert DealUpAndDown(from_=first, to=last).each == 9


@pytest.mark.parametrize(
    ("rotation", "dealer", "following"),
    [("left", 1, 2), ("left", 3, 0), ("random", 1, None), ("none", 2, 2)],
)
def test_the_deal_moves_as_the_rule_says(rotation: str, dealer: int, following: int | None) -> None:
    rule = DealUpAndDown(from_=1, to=2, rotation=rotation)
    assert rule.next_dealer(dealer, FOUR) == following


def test_nobody_draws_for_the_deal() -> None:
    rule = DealUpAndDown(from_=1, to=2)
    assert not rule.draws()
    assert rule.drawn_dealer((((0, "AS"), (1, "KS")),), {"AS": 13, "KS": 12}) is None
