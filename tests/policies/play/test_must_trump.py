"""Who cannot follow suit must trump."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.must_trump import MustTrump

Play = Callable[..., str]

both = pytest.mark.parametrize("leads", [False, True])


@both
def test_who_is_void_must_trump(play: Play, *, leads: bool) -> None:
    assert play(MustTrump(leads=leads), "KD 8S QS", led="C") == "8S QS"


@both
def test_who_can_follow_is_left_alone(play: Play, *, leads: bool) -> None:
    assert play(MustTrump(leads=leads), "KD 8S 2C", led="C") == "2C KD 8S"


@both
def test_who_has_no_trump_plays_anything(play: Play, *, leads: bool) -> None:
    assert play(MustTrump(leads=leads), "KD AH", led="C") == "KD AH"
    assert play(MustTrump(leads=leads), "KD AH") == "KD AH"


def test_a_lead_is_free(play: Play) -> None:
    assert play(MustTrump(leads=False), "KD 8S") == "KD 8S"


def test_a_trump_must_be_led_where_leads_are_bound_too(play: Play) -> None:
    assert play(MustTrump(leads=True), "KD 8S QS") == "8S QS"


@pytest.mark.parametrize("led", ["", "C"])
def test_nothing_is_left_when_an_earlier_rule_took_the_trumps(play: Play, led: str) -> None:
    assert play(MustTrump(leads=True), "KD 8S", left="KD", led=led) == ""


def test_trumps_are_the_suit_of_the_round(play: Play) -> None:
    assert play(MustTrump(leads=False), "3D KH 8S", led="C", trumps="D") == "3D"
    assert play(MustTrump(leads=True), "3D KH 8S", trumps="") == "3D KH 8S"


def test_it_binds_everybody() -> None:
    assert MustTrump.binds is Binds.ALL
