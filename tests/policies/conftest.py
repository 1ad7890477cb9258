"""A table laid by hand, so that a test shows everything that the rule can see."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable, Setting, Standing
from spades_rules.kernel.questions import Contract, PlayRule, SideRound
from spades_rules.table.cards import RANKS, SUITS, Card
from spades_rules.table.pack import Pack
from spades_rules.table.seats import Seating

PARTNERS = Seating(4, ((0, 2), (1, 3)))
PACK = Pack(tuple(Card(rank + suit) for suit in SUITS for rank in RANKS))
OF_SUIT = {suit: PACK.mask(Card(rank + suit) for rank in RANKS) for suit in SUITS}


def named(word: str) -> Call:
    """Give the call that is written so."""
    number = word.removeprefix("blind_")
    if number.isdigit():
        return Call(word, tricks=int(number), blind=number != word)
    return Call(word, personal=word != "zero", blind=word.startswith("blind"))


def mask_of(words: str) -> int:
    """Give the mask of cards written `AS KH`."""
    return PACK.mask(Card(word) for word in words.split())


def lay_table(  # noqa: PLR0913 - one argument for each thing that lies on a table
    *,
    calls: str = "",
    totals: tuple[int, ...] = (0, 0),
    round_number: int = 1,
    dealer: int = 3,
    led: str = "",
    trick: str = "",
    trick_number: int = 0,
    played: str = "",
    off_suit: str = "",
    mixed: str = "",
    opened: bool | None = None,
    trumps: str = "S",
    seating: Seating = PARTNERS,
    pack: Pack = PACK,
) -> PublicTable:
    """Lay a table; calls are written `0:nil 1:4`, a suit led is written `H`.

    A trick is written card by card, its first card is the one led.
    """
    suits = {
        suit: sum(1 << place for place, card in enumerate(pack.cards) if card[1] == suit)
        for suit in SUITS
    }
    table = PublicTable(
        Setting(
            seating=seating,
            pack=pack,
            suits=suits,
            trumps=suits.get(trumps, 0),
            each=13,
            dealer=dealer,
            round=round_number,
            standing=Standing(totals, {}, round_number - 1),
        )
    )
    pairs = [pair.split(":") for pair in calls.split()]
    table.calls = tuple((int(seat), named(word)) for seat, word in pairs)
    table.trick = tuple(mask_of(card) for card in trick.split())
    table.led = OF_SUIT[led or trick[1]] if led or trick else 0
    table.trick_number = trick_number
    table.played = mask_of(played)
    table.off_suit = mask_of(off_suit)
    table.mixed = mask_of(mixed)
    table.opened = opened
    return table


@pytest.fixture
def lay() -> Callable[..., PublicTable]:
    """Lay a table by what lies on it."""
    return lay_table


@pytest.fixture
def mask() -> Callable[[str], int]:
    """Turn `AS KH` into a set of cards."""
    return mask_of


@pytest.fixture
def play() -> Callable[..., str]:
    """Ask a rule of play which cards of a hand remain, the weakest first."""

    def ask(rule: PlayRule, hand: str, *, left: str = "", **lying: object) -> str:
        table = lay_table(**lying)
        remain = rule.narrow(table, mask_of(hand), mask_of(left or hand))
        return " ".join(PACK.cards_of(remain))

    return ask


@pytest.fixture
def spoken() -> Callable[[str], tuple[Call, ...]]:
    """Turn `nil 4` into calls."""
    return lambda words: tuple(named(word) for word in words.split())


@pytest.fixture
def side() -> Callable[..., SideRound]:
    """Write down a side's calls and tricks: `side("nil 4", 1, 3)`."""

    def write(
        calls: str, *tricks: int, contracts: tuple[Contract, ...] = (), apart: int = 0
    ) -> SideRound:
        return SideRound(tuple(named(word) for word in calls.split()), tricks, contracts, apart)

    return write
