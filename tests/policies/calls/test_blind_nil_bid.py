"""Who may go blind nil."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.table.seats import Seating

BLIND = Call("blind_nil", tricks=0, personal=True, blind=True)
Lay = Callable[..., PublicTable]


def test_blind_nil_is_said_before_looking_and_personal() -> None:
    assert BlindNilBid().vocabulary() == (BLIND,)


@pytest.mark.parametrize(
    ("behind", "totals", "offered"),
    [
        (100, (200, 300), (BLIND,)),
        (100, (201, 300), ()),
        (100, (310, 110), ()),
        (100, (-70, 30), (BLIND,)),
        (200, (61, 260), ()),
        (200, (60, 260), (BLIND,)),
        (0, (300, 300), (BLIND,)),
        (0, (301, 300), ()),
        (None, (300, 100), (BLIND,)),
    ],
)
def test_a_side_must_be_far_enough_behind(
    lay: Lay, behind: int | None, totals: tuple[int, int], offered: tuple[Call, ...]
) -> None:
    assert BlindNilBid(behind=behind).offers(lay(totals=totals), 0) == offered


def test_behind_is_measured_from_the_best_of_several_sides(lay: Lay) -> None:
    three = Seating(3, ((0,), (1,), (2,)))
    table = lay(seating=three, totals=(50, 90, 160), dealer=2)
    assert BlindNilBid(behind=100).offers(table, 0) == (BLIND,)
    assert BlindNilBid(behind=100).offers(table, 1) == ()


@pytest.mark.parametrize(
    ("per_side", "calls", "offered"),
    [
        (1, "0:blind_nil 1:4", ()),
        (1, "0:nil 1:4", (BLIND,)),
        (1, "0:4 1:blind_nil", (BLIND,)),
        (2, "0:blind_nil 1:4", (BLIND,)),
    ],
)
def test_a_side_has_so_many_blind_nils(
    lay: Lay, per_side: int, calls: str, offered: tuple[Call, ...]
) -> None:
    assert BlindNilBid(behind=None, per_side=per_side).offers(lay(calls=calls), 2) == offered


@pytest.mark.parametrize(("number", "offered"), [(2, ()), (3, (BLIND,)), (4, (BLIND,))])
def test_it_can_be_shut_in_the_first_rounds(
    lay: Lay, number: int, offered: tuple[Call, ...]
) -> None:
    rule = BlindNilBid(behind=None, from_round=3)
    assert rule.offers(lay(round_number=number), 0) == offered


def test_by_itself_it_asks_for_a_hundred_behind_and_one_a_side() -> None:
    assert BlindNilBid() == BlindNilBid(behind=100, per_side=1, from_round=1)
