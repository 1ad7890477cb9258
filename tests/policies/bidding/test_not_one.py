"""A single trick is never bid."""

from collections.abc import Callable

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.bidding.not_one import NotOne


def test_one_is_barred_seen_or_blind_and_nothing_else(
    lay: Callable[..., PublicTable], spoken: Callable[[str], tuple[Call, ...]]
) -> None:
    offered = spoken("nil blind_nil zero 1 2 11 blind_1 blind_6")
    found = NotOne().narrow(lay(calls="0:2 1:3"), 2, 0, offered)
    assert [call.name for call in found] == ["nil", "blind_nil", "zero", "2", "11", "blind_6"]
