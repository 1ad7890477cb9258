"""What may not be thrown on the first trick."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.barred_on_first_trick import BarredOnFirstTrick

Play = Callable[..., str]

HEARTS = BarredOnFirstTrick(suits=("H",), cards=("QS",))
UNSAID = BarredOnFirstTrick(suits=("H",), cards=("QS",), forced="unsaid")


@pytest.mark.parametrize("rule", [HEARTS, UNSAID])
def test_neither_the_suit_nor_the_card(play: Play, rule: BarredOnFirstTrick) -> None:
    assert play(rule, "3D 4H QS 2S", led="C") == "3D 2S"


@pytest.mark.parametrize(
    ("suits", "legal"),
    [
        (("C",), "3D 4H 2S QS"),
        (("D",), "4H 2S QS"),
        (("S",), "3D 4H"),
        (("S", "D"), "4H"),
        ((), "3D 4H 2S QS"),
    ],
)
def test_it_can_be_another_suit_or_none(play: Play, suits: tuple[str, ...], legal: str) -> None:
    assert play(BarredOnFirstTrick(suits=suits), "3D 4H QS 2S", led="C") == legal


@pytest.mark.parametrize(("cards", "legal"), [((), "3D 4H 2S QS"), (("4H", "3D"), "2S QS")])
def test_it_can_be_other_cards_or_none(play: Play, cards: tuple[str, ...], legal: str) -> None:
    assert play(BarredOnFirstTrick(suits=(), cards=cards), "3D 4H QS 2S", led="C") == legal


def test_who_follows_suit_is_free(play: Play) -> None:
    assert play(HEARTS, "3H 4D", left="3H", led="H") == "3H"


def test_later_tricks_are_free(play: Play) -> None:
    assert play(HEARTS, "3D 4H QS", led="C", trick_number=1) == "3D 4H QS"


def test_a_hand_of_nothing_else_may_throw_one_or_nothing_is_said(play: Play) -> None:
    assert play(HEARTS, "4H QS", led="C") == "4H QS"
    assert play(UNSAID, "4H QS", led="C") == ""


def test_it_binds_who_follows() -> None:
    assert BarredOnFirstTrick.binds is Binds.FOLLOWERS
