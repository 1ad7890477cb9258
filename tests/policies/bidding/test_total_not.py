"""A number to which the bids of the table may not add up."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.bidding.total_not import TotalNot

OFFERED = "nil blind_nil zero 1 2 3 4 5 blind_3"


@pytest.fixture
def left(
    lay: Callable[..., PublicTable], spoken: Callable[[str], tuple[Call, ...]]
) -> Callable[..., str]:
    """Ask which calls a seat has left after some others."""

    def ask(rule: TotalNot, calls: str, seat: int = 3) -> str:
        found = rule.narrow(lay(calls=calls), seat, None, spoken(OFFERED))
        return " ".join(call.name for call in found)

    return ask


@pytest.mark.parametrize(
    ("total", "calls", "remain"),
    [
        (13, "0:4 1:3 2:3", "nil blind_nil zero 1 2 4 5"),
        (13, "0:nil 1:4 2:4", "nil blind_nil zero 1 2 3 4 blind_3"),
        (13, "0:blind_6 1:3 2:3", "nil blind_nil zero 2 3 4 5 blind_3"),
        (13, "0:5 1:4 2:4", "1 2 3 4 5 blind_3"),
        (13, "0:6 1:4 2:4", OFFERED),
        (11, "0:3 1:3 2:2", "nil blind_nil zero 1 2 4 5"),
        (0, "0:nil 1:zero 2:nil", "1 2 3 4 5 blind_3"),
    ],
)
def test_the_last_to_call_does_not_bring_the_table_to_the_number(
    left: Callable[..., str], total: int, calls: str, remain: str
) -> None:
    assert left(TotalNot(total=total, nil_exempts=False), calls) == remain


@pytest.mark.parametrize(
    ("calls", "remain"),
    [
        ("0:nil 1:4 2:4", OFFERED),
        ("0:4 1:blind_nil 2:6", OFFERED),
        ("0:5 1:4 2:4", "nil blind_nil 1 2 3 4 5 blind_3"),
        ("0:4 1:3 2:3", "nil blind_nil zero 1 2 4 5"),
        ("0:zero 1:6 2:4", "nil blind_nil zero 1 2 4 5"),
    ],
)
def test_a_nil_frees_the_last_to_call_where_nils_are_exempt(
    left: Callable[..., str], calls: str, remain: str
) -> None:
    assert left(TotalNot(total=13, nil_exempts=True), calls) == remain


def test_whoever_is_not_the_last_is_free(left: Callable[..., str]) -> None:
    assert left(TotalNot(total=13, nil_exempts=False), "0:6 1:6", seat=2) == OFFERED


def test_the_latest_word_of_everybody_counts(left: Callable[..., str]) -> None:
    calls = "0:1 1:1 2:1 3:1 0:4 1:3 2:3"
    assert left(TotalNot(total=13, nil_exempts=False), calls) == "nil blind_nil zero 1 2 4 5"
