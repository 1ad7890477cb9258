"""Who may bid nil."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.calls.nil_bid import NilBid

NIL = Call("nil", tricks=0, personal=True, blind=False)


def test_nil_is_a_personal_promise_of_no_trick() -> None:
    assert NilBid().vocabulary() == (NIL,)


def test_both_partners_may_bid_nil_without_a_limit(lay: Callable[..., PublicTable]) -> None:
    assert NilBid(per_side=None).offers(lay(calls="0:nil 1:4"), 2) == (NIL,)


@pytest.mark.parametrize(
    ("calls", "offered"),
    [
        ("0:nil 1:4", ()),
        ("0:4 1:nil", (NIL,)),
        ("0:blind_nil 1:4", (NIL,)),
        ("0:nil 1:4 2:4 3:4 0:3 1:4", (NIL,)),
    ],
)
def test_one_nil_a_side_is_used_up_by_a_standing_nil_of_the_partner(
    lay: Callable[..., PublicTable], calls: str, offered: tuple[Call, ...]
) -> None:
    assert NilBid(per_side=1).offers(lay(calls=calls), 2) == offered


def test_two_nils_a_side_leave_room_for_the_second(lay: Callable[..., PublicTable]) -> None:
    assert NilBid(per_side=2).offers(lay(calls="0:nil 1:4"), 2) == (NIL,)


def test_nil_is_on_offer_whatever_has_happened_unless_it_is_limited() -> None:
    assert NilBid().always()
    assert not NilBid(per_side=2).always()
