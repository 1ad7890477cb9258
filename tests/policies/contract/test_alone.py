"""What each player owes alone."""

from collections.abc import Callable

from spades_rules.kernel.actions import Call
from spades_rules.kernel.questions import Contract, SideRound
from spades_rules.policies.contract.alone import Alone

Side = Callable[..., SideRound]


def test_each_bid_of_a_side_is_judged_by_its_bidders_tricks(side: Side) -> None:
    assert Alone().judge(side("4 3", 5, 2)) == (
        (
            Contract(bid=4, counted=5, made=True, over=1, taken=5),
            Contract(bid=3, counted=2, made=False, over=0, taken=2),
        ),
        0,
    )


def test_a_side_of_one_has_one_contract(side: Side) -> None:
    assert Alone().judge(side("6", 6)) == (
        (Contract(bid=6, counted=6, made=True, over=0, taken=6),),
        0,
    )


def test_a_failed_nil_stands_apart_and_harms_no_partner(side: Side) -> None:
    assert Alone().judge(side("nil 4", 2, 4)) == (
        (Contract(bid=4, counted=4, made=True, over=0, taken=4),),
        2,
    )


def test_where_all_are_nil_there_is_no_contract(side: Side) -> None:
    assert Alone().judge(side("nil blind_nil", 1, 2)) == ((), 3)


def test_a_plain_zero_is_a_contract_of_nothing(side: Side) -> None:
    assert Alone().judge(side("zero", 2)) == (
        (Contract(bid=0, counted=2, made=True, over=2, taken=2, scored=False),),
        0,
    )


def test_a_contract_is_blind_by_its_own_bid_and_not_by_a_partners() -> None:
    side = SideRound((Call("blind_6", tricks=6, blind=True), Call("3", tricks=3)), (6, 3))
    contracts, _ = Alone().judge(side)
    assert [contract.blind for contract in contracts] == [True, False]
