"""When the rest is the leader's."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.public import PublicTable
from spades_rules.policies.claim.sure_winners import SureWinners
from spades_rules.table.cards import RANKS, SUITS, Card
from spades_rules.table.pack import Pack

Lay = Callable[..., PublicTable]
Mask = Callable[[str], int]
ALL_SPADES = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


@pytest.fixture
def claims(lay: Lay, mask: Mask) -> Callable[..., bool]:
    """Ask about a hand while some cards are still out and all others are played."""

    def ask(hand: str, out: str, *, rule: SureWinners | None = None, trick_number: int = 9) -> bool:
        table = lay(trick_number=trick_number)
        table.played = table.setting.pack.everything & ~mask(hand) & ~mask(out)
        return (rule or SureWinners()).allows(table, mask(hand))

    return ask


@pytest.mark.parametrize(
    ("hand", "out", "allowed"),
    [
        ("AS KS QS JS", "2S 9D 3H TS", True),
        ("AH KS", "2S 3H 4C", False),
        ("KS 2H", "4C 5C 6D 7D", True),
        ("AS QS", "KS 6D 7D", False),
        ("AH QH", "3C KH 4D", False),
        ("9S AC AD", "KC 2D 3C QD", True),
        ("KS QS", "AS 4C", False),
    ],
)
def test_every_card_must_be_sure_to_win(
    claims: Callable[..., bool], hand: str, out: str, *, allowed: bool
) -> None:
    assert claims(hand, out) is allowed


@pytest.mark.parametrize(("not_on", "allowed"), [(("first",), False), (("last",), True)])
def test_the_first_trick_can_be_shut(
    claims: Callable[..., bool], not_on: tuple[str, ...], *, allowed: bool
) -> None:
    rule = SureWinners(not_on=not_on)
    assert claims(ALL_SPADES, "2C", rule=rule, trick_number=0) is allowed


@pytest.mark.parametrize(("not_on", "allowed"), [(("last",), False), (("first",), True)])
def test_the_last_trick_can_be_shut(
    claims: Callable[..., bool], not_on: tuple[str, ...], *, allowed: bool
) -> None:
    rule = SureWinners(not_on=not_on)
    assert claims("AS", "2S", rule=rule, trick_number=12) is allowed


def test_both_are_shut_unless_said_otherwise(claims: Callable[..., bool]) -> None:
    assert not claims(ALL_SPADES, "2C", trick_number=0)
    assert not claims("AS", "2S", trick_number=12)


@pytest.mark.parametrize(("out", "allowed"), [("KS", True), ("AS", False)])
def test_a_card_whose_twin_is_out_is_not_sure(lay: Lay, out: str, *, allowed: bool) -> None:
    twins = Pack(tuple(Card(rank + suit) for suit in SUITS for rank in RANKS for _ in range(2)))
    table = lay(pack=twins, trick_number=9)
    unseen = twins.mask([Card(out)])
    hand = twins.mask([Card("AS")], taken=unseen)
    table.played = twins.everything & ~hand & ~unseen
    assert SureWinners(not_on=()).allows(table, hand) is allowed
