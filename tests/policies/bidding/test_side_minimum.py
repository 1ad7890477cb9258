"""The least a side may bid."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.bidding.side_minimum import SideMinimum


@pytest.fixture
def left(
    lay: Callable[..., PublicTable], spoken: Callable[[str], tuple[Call, ...]]
) -> Callable[..., str]:
    """Ask which calls the third seat has left after some others."""

    def ask(rule: SideMinimum, calls: str) -> str:
        offered = spoken("nil blind_nil 1 2 3 4 5 13")
        return " ".join(call.name for call in rule.narrow(lay(calls=calls), 2, 0, offered))

    return ask


@pytest.mark.parametrize(
    ("calls", "remain"),
    [
        ("0:1 1:4", "3 4 5 13"),
        ("0:3 1:4", "1 2 3 4 5 13"),
        ("0:4 1:1", "nil blind_nil 1 2 3 4 5 13"),
        ("0:nil 1:4", "4 5 13"),
        ("0:blind_nil 1:4", "4 5 13"),
    ],
)
def test_the_last_of_a_side_brings_it_up_to_four(
    left: Callable[..., str], calls: str, remain: str
) -> None:
    assert left(SideMinimum(tricks=4), calls) == remain


@pytest.mark.parametrize(
    ("calls", "remain"),
    [
        ("0:1 1:4", "nil blind_nil 4 5 13"),
        ("0:nil 1:4", "nil blind_nil 1 2 3 4 5 13"),
        ("0:blind_nil 1:4", "nil blind_nil 1 2 3 4 5 13"),
    ],
)
def test_a_nil_of_either_partner_frees_the_side_where_nils_are_exempt(
    left: Callable[..., str], calls: str, remain: str
) -> None:
    assert left(SideMinimum(tricks=5, nil_exempts=True), calls) == remain


def test_the_first_of_a_side_is_free(left: Callable[..., str]) -> None:
    assert left(SideMinimum(tricks=4), "1:1") == "nil blind_nil 1 2 3 4 5 13"


def test_the_partners_latest_word_counts(left: Callable[..., str]) -> None:
    calls = "0:1 1:4 2:3 3:4 0:2 1:4"
    assert left(SideMinimum(tricks=4), calls) == "2 3 4 5 13"
