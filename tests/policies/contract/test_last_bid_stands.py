"""What a side owes by its last word."""

from collections.abc import Callable

from spades_rules.kernel.actions import Call
from spades_rules.kernel.questions import Contract, SideRound
from spades_rules.policies.contract.last_bid_stands import LastBidStands

Side = Callable[..., SideRound]


def test_the_last_number_is_the_contract_and_the_tricks_of_all_count(side: Side) -> None:
    assert LastBidStands().judge(side("6 4", 3, 2)) == (
        (Contract(bid=4, counted=5, made=True, over=1, taken=5),),
        0,
    )
    assert LastBidStands().judge(side("3 8", 4, 3)) == (
        (Contract(bid=8, counted=7, made=False, over=0, taken=7),),
        0,
    )


def test_of_three_partners_the_third_has_the_last_word(side: Side) -> None:
    assert LastBidStands().judge(side("5 1 3", 0, 1, 2)) == (
        (Contract(bid=3, counted=3, made=True, over=0, taken=3),),
        0,
    )


def test_a_nil_after_a_number_leaves_the_number_standing(side: Side) -> None:
    assert LastBidStands().judge(side("5 nil", 5, 1)) == (
        (Contract(bid=5, counted=5, made=True, over=0, taken=6),),
        1,
    )


def test_where_all_are_nil_there_is_no_contract(side: Side) -> None:
    assert LastBidStands().judge(side("blind_nil nil", 1, 0)) == ((), 1)


def test_a_plain_zero_as_the_last_word_leaves_nothing_to_make(side: Side) -> None:
    assert LastBidStands().judge(side("4 zero", 3, 1)) == (
        (Contract(bid=0, counted=4, made=True, over=4, taken=4, scored=False),),
        0,
    )


def test_a_contract_is_blind_by_the_bid_that_stands() -> None:
    blind, seen = Call("blind_6", tricks=6, blind=True), Call("7", tricks=7)
    hint = SideRound((blind, seen), (4, 3))
    stands = SideRound((seen, blind), (4, 3))
    assert [one.blind for one in LastBidStands().judge(hint)[0]] == [False]
    assert [one.blind for one in LastBidStands().judge(stands)[0]] == [True]
