"""What partners owe together when neither may be short."""

from collections.abc import Callable

from spades_rules.kernel.actions import Call
from spades_rules.kernel.questions import Contract, SideRound
from spades_rules.policies.contract.all_or_nothing import AllOrNothing

Side = Callable[..., SideRound]


def test_two_bids_made_are_one_contract_and_all_that_is_over(side: Side) -> None:
    assert AllOrNothing().judge(side("4 3", 6, 4)) == (
        (Contract(bid=7, counted=10, made=True, over=3, taken=10),),
        0,
    )


def test_one_partner_short_sets_both_though_the_other_took_enough_for_two(side: Side) -> None:
    assert AllOrNothing().judge(side("4 3", 6, 2)) == (
        (Contract(bid=7, counted=6, made=False, over=0, taken=8),),
        0,
    )


def test_a_nil_stands_beside_the_contract_whether_it_holds_or_not(side: Side) -> None:
    assert AllOrNothing().judge(side("nil 4", 0, 4)) == (
        (Contract(bid=4, counted=4, made=True, over=0, taken=4),),
        0,
    )
    assert AllOrNothing().judge(side("3 nil", 5, 2)) == (
        (Contract(bid=3, counted=5, made=True, over=2, taken=7),),
        2,
    )


def test_the_tricks_of_a_failed_nil_save_nobody(side: Side) -> None:
    assert AllOrNothing().judge(side("nil 4", 2, 3)) == (
        (Contract(bid=4, counted=3, made=False, over=0, taken=5),),
        2,
    )


def test_where_all_are_nil_there_is_no_contract(side: Side) -> None:
    assert AllOrNothing().judge(side("nil nil", 0, 2)) == ((), 2)


def test_a_plain_zero_is_never_short(side: Side) -> None:
    assert AllOrNothing().judge(side("zero 4", 1, 4)) == (
        (Contract(bid=4, counted=5, made=True, over=1, taken=5),),
        0,
    )
    assert AllOrNothing().judge(side("zero zero", 1, 0)) == (
        (Contract(bid=0, counted=1, made=True, over=1, taken=1, scored=False),),
        0,
    )


def test_a_contract_bid_blind_in_part_is_blind() -> None:
    side = SideRound((Call("3", tricks=3), Call("blind_6", tricks=6, blind=True)), (3, 6))
    assert AllOrNothing().judge(side) == (
        (Contract(bid=9, counted=9, made=True, over=0, taken=9, blind=True),),
        0,
    )
