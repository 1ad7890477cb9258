"""Somebody must miss."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.bidding.hook import Hook

Lay = Callable[..., PublicTable]
BIDS = tuple(Call(str(number), tricks=number) for number in range(4))


def left(lay: Lay, calls: str, each: int, seat: int = 3) -> list[str]:
    table = lay(calls=calls)
    table.setting = replace(table.setting, each=each)
    return [call.name for call in Hook().narrow(table, seat, None, BIDS)]


@pytest.mark.parametrize(
    ("calls", "each", "names"),
    [
        ("0:1 1:0 2:1", 3, ["0", "2", "3"]),
        ("0:1 1:1 2:1", 3, ["1", "2", "3"]),
        ("0:2 1:1 2:3", 3, ["0", "1", "2", "3"]),
        ("0:0 1:0 2:0", 1, ["0", "2", "3"]),
    ],
)
def test_the_last_may_not_make_the_sum_come_out(
    lay: Lay, calls: str, each: int, names: list[str]
) -> None:
    assert left(lay, calls, each) == names


def test_the_others_are_free(lay: Lay) -> None:
    assert left(lay, "0:1 1:1", 3, seat=2) == ["0", "1", "2", "3"]


def test_a_nil_adds_nothing_and_is_free(lay: Lay) -> None:
    table = lay(calls="0:nil 1:1 2:1")
    table.setting = replace(table.setting, each=2)
    nil = Call("nil", personal=True)
    assert Hook().narrow(table, 3, None, (*BIDS, nil)) == (*BIDS[1:], nil)
