"""Following suit."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.follow_suit import FollowSuit


def test_who_can_follow_must(play: Callable[..., str]) -> None:
    assert play(FollowSuit(), "2S 4H 9H", led="H") == "4H 9H"


def test_who_cannot_follow_plays_anything(play: Callable[..., str]) -> None:
    assert play(FollowSuit(), "2S 4C", led="H") == "4C 2S"


def test_nothing_is_left_when_an_earlier_rule_took_the_suit_away(play: Callable[..., str]) -> None:
    assert play(FollowSuit(), "2S 4H", left="2S", led="H") == ""


def test_it_binds_those_who_follow() -> None:
    assert FollowSuit.binds is Binds.FOLLOWERS


@pytest.mark.parametrize("led", ["C", "D", "H", "S"])
def test_what_it_keeps_is_the_suit_led_and_nothing_else(
    lay: Callable[..., PublicTable], led: str
) -> None:
    table = lay(led=led, trick_number=5, off_suit="3S", mixed="3S 2H")
    assert FollowSuit.keeps_led
    assert FollowSuit().keeps(table) == table.led
