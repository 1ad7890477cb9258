"""A number to which the bids of the table must come."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.bidding.total_at_least import TotalAtLeast

OFFERED = "nil zero 1 2 3 4 5 blind_6"


@pytest.fixture
def left(
    lay: Callable[..., PublicTable], spoken: Callable[[str], tuple[Call, ...]]
) -> Callable[..., str]:
    """Ask which calls a seat has left after some others."""

    def ask(rule: TotalAtLeast, calls: str, seat: int = 3) -> str:
        found = rule.narrow(lay(calls=calls), seat, None, spoken(OFFERED))
        return " ".join(call.name for call in found)

    return ask


@pytest.mark.parametrize(
    ("total", "calls", "remain"),
    [
        (11, "0:4 1:3 2:4", OFFERED),
        (11, "0:3 1:3 2:3", "2 3 4 5 blind_6"),
        (11, "0:nil 1:4 2:3", "4 5 blind_6"),
        (11, "0:blind_6 1:nil 2:4", "1 2 3 4 5 blind_6"),
        (9, "0:1 1:zero 2:2", "blind_6"),
        (20, "0:nil 1:1 2:1", ""),
    ],
)
def test_the_last_to_call_brings_the_table_up_to_the_number(
    left: Callable[..., str], total: int, calls: str, remain: str
) -> None:
    assert left(TotalAtLeast(total=total), calls) == remain


def test_whoever_is_not_the_last_is_free(left: Callable[..., str]) -> None:
    assert left(TotalAtLeast(total=11), "0:nil 1:nil", seat=2) == OFFERED


def test_the_latest_word_of_everybody_counts(left: Callable[..., str]) -> None:
    calls = "0:9 1:9 2:9 3:9 0:3 1:3 2:3"
    assert left(TotalAtLeast(total=11), calls) == "2 3 4 5 blind_6"
