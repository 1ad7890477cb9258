"""What a rule says that it looks at, and what is taken of one that does not say."""

from spades_rules.kernel.sight import Sees, sight_of
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.calls.trick_bids import TrickBids


def test_a_blind_nil_hangs_on_the_own_calls_the_gap_and_the_round() -> None:
    assert sight_of(BlindNilBid()) == {Sees.OWN_CALLS, Sees.GAP, Sees.ROUND}


def test_a_bid_of_tricks_hangs_on_nothing() -> None:
    assert sight_of(TrickBids()) == frozenset()


def test_of_a_rule_that_does_not_say_nothing_is_known() -> None:
    assert sight_of(object()) is None
