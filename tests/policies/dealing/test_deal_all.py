"""Who deals, now and next."""

import pytest

from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.table.seats import Seating

FOUR = Seating(4, ((0, 2), (1, 3)))
RANKS = {"2C": 0, "9H": 7, "TC": 8, "TS": 8, "KD": 11, "KC": 11, "KS": 11, "BJ": 13}


@pytest.mark.parametrize(
    ("rotation", "dealer", "following"),
    [("left", 1, 2), ("left", 3, 0), ("random", 1, None), ("none", 2, 2)],
)
def test_the_deal_moves_as_the_rule_says(rotation: str, dealer: int, following: int | None) -> None:
    assert DealAll(rotation=rotation).next_dealer(dealer, FOUR) == following


def test_thirteen_cards_each_unless_said_otherwise() -> None:
    assert DealAll().each == 13
    assert DealAll(each=10).each == 10


def test_cards_are_drawn_only_where_they_decide_the_first_deal() -> None:
    assert not DealAll(first_dealer="random").draws()
    assert DealAll(first_dealer="high_card").draws()


def test_the_highest_card_deals() -> None:
    draw = ((0, "2C"), (1, "KD"), (2, "TS"), (3, "9H"))
    assert DealAll(first_dealer="high_card").drawn_dealer((draw,), RANKS) == 1


def test_two_level_seats_draw_again() -> None:
    first = ((0, "KC"), (1, "KD"), (2, "TS"), (3, "9H"))
    again = ((1, "9H"), (0, "TC"))
    rule = DealAll(first_dealer="high_card", draw_tie="redraw")
    assert rule.drawn_dealer((first,), RANKS) is None
    assert rule.drawn_dealer((first, again), RANKS) == 0


def test_the_higher_suit_parts_two_level_cards() -> None:
    draw = ((0, "KC"), (1, "KD"), (2, "TS"), (3, "9H"))
    rule = DealAll(first_dealer="high_card", draw_tie="suits")
    assert rule.drawn_dealer((draw,), RANKS) == 1


def test_a_joker_has_no_suit_to_be_parted_by() -> None:
    rule = DealAll(first_dealer="high_card", draw_tie="suits")
    assert rule.drawn_dealer((((0, "BJ"), (1, "KS")),), RANKS) == 0


@pytest.mark.parametrize(
    "draw",
    [
        pytest.param((), id="nobody drew"),
        pytest.param(((),), id="an empty draw"),
        pytest.param(
            (((0, "KC"), (1, "KD"), (2, "2C")), ((0, "TC"), (2, "9H"))),
            id="a seat drew again that was not level",
        ),
        pytest.param(
            (((0, "KC"), (1, "KD"), (2, "2C")), ((0, "TC"),)), id="a level seat did not draw again"
        ),
        pytest.param((((0, "KC"), (1, "2C")), ((0, "TC"),)), id="drawn again without a tie"),
    ],
)
def test_some_draws_make_nobody_dealer(
    draw: tuple[tuple[tuple[int, str], ...], ...],
) -> None:
    assert DealAll(first_dealer="high_card").drawn_dealer(draw, RANKS) is None
