"""No trump as long as anything else is held."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.trump_only_when_forced import TrumpOnlyWhenForced

Play = Callable[..., str]


@pytest.mark.parametrize("led", ["", "C"])
def test_a_trump_waits_until_nothing_else_is_held(play: Play, led: str) -> None:
    assert play(TrumpOnlyWhenForced(), "KD 8S 4H", led=led) == "KD 4H"


@pytest.mark.parametrize("led", ["", "C"])
def test_a_hand_of_trumps_alone_plays_one(play: Play, led: str) -> None:
    assert play(TrumpOnlyWhenForced(), "9S 8S", led=led) == "8S 9S"


def test_trumps_that_were_led_are_followed(play: Play) -> None:
    assert play(TrumpOnlyWhenForced(), "KD 8S", led="S") == "KD 8S"


def test_nothing_is_left_when_an_earlier_rule_left_only_trumps(play: Play) -> None:
    assert play(TrumpOnlyWhenForced(), "KD 8S", left="8S", led="C") == ""


def test_trumps_are_the_suit_of_the_round(play: Play) -> None:
    assert play(TrumpOnlyWhenForced(), "KD 8S", led="C", trumps="D") == "8S"
    assert play(TrumpOnlyWhenForced(), "KD 8S", led="C", trumps="") == "KD 8S"


@pytest.mark.parametrize(
    ("led", "trumps", "kept"),
    [("", "S", "2C 2D 2H"), ("C", "S", "2C 2D 2H"), ("S", "S", "all"), ("S", "", "2C 2D 2H 2S")],
)
def test_what_it_keeps_is_the_same_for_every_hand(
    lay: Callable[..., PublicTable], mask: Callable[[str], int], led: str, trumps: str, kept: str
) -> None:
    found = TrumpOnlyWhenForced().keeps(lay(led=led, trumps=trumps))
    assert found == -1 if kept == "all" else found & mask("2C 2D 2H 2S") == mask(kept)


def test_it_binds_everybody() -> None:
    assert TrumpOnlyWhenForced.binds is Binds.ALL
