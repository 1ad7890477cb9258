"""Who takes up the cards that are left over, and how many are laid away for them."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.policies.exchange.kitty import Kitty
from spades_rules.table.cards import Card
from spades_rules.table.pack import Pack
from spades_rules.table.seats import Seating

Lay = Callable[..., PublicTable]


@pytest.fixture
def jokers(lay: Lay) -> PublicTable:
    """Lay a table with two jokers in the pack, so that two of 54 cards are left over."""
    return lay(pack=Pack((*lay().setting.pack.cards, Card("LJ"), Card("BJ"))), dealer=1)


def test_the_dealer_takes_up_what_is_left_over_and_lays_as_many_away(jokers: PublicTable) -> None:
    assert Kitty().steps(jokers) == (Step(STOCK, 1, 2), Step(1, STOCK, 2))


@pytest.mark.parametrize("seat", range(4))
def test_another_seat_does_the_same(jokers: PublicTable, seat: int) -> None:
    assert Kitty(holder_of=Card("2C")).steps_of(jokers, seat) == (
        Step(STOCK, seat, 2),
        Step(seat, STOCK, 2),
    )


def test_where_everything_is_dealt_nothing_is_taken_up(lay: Lay) -> None:
    assert Kitty().steps(lay()) == ()
    assert Kitty(holder_of=Card("2C")).steps_of(lay(), 0) == ()


def test_of_three_players_with_thirteen_each_one_takes_up_all_the_rest(lay: Lay) -> None:
    alone = Seating(3, ((0,), (1,), (2,)))
    table = lay(seating=alone, totals=(0, 0, 0), dealer=2)
    assert table.setting.each * 3 == 39
    assert Kitty().steps(table) == (Step(STOCK, 2, 13), Step(2, STOCK, 13))


def test_a_card_decides_only_where_one_is_named(jokers: PublicTable) -> None:
    assert Kitty().taken_by(jokers) == 0
    assert Kitty(holder_of=Card("2C")).taken_by(jokers) == jokers.setting.pack.bits[Card("2C")]


def test_a_card_that_is_not_in_the_pack_decides_nothing(lay: Lay) -> None:
    assert Kitty(holder_of=Card("BJ")).taken_by(lay()) == 0


@pytest.mark.parametrize(("when", "before"), [("before_calls", True), ("after_calls", False)])
def test_it_may_be_before_the_calls_or_after_them(when: str, *, before: bool) -> None:
    assert Kitty(when=when).before_calls() is before  # type: ignore[arg-type]
