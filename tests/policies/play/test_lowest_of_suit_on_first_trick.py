"""The lowest club to the first trick."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.lowest_of_suit_on_first_trick import LowestOfSuitOnFirstTrick
from spades_rules.table.cards import Card
from spades_rules.table.pack import Pack

Play = Callable[..., str]

FIRST = LowestOfSuitOnFirstTrick()
NO_TRUMP = LowestOfSuitOnFirstTrick(void_plays="no_trump")


@pytest.mark.parametrize("led", ["", "C"])
def test_the_lowest_club_goes_first(play: Play, led: str) -> None:
    assert play(FIRST, "3C 9C AH", led=led) == "3C"


@pytest.mark.parametrize("led", ["", "C"])
def test_later_tricks_are_free(play: Play, led: str) -> None:
    assert play(NO_TRUMP, "3C 9C AH", led=led, trick_number=1) == "3C 9C AH"
    assert play(NO_TRUMP, "2S AH", led=led, trick_number=1) == "AH 2S"


@pytest.mark.parametrize(("suit", "legal"), [("C", "3C"), ("D", "4D"), ("H", "5H"), ("S", "6S")])
def test_the_suit_can_be_another_one(play: Play, suit: str, legal: str) -> None:
    rule = LowestOfSuitOnFirstTrick(suit=suit)
    assert play(rule, "3C 9C 4D 9D 5H 9H 6S 9S") == legal


@pytest.mark.parametrize("rule", [FIRST, NO_TRUMP])
def test_another_suit_that_was_led_is_followed_as_ever(
    play: Play, rule: LowestOfSuitOnFirstTrick
) -> None:
    assert play(rule, "3C 9C 4D", led="D") == "3C 9C 4D"


def test_a_void_may_throw_anything(play: Play) -> None:
    assert play(FIRST, "9H 7D 2S", led="C") == "7D 9H 2S"


def test_a_void_may_be_kept_from_throwing_a_trump(play: Play) -> None:
    assert play(NO_TRUMP, "9H 7D 2S", led="C") == "7D 9H"


def test_a_hand_of_nothing_but_trumps_throws_one(play: Play) -> None:
    assert play(NO_TRUMP, "9S 2S", led="C") == "2S 9S"


def test_a_void_may_follow_to_trumps_that_were_led(play: Play) -> None:
    assert play(NO_TRUMP, "9H 2S", led="S") == "9H 2S"


def test_a_leader_without_a_club_leads_anything(play: Play) -> None:
    assert play(NO_TRUMP, "9H 2S") == "9H 2S"


def test_either_of_two_twins_is_the_lowest(lay: Callable[..., PublicTable]) -> None:
    pack = Pack(tuple(map(Card, ("2C", "2C", "3C", "4D"))))
    assert FIRST.narrow(lay(pack=pack), 0b1111, 0b1111) == 0b0011


def test_it_binds_everybody() -> None:
    assert LowestOfSuitOnFirstTrick.binds is Binds.ALL
