"""Who can win the trick must."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from spades_rules.kernel.public import PublicTable, Twins
from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.must_overtake import MustOvertake
from spades_rules.table.cards import Card
from spades_rules.table.pack import Pack

Play = Callable[..., str]


def test_who_can_go_higher_must(play: Play) -> None:
    assert play(MustOvertake(), "2C KC AC", trick="QC 5C") == "KC AC"


def test_who_cannot_go_higher_is_free(play: Play) -> None:
    assert play(MustOvertake(), "2C 9C AD", trick="5C QC") == "2C 9C AD"


def test_who_follows_need_not_trump(play: Play) -> None:
    assert play(MustOvertake(), "2C 8S", trick="QC") == "2C 8S"


def test_who_follows_cannot_beat_a_trump(play: Play) -> None:
    assert play(MustOvertake(), "2C AC", trick="QC 3S") == "2C AC"


def test_who_is_void_must_trump(play: Play) -> None:
    assert play(MustOvertake(), "AD 8S 2S", trick="QC") == "2S 8S"


def test_who_is_void_must_overtrump(play: Play) -> None:
    assert play(MustOvertake(), "AD 8S 2S", trick="QC 5S") == "8S"
    assert play(MustOvertake(), "AD 4S 2S", trick="QC 5S") == "AD 2S 4S"


def test_a_trump_that_was_led_is_beaten_by_a_higher_one(play: Play) -> None:
    assert play(MustOvertake(), "AD 8S 2S", trick="5S AH") == "8S"


def test_nothing_is_left_when_an_earlier_rule_took_the_winners(play: Play) -> None:
    assert play(MustOvertake(), "2C KC", left="2C", trick="QC") == ""


def test_it_binds_those_who_follow() -> None:
    assert MustOvertake.binds is Binds.FOLLOWERS


@pytest.mark.parametrize(
    ("last", "played", "hand", "kept"),
    [
        (True, 0b0001, 0b1110, 0b1010),
        (True, 0b0010, 0b1101, 0b1001),
        (False, 0b0001, 0b1110, 0b1000),
        (False, 0b0010, 0b1101, 0b1000),
    ],
)
def test_a_twin_beats_its_twin_where_the_last_of_them_wins(
    lay: Callable[..., PublicTable], played: int, hand: int, kept: int, *, last: bool
) -> None:
    pack = Pack(tuple(map(Card, ("2C", "2C", "3D", "4C"))))
    table = lay(pack=pack)
    alike = {0b0001: 0b0011, 0b0010: 0b0011, 0b0100: 0b0100, 0b1000: 0b1000}
    table.setting = replace(table.setting, twins=Twins(alike, last=last))
    table.led, table.trick = 0b1011, (played,)
    assert MustOvertake().narrow(table, hand, hand) == kept
