"""Trumps in turn."""

import pytest

from spades_rules.policies.trump.rotating_trump import RotatingTrump

ALL = RotatingTrump(suits=("H", "D", "S", "C", "none"))


@pytest.mark.parametrize(
    ("number", "suit"), [(1, "H"), (2, "D"), (3, "S"), (4, "C"), (5, None), (6, "H"), (10, None)]
)
def test_each_round_has_the_next_suit(number: int, suit: str | None) -> None:
    assert ALL.trump_in(number, None) == suit


@pytest.mark.parametrize(
    ("suits", "usual"), [(("H", "S"), "S"), (("none", "D"), "D"), (("none",), None), ((), None)]
)
def test_one_of_them_stands_for_all(suits: tuple[str, ...], usual: str | None) -> None:
    assert RotatingTrump(suits=suits).trump() == usual


def test_an_empty_list_has_no_trump() -> None:
    assert RotatingTrump(suits=()).trump_in(3, None) is None


def test_no_card_is_turned_up() -> None:
    assert ALL.turned == "nothing"
