"""A bid that mirrors the trumps in the hand."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.bidding.mirror import Mirror

OFFERED = "nil zero 1 2 3 4 13"


@pytest.fixture
def left(
    lay: Callable[..., PublicTable],
    spoken: Callable[[str], tuple[Call, ...]],
    mask: Callable[[str], int],
) -> Callable[..., str]:
    """Ask which calls a seat has left with a hand."""

    def ask(rule: Mirror, hand: str, **lying: str) -> str:
        found = rule.narrow(lay(**lying), 0, mask(hand), spoken(OFFERED))
        return " ".join(call.name for call in found)

    return ask


@pytest.mark.parametrize(
    ("hand", "remain"),
    [
        ("AS 2S 3S AH KH", "3"),
        ("2S AH KH", "1"),
        ("AH KH", "nil zero"),
        ("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "13"),
    ],
)
def test_a_player_bids_the_trumps_held(left: Callable[..., str], hand: str, remain: str) -> None:
    assert left(Mirror(), hand) == remain


def test_it_leaves_nothing_where_no_such_number_is_on_offer(left: Callable[..., str]) -> None:
    assert left(Mirror(), "AS 2S 3S 4S 5S") == ""


def test_another_trump_is_counted_instead(left: Callable[..., str]) -> None:
    assert left(Mirror(), "AS KS QS 4H", trumps="H") == "1"
    assert left(Mirror(), "AS KS QS 4H", trumps="") == "nil zero"


def test_whoever_has_not_looked_is_free(
    lay: Callable[..., PublicTable], spoken: Callable[[str], tuple[Call, ...]]
) -> None:
    blind = spoken("blind_nil blind_6")
    assert Mirror().narrow(lay(), 0, None, blind) == blind
