"""One nil a side, no more and no fewer."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.bidding.suicide import Suicide
from spades_rules.table.seats import Seating

OFFERED = "nil blind_nil zero 1 4 blind_6"
TRIPLES = Seating(6, ((0, 2, 4), (1, 3, 5)))
ALONE = Seating(4, ((0,), (1,), (2,), (3,)))


@pytest.fixture
def left(
    lay: Callable[..., PublicTable], spoken: Callable[[str], tuple[Call, ...]]
) -> Callable[..., str]:
    """Ask which calls a seat has left after some others."""

    def ask(calls: str, seat: int, **lying: object) -> str:
        found = Suicide().narrow(lay(calls=calls, **lying), seat, 0, spoken(OFFERED))
        return " ".join(call.name for call in found)

    return ask


@pytest.mark.parametrize(
    ("calls", "seat", "remain"),
    [
        ("", 0, OFFERED),
        ("0:nil", 1, OFFERED),
        ("0:nil 1:4", 2, "zero 1 4 blind_6"),
        ("0:blind_nil 1:4", 2, "zero 1 4 blind_6"),
        ("0:4 1:nil", 2, "nil blind_nil"),
        ("0:blind_6 1:nil", 2, "nil blind_nil"),
        ("0:zero 1:nil", 2, "nil blind_nil"),
    ],
)
def test_the_second_partner_says_nil_unless_the_first_has(
    left: Callable[..., str], calls: str, seat: int, remain: str
) -> None:
    assert left(calls, seat) == remain


@pytest.mark.parametrize(
    ("calls", "seat", "remain"),
    [
        ("0:4 1:4", 2, OFFERED),
        ("0:nil 1:4", 2, "zero 1 4 blind_6"),
        ("0:4 1:4 2:nil 3:4", 4, "zero 1 4 blind_6"),
        ("0:4 1:4 2:4 3:4", 4, "nil blind_nil"),
    ],
)
def test_of_three_partners_one_says_nil(
    left: Callable[..., str], calls: str, seat: int, remain: str
) -> None:
    assert left(calls, seat, seating=TRIPLES) == remain


def test_who_plays_alone_is_the_one_to_say_nil(left: Callable[..., str]) -> None:
    assert left("0:4 1:4", 2, seating=ALONE, totals=(0, 0, 0, 0)) == "nil blind_nil"


def test_the_partners_latest_word_counts(left: Callable[..., str]) -> None:
    assert left("0:nil 1:4 2:4 3:4 0:4 1:4", 2) == "nil blind_nil"
