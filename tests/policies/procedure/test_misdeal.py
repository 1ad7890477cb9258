"""Hands that may be thrown in."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.policies.procedure.misdeal import Misdeal

WEAK = "2C 3C 4C 5C 6C 7C AC 2D 3D 4D 5D AD TH"
"""No trump, seven clubs, no face card."""
PLAIN = "2C 3C 4C 5C 6C 7C QC 2D 3D 4D 5D AS TH"
"""One trump, seven clubs, one face card."""


def test_the_same_player_deals_again_and_no_hand_is_thrown_in_unless_said_otherwise() -> None:
    assert Misdeal() == Misdeal(dealer="same", trumps=None, suit=None, no_face=False)


@pytest.mark.parametrize(
    ("rule", "weak", "plain"),
    [
        (Misdeal(), False, False),
        (Misdeal(trumps=0), True, False),
        (Misdeal(trumps=1), True, True),
        (Misdeal(suit=7), True, True),
        (Misdeal(suit=8), False, False),
        (Misdeal(no_face=True), True, False),
        (Misdeal(suit=8, no_face=True), True, False),
        (Misdeal(trumps=0, suit=7), True, True),
    ],
)
def test_one_reason_is_enough(
    lay: Callable[..., PublicTable],
    mask: Callable[[str], int],
    rule: Misdeal,
    *,
    weak: bool,
    plain: bool,
) -> None:
    setting = lay().setting
    assert rule.throws_in(setting, mask(WEAK)) is weak
    assert rule.throws_in(setting, mask(PLAIN)) is plain


def test_without_a_trump_suit_every_hand_is_without_a_trump(
    lay: Callable[..., PublicTable], mask: Callable[[str], int]
) -> None:
    assert Misdeal(trumps=0).throws_in(lay(trumps="").setting, mask(PLAIN))
