"""The rest given up."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.policies.claim.concession import Concession
from spades_rules.table.seats import Seating

Lay = Callable[..., PublicTable]
THREE = Seating(3, ((0,), (1,), (2,)))


@pytest.mark.parametrize(
    ("calls", "turn", "takers", "heirs"),
    [
        ("0:3 1:3 2:3 3:3", 0, (), (1, 3)),
        ("0:3 1:3 2:3 3:3", 3, (), (0, 2)),
        ("", 2, (), (3, 1)),
        ("0:3 1:nil 2:3 3:3", 0, (0,), ()),
        ("0:3 1:nil 2:3 3:3", 0, (0, 1), (3,)),
        ("0:3 1:3 2:nil 3:3", 0, (0, 1), ()),
        ("0:3 1:3 2:nil 3:3", 0, (2, 1), (1, 3)),
        ("0:3 1:nil 2:3 3:nil", 0, (3, 1), (1, 3)),
        ("0:3 1:blind_nil 2:3 3:3", 2, (0,), ()),
        ("0:3 1:zero 2:3 3:3", 2, (0,), (3, 1)),
    ],
)
def test_the_others_get_the_rest_once_no_nil_holds(
    lay: Lay, calls: str, turn: int, takers: tuple[int, ...], heirs: tuple[int, ...]
) -> None:
    table = lay(calls=calls, trick_number=len(takers))
    table.turn, table.takers = turn, takers
    assert Concession().heirs(table) == heirs


def test_alone_all_others_are_heirs(lay: Lay) -> None:
    table = lay(calls="0:3 1:3 2:3", seating=THREE)
    table.turn = 1
    assert Concession().heirs(table) == (2, 0)
