"""The most a side may bid."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.bidding.side_maximum import SideMaximum


@pytest.mark.parametrize(
    ("tricks", "calls", "remain"),
    [
        (13, "0:9 1:3", "nil blind_nil 1 4"),
        (13, "0:13 1:1", "nil blind_nil"),
        (13, "0:8 1:13", "nil blind_nil 1 4 5"),
        (13, "0:nil 1:4", "nil blind_nil 1 4 5 13"),
        (13, "", "nil blind_nil 1 4 5 13"),
        (5, "1:9", "nil blind_nil 1 4 5"),
        (13, "0:13 1:4 2:1 3:4 0:9 1:4", "nil blind_nil 1 4"),
    ],
)
def test_a_side_stays_within_its_number(
    lay: Callable[..., PublicTable],
    spoken: Callable[[str], tuple[Call, ...]],
    tricks: int,
    calls: str,
    remain: str,
) -> None:
    offered = spoken("nil blind_nil 1 4 5 13")
    found = SideMaximum(tricks=tricks).narrow(lay(calls=calls), 2, None, offered)
    assert " ".join(call.name for call in found) == remain
