"""Who holds a card leads first."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.policies.leading.holder_of import HolderOf
from spades_rules.table.cards import Card
from spades_rules.table.pack import Pack

Lay = Callable[..., PublicTable]


@pytest.mark.parametrize("card", ["2C", "AS"])
def test_the_card_decides(lay: Lay, mask: Callable[[str], int], card: str) -> None:
    assert HolderOf(card=Card(card)).opened_by(lay()) == mask(card)


def test_either_of_two_twins_decides(lay: Lay) -> None:
    pack = Pack(tuple(map(Card, ("2C", "2C", "3C", "4D"))))
    assert HolderOf(card=Card("2C")).opened_by(lay(pack=pack)) == 0b0011


def test_a_card_that_is_not_there_decides_nothing(lay: Lay) -> None:
    assert HolderOf(card=Card("BJ")).opened_by(lay()) == 0


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (3, 0)])
def test_where_nobody_holds_it_the_dealers_left_leads(lay: Lay, dealer: int, leader: int) -> None:
    assert HolderOf(card=Card("2C")).leader(lay(dealer=dealer, calls="1:2 2:9")) == leader
