"""Who swaps cards with the partner."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Step
from spades_rules.policies.exchange.swap import Swap
from spades_rules.table.seats import Seating

Lay = Callable[..., PublicTable]


def test_a_blind_bidder_passes_two_and_gets_two_back(lay: Lay) -> None:
    table = lay(calls="0:5 1:4 2:6 3:blind_nil")
    assert Swap().steps(table) == (Step(3, 1, 2), Step(1, 3, 2))


def test_a_nil_that_was_seen_brings_no_swap_about(lay: Lay) -> None:
    assert Swap().steps(lay(calls="0:nil 1:4 2:5 3:4")) == ()


def test_other_calls_can_bring_it_about(lay: Lay) -> None:
    table = lay(calls="0:nil 1:4 2:5 3:4")
    assert Swap(triggers=("nil", "blind_nil")).steps(table) == (Step(0, 2, 2), Step(2, 0, 2))


def test_one_card_can_go_each_way(lay: Lay) -> None:
    table = lay(calls="0:4 1:blind_nil 2:5 3:4")
    assert Swap(cards=1).steps(table) == (Step(1, 3, 1), Step(3, 1, 1))


def test_the_cards_change_hands_after_the_calls() -> None:
    assert Swap(when="after_calls") == Swap()


@pytest.mark.parametrize(("order", "together"), [("bidder_first", False), ("together", True)])
def test_the_partner_sees_the_cards_first_unless_they_pass_together(
    lay: Lay, order: str, *, together: bool
) -> None:
    table = lay(calls="0:blind_nil 1:4 2:5 3:4")
    assert Swap(order=order).steps(table) == (
        Step(0, 2, 2, together=together),
        Step(2, 0, 2, together=False),
    )


@pytest.mark.parametrize(
    ("both", "steps"),
    [("none", ()), ("calling_order", (Step(0, 2, 2), Step(2, 0, 2)))],
)
def test_two_blind_partners_swap_once_or_not_at_all(
    lay: Lay, both: str, steps: tuple[Step, ...]
) -> None:
    table = lay(calls="0:blind_nil 1:4 2:blind_nil 3:5")
    assert Swap(both=both).steps(table) == steps


def test_two_sides_swap_in_the_order_of_their_calls(lay: Lay) -> None:
    table = lay(calls="3:4 0:blind_nil 1:blind_nil 2:5", dealer=2)
    assert Swap().steps(table) == (Step(0, 2, 2), Step(2, 0, 2), Step(1, 3, 2), Step(3, 1, 2))


def test_only_the_last_word_of_a_seat_counts(lay: Lay) -> None:
    assert Swap().steps(lay(calls="0:blind_nil 1:4 2:5 3:4 0:3 1:4 2:5 3:4")) == ()


def test_who_has_no_partner_swaps_with_nobody(lay: Lay) -> None:
    three = Seating(3, ((0,), (1,), (2,)))
    table = lay(calls="0:blind_nil 1:4 2:5", dealer=2, seating=three, totals=(0, 0, 0))
    assert Swap().steps(table) == ()
