"""When a suit may be led."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.breaking import Breaking

Play = Callable[..., str]


def test_trumps_are_shut_at_first(play: Play) -> None:
    assert play(Breaking(), "AS KH 4C") == "4C KH"


def test_a_hand_without_the_suit_is_free(play: Play) -> None:
    assert play(Breaking(), "KH 4C") == "4C KH"


def test_a_spade_on_another_suit_opens_spades(play: Play) -> None:
    assert play(Breaking(), "AS 4C", off_suit="3S", mixed="3S 2H 9H KH") == "4C AS"


def test_a_discard_on_spades_opens_nothing(play: Play) -> None:
    assert play(Breaking(), "AS 4C", off_suit="9D", mixed="8S 2S TS 9D", played="8S") == "4C"


def test_a_spade_lead_to_which_somebody_was_void_opens_spades(play: Play) -> None:
    rule = Breaking(broken_by="void_follower")
    assert play(rule, "AS 4C", off_suit="9D", mixed="8S 2S TS 9D") == "4C AS"
    assert play(rule, "AS 4C", played="8S 2S TS 9S") == "4C"


def test_any_spade_played_opens_spades(play: Play) -> None:
    rule = Breaking(broken_by="any_play")
    assert play(rule, "AS 4C", played="8S 2S TS 9S") == "4C AS"
    assert play(rule, "AS 4C", played="8C 2C TC 9C") == "4C"


@pytest.mark.parametrize(("trick_number", "legal"), [(0, "4C"), (1, "4C AS")])
def test_the_first_trick_opens_spades(play: Play, trick_number: int, legal: str) -> None:
    rule = Breaking(broken_by="first_trick")
    assert play(rule, "AS 4C", trick_number=trick_number) == legal
    assert play(rule, "AS 4C", trick_number=trick_number, opened=False) == legal


def test_nothing_opens_spades(play: Play) -> None:
    rule = Breaking(broken_by="nothing")
    assert play(rule, "AS 4C", off_suit="3S", mixed="3S 2H", played="3S 2H") == "4C"
    assert play(rule, "AS 4C", opened=True) == "4C"


@pytest.mark.parametrize("broken_by", ["off_suit_play", "void_follower", "any_play"])
def test_what_the_table_says_goes_before_the_cards_played(play: Play, broken_by: str) -> None:
    rule = Breaking(broken_by=broken_by)
    assert play(rule, "AS 4C", opened=True) == "4C AS"
    assert play(rule, "AS 4C", opened=False, off_suit="3S", mixed="3S", played="3S") == "4C"


def test_a_hand_of_spades_alone_may_lead_one(play: Play) -> None:
    assert play(Breaking(forced="allowed"), "4S QS") == "4S QS"


def test_a_rule_that_forgot_the_hand_of_spades_alone_leaves_it_nothing(play: Play) -> None:
    assert play(Breaking(forced="unsaid"), "4S QS") == ""


def test_a_hand_with_another_suit_is_not_forced_even_if_another_rule_took_it(play: Play) -> None:
    assert play(Breaking(), "4S QS 2C", left="4S QS") == ""


@pytest.mark.parametrize(
    ("suit", "legal"),
    [("C", "3D 5H 3S"), ("D", "7C 5H 3S"), ("H", "7C 3D 3S"), ("S", "7C 3D 5H")],
)
def test_another_suit_than_trumps_can_be_shut(play: Play, suit: str, legal: str) -> None:
    assert play(Breaking(suit=suit), "3S 5H 3D 7C") == legal


@pytest.mark.parametrize(("trumps", "legal"), [("C", "5H 3S"), ("", "7C 5H 3S")])
def test_trumps_are_the_suit_of_the_round(play: Play, trumps: str, legal: str) -> None:
    assert play(Breaking(suit="trump"), "3S 5H 7C", trumps=trumps) == legal


def test_it_binds_the_leader() -> None:
    assert Breaking.binds is Binds.LEADER


@pytest.mark.parametrize(
    "broken_by", ["off_suit_play", "void_follower", "any_play", "first_trick", "nothing"]
)
def test_what_has_been_broken_stays_broken(lay: Callable[..., PublicTable], broken_by: str) -> None:
    rule = Breaking(broken_by=broken_by)
    tricks = ["2C 3C 4C 5C", "6C 7C 8C 3S", "2D 3D 4D 5D", "8S 9S TS 6D", "2H 3H 4H 5H"]
    open_after = []
    for number in range(len(tricks) + 1):
        mixed = " ".join(trick for trick in tricks[:number] if "S" in trick)
        off_suit = " ".join(card for card in ("3S", "6D") if card in mixed)
        table = lay(
            trick_number=number, played=" ".join(tricks[:number]), mixed=mixed, off_suit=off_suit
        )
        open_after.append(rule.keeps(table) == -1)
    assert Breaking.lasting
    assert open_after == sorted(open_after)
