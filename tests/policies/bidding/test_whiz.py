"""The trumps in the hand, or nil."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.policies.bidding.whiz import Whiz

OFFERED = "nil zero 1 2 3 4 13"


@pytest.fixture
def left(
    lay: Callable[..., PublicTable],
    spoken: Callable[[str], tuple[Call, ...]],
    mask: Callable[[str], int],
) -> Callable[..., str]:
    """Ask which calls a seat has left with a hand."""

    def ask(rule: Whiz, hand: str, **lying: str) -> str:
        found = rule.narrow(lay(**lying), 0, mask(hand), spoken(OFFERED))
        return " ".join(call.name for call in found)

    return ask


@pytest.mark.parametrize(
    ("nil", "hand", "remain"),
    [
        ("always", "AS 2S 3S AH KH", "nil 3"),
        ("always", "AS AH KH", "nil 1"),
        ("always", "AH KH", "nil zero"),
        ("without_trump", "AS 2S 3S AH KH", "3"),
        ("without_trump", "2S", "1"),
        ("without_trump", "AH KH", "nil zero"),
    ],
)
def test_a_player_bids_the_trumps_held_or_nil(
    left: Callable[..., str], nil: str, hand: str, remain: str
) -> None:
    assert left(Whiz(nil=nil), hand) == remain


def test_nil_is_always_open_unless_said_otherwise() -> None:
    assert Whiz() == Whiz(nil="always")


def test_another_trump_is_counted_instead(left: Callable[..., str]) -> None:
    assert left(Whiz(), "AS KS QS 4H", trumps="H") == "nil 1"


def test_whoever_has_not_looked_is_free(
    lay: Callable[..., PublicTable], spoken: Callable[[str], tuple[Call, ...]]
) -> None:
    blind = spoken("blind_nil blind_6")
    assert Whiz(nil="without_trump").narrow(lay(), 0, None, blind) == blind
