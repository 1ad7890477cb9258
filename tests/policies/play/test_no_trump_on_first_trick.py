"""No trump on the first trick."""

from collections.abc import Callable

from spades_rules.kernel.questions import Binds
from spades_rules.policies.play.no_trump_on_first_trick import NoTrumpOnFirstTrick

Play = Callable[..., str]


def test_who_cannot_follow_throws_another_suit(play: Play) -> None:
    assert play(NoTrumpOnFirstTrick(), "3S 9C KD", led="H") == "9C KD"


def test_the_ban_ends_with_the_first_trick(play: Play) -> None:
    assert play(NoTrumpOnFirstTrick(), "3S 9C", led="H", trick_number=1) == "9C 3S"


def test_trumps_that_were_led_are_followed(play: Play) -> None:
    assert play(NoTrumpOnFirstTrick(forced="unsaid"), "3S 9C", led="S") == "9C 3S"


def test_a_hand_of_trumps_alone_may_play_one(play: Play) -> None:
    assert play(NoTrumpOnFirstTrick(forced="allowed"), "3S 9S", led="H") == "3S 9S"


def test_a_rule_that_forgot_the_hand_of_trumps_alone_leaves_it_nothing(play: Play) -> None:
    assert play(NoTrumpOnFirstTrick(forced="unsaid"), "3S 9S", led="H") == ""


def test_it_binds_those_who_follow() -> None:
    assert NoTrumpOnFirstTrick.binds is Binds.FOLLOWERS
