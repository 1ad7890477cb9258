"""Numbers of tricks that may be bid."""

from collections.abc import Callable

from spades_rules.kernel.public import PublicTable
from spades_rules.policies.calls.trick_bids import TrickBids


def test_one_to_thirteen_unless_said_otherwise(lay: Callable[..., PublicTable]) -> None:
    offered = TrickBids().offers(lay(), 0)
    assert [call.name for call in offered] == [
        *("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13")
    ]
    assert [call.tricks for call in offered] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    assert not any(call.personal or call.blind for call in offered)


def test_the_least_and_the_greatest_can_be_set() -> None:
    assert [call.name for call in TrickBids(low=4, high=6).vocabulary()] == ["4", "5", "6"]


def test_nothing_is_offered_when_the_least_is_above_the_greatest() -> None:
    assert TrickBids(low=7, high=6).vocabulary() == ()


def test_the_same_calls_are_offered_at_every_turn(lay: Callable[..., PublicTable]) -> None:
    rule = TrickBids()
    assert rule.offers(lay(), 0) is rule.offers(lay(calls="0:13"), 1)


def test_two_rules_alike_are_equal() -> None:
    assert TrickBids(low=4) == TrickBids(low=4, high=13)
    assert TrickBids(low=4) != TrickBids(low=5)


def test_all_of_them_are_on_offer_whatever_has_happened() -> None:
    assert TrickBids().always()
