"""A zero that is no nil."""

from collections.abc import Callable

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.calls.plain_zero import PlainZero

ZERO = Call("zero", tricks=0, personal=False, blind=False)


def test_zero_is_no_promise_of_the_seat_alone() -> None:
    assert PlainZero().vocabulary() == (ZERO,)


def test_everybody_may_say_it_whatever_has_been_said(lay: Callable[..., PublicTable]) -> None:
    assert PlainZero().offers(lay(), 0) == (ZERO,)
    assert PlainZero().offers(lay(calls="0:zero 1:nil"), 2) == (ZERO,)


def test_it_is_on_offer_at_every_turn() -> None:
    assert PlainZero().always()
