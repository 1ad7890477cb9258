"""Where each of two tables bars calls by a rule of its own, both rules are shown by a hand."""

from collections.abc import Callable
from itertools import permutations

import pytest

from spades_rules.audit.diff import diff
from spades_rules.audit.difference import FOUND
from spades_rules.document import Plain
from spades_rules.profile import Profile

House = Callable[..., Profile]

BARS: dict[str, dict[str, Plain]] = {
    "mirror": {},
    "not_one": {},
    "side_maximum": {"tricks": 13},
    "side_minimum": {"tricks": 4},
    "suicide": {},
    "total_not": {"total": 13, "nil_exempts": False},
    "whiz": {},
}


def with_bar(house: House, bar: str) -> Profile:
    return house({"bidding": {bar: {"policy": bar, **BARS[bar]}}})


@pytest.mark.parametrize(("first", "second"), [*permutations(BARS, 2)])
def test_a_bar_is_shown_beside_another_that_bars_the_same_calls(
    house: House, first: str, second: str
) -> None:
    found = diff(with_bar(house, first), with_bar(house, second))
    assert {one.change.rule for one in found.changes} == {f"bidding.{first}", f"bidding.{second}"}
    assert all(one.verdict in FOUND and one.witness for one in found.changes)
