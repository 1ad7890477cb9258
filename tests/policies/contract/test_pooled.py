"""What partners owe together."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.questions import Contract, SideRound
from spades_rules.policies.contract.pooled import Pooled

Side = Callable[..., SideRound]


def made(bid: int, counted: int, **more: object) -> tuple[Contract, ...]:
    """Give one contract that was made."""
    given = {"made": True, "over": counted - bid, "taken": counted, **more}
    return (Contract(bid=bid, counted=counted, **given),)


def missed(bid: int, counted: int, **more: object) -> tuple[Contract, ...]:
    """Give one contract that was missed."""
    given = {"made": False, "over": 0, "taken": counted, **more}
    return (Contract(bid=bid, counted=counted, **given),)


def test_bids_and_tricks_of_both_partners_add_up(side: Side) -> None:
    assert Pooled().judge(side("3 2", 1, 6)) == (made(5, 7, over=2), 0)
    assert Pooled().judge(side("3 2", 4, 0)) == (missed(5, 4), 0)


def test_a_nil_that_holds_leaves_the_partner_a_contract(side: Side) -> None:
    assert Pooled().judge(side("nil 4", 0, 5)) == (made(4, 5, over=1), 0)


@pytest.mark.parametrize(
    ("failed_nil", "judged"),
    [
        ("apart", (missed(4, 3, taken=5), 2)),
        ("helps", (made(4, 5, over=1, taken=5), 0)),
        ("loses", (missed(4, 3, taken=5), 2)),
    ],
)
def test_the_tricks_of_a_failed_nil_beside_a_short_partner(
    side: Side, failed_nil: str, judged: object
) -> None:
    assert Pooled(failed_nil=failed_nil).judge(side("nil 4", 2, 3)) == judged


@pytest.mark.parametrize(
    ("failed_nil", "judged"),
    [
        ("apart", (made(4, 5, over=1, taken=6), 1)),
        ("helps", (made(4, 6, over=2, taken=6), 0)),
        ("loses", (missed(4, 5, taken=6), 1)),
    ],
)
def test_the_tricks_of_a_failed_nil_beside_a_partner_who_took_enough(
    side: Side, failed_nil: str, judged: object
) -> None:
    assert Pooled(failed_nil=failed_nil).judge(side("4 blind_nil", 5, 1)) == judged


@pytest.mark.parametrize("failed_nil", ["apart", "helps", "loses"])
@pytest.mark.parametrize(
    ("both_nil", "judged"),
    [
        ("apart", ((), 3)),
        ("counts", (made(0, 3, over=3, scored=False), 0)),
        ("ignored", ((), 0)),
    ],
)
def test_two_nils_are_judged_by_their_own_parameter(
    side: Side, failed_nil: str, both_nil: str, judged: object
) -> None:
    rule = Pooled(failed_nil=failed_nil, both_nil=both_nil)
    assert rule.judge(side("nil blind_nil", 1, 2)) == judged


def test_exactly_makes_more_a_miss_without_overtricks(side: Side) -> None:
    assert Pooled(exactly=True).judge(side("2 2", 2, 2)) == (made(4, 4, over=0), 0)
    assert Pooled(exactly=True).judge(side("2 2", 3, 2)) == (missed(4, 5), 0)
    assert Pooled(exactly=False).judge(side("2 2", 3, 2)) == (made(4, 5, over=1), 0)


def test_a_plain_zero_adds_nothing_and_its_tricks_count(side: Side) -> None:
    assert Pooled().judge(side("zero 4", 2, 3)) == (made(4, 5, over=1), 0)
    assert Pooled().judge(side("zero zero", 2, 1)) == (made(0, 3, over=3, scored=False), 0)


def test_a_contract_bid_blind_in_part_is_blind(side: Side) -> None:
    blind = side("4 3", 4, 3)
    first, second = blind.calls
    bid = SideRound((first, type(second)("blind_3", tricks=3, blind=True)), blind.tricks)
    assert Pooled().judge(bid) == (made(7, 7, blind=True), 0)
    assert Pooled().judge(side("blind_nil 4", 0, 4)) == (made(4, 4, blind=False), 0)
