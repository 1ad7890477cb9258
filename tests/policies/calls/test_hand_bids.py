"""Bids up to the tricks of the round."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.policies.calls.hand_bids import HandBids

Lay = Callable[..., PublicTable]


def offered(lay: Lay, rule: HandBids, each: int) -> list[str]:
    table = lay()
    table.setting = replace(table.setting, each=each)
    return [call.name for call in rule.offers(table, 0)]


@pytest.mark.parametrize(("each", "bids"), [(1, ["0", "1"]), (3, ["0", "1", "2", "3"])])
def test_from_none_to_all_of_them(lay: Lay, each: int, bids: list[str]) -> None:
    assert offered(lay, HandBids(), each) == bids


def test_never_more_than_the_most(lay: Lay) -> None:
    assert offered(lay, HandBids(most=2), 9) == ["0", "1", "2"]


def test_a_bid_of_none_is_a_number_like_any_other() -> None:
    none, *_, most = HandBids().vocabulary()
    assert (none.name, none.tricks, none.personal) == ("0", 0, False)
    assert most.tricks == 13
