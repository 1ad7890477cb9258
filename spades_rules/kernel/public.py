"""What everybody at the table can see: the calls, the cards played, the tricks, the score."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from spades_rules.kernel.actions import Call
from spades_rules.table.cards import Suit
from spades_rules.table.pack import Pack
from spades_rules.table.seats import Seating

__all__ = ["Phase", "PublicTable", "Setting", "Standing", "Twins", "strongest"]


class Phase(StrEnum):
    """Where a round is."""

    DEAL = "deal"
    CALLS = "calls"
    EXCHANGE = "exchange"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Standing:
    """The score before or after a round, with what went before it."""

    totals: tuple[int, ...]
    """The points of each side."""
    tallies: Mapping[str, tuple[int, ...]]
    """For each tally by name the count of each side."""
    round: int
    """How many rounds have been played."""
    before: tuple[tuple[int, ...], ...] = ()
    """The totals after the rounds just before, oldest first."""


@dataclass(frozen=True, slots=True)
class Twins:
    """The cards of a pack that print alike, and which of them wins a trick."""

    alike: Mapping[int, int]
    """For each card, a single bit, the cards that print like it, itself too."""
    last: bool
    """Whether of several that could win the one played last wins, and not the first."""

    def winner(self, trick: tuple[int, ...], best: int) -> int:
        """Give the place in playing order of the card that wins, one of those like the best."""
        alike = self.alike[best]
        places = [place for place, card in enumerate(trick) if card & alike]
        return places[-1 if self.last else 0]


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same through a round."""

    seating: Seating
    pack: Pack
    suits: Mapping[Suit, int]
    """For each suit the cards that belong to it by `ranking`, promoted ones in trumps."""
    trumps: int
    """The cards of the trump suit; 0 without one."""
    each: int
    """How many cards, and so how many tricks, a seat gets."""
    dealer: int
    round: int
    """Which round this is, from 1."""
    standing: Standing
    """The score before the round."""
    twins: Twins | None = None
    """The cards that print alike; none in a pack where no two do."""
    turned: int = 0
    """The card that was turned up for the trump suit; 0 where none was."""


def strongest(trick: tuple[int, ...], led: int, trumps: int, twins: Twins | None = None) -> int:
    """Give the place in playing order of the card that wins a trick, each card a single bit.

    `led` are the cards of the suit led. Any trump beats it, and cards of other suits never win.
    """
    cards = sum(trick)
    best = cards & trumps or cards & led
    top = 1 << best.bit_length() - 1
    return twins.winner(trick, top) if twins else trick.index(top)


_blank = object.__new__
"""Makes a table without laying it, for a copy sets every field itself."""


class PublicTable:
    """What every seat knows, in whole numbers; a rule sees this and, at most, one hand.

    It holds no hidden card, so no rule can leak one. Masks are sets of cards of `setting.pack`.
    Only the kernel writes to it.
    """

    __slots__ = (
        "calls",
        "led",
        "mixed",
        "off_suit",
        "opened",
        "out",
        "setting",
        "takers",
        "trick",
        "trick_number",
        "turn",
    )

    setting: Setting
    turn: int
    """The seat whose turn it is."""
    calls: tuple[tuple[int, Call], ...]
    """The calls so far, each (seat, call), in the order made."""
    trick_number: int
    """How many tricks are complete."""
    trick: tuple[int, ...]
    """The cards of the trick in progress in playing order, each a single bit."""
    led: int
    """The cards of the suit led; 0 when the seat in turn leads."""
    out: int
    """Every card that lies in no complete trick, those of other hands and the pack included."""
    off_suit: int
    """The cards that did not follow the suit led to their trick, in complete tricks."""
    mixed: int
    """Every card of the complete tricks to which somebody did not follow suit."""
    takers: tuple[int, ...]
    """The seat that took each trick, in order."""
    opened: bool | None
    """Whether a suit that must be opened is said to be open; `None`: see the cards played."""

    def __init__(self, setting: Setting) -> None:
        """Lay an empty table: nothing said, nothing played."""
        self.setting = setting
        self.turn = -1
        self.calls = ()
        self.trick_number = 0
        self.trick = ()
        self.led = 0
        self.out = setting.pack.everything
        self.off_suit = 0
        self.mixed = 0
        self.takers = ()
        self.opened = None

    def copy(self) -> "PublicTable":
        """Give a table that stands the same and goes its own way from here."""
        new = _blank(PublicTable)
        new.setting = self.setting
        new.turn = self.turn
        new.calls = self.calls
        new.trick_number = self.trick_number
        new.trick = self.trick
        new.led = self.led
        new.out = self.out
        new.off_suit = self.off_suit
        new.mixed = self.mixed
        new.takers = self.takers
        new.opened = self.opened
        return new

    @property
    def played(self) -> int:
        """Give every card played in this round, the trick in progress included."""
        return self.setting.pack.everything ^ self.out | sum(self.trick)

    @played.setter
    def played(self, cards: int) -> None:
        self.out = self.setting.pack.everything & ~cards | sum(self.trick)

    def take(self, trick: tuple[int, ...]) -> None:
        """Turn a complete trick over: the seat in turn played last, its winner leads next."""
        cards = sum(trick)
        best = led = cards & self.led
        if led != cards:
            self.off_suit |= cards ^ led
            self.mixed |= cards
            best = cards & self.setting.trumps or led
        top = 1 << best.bit_length() - 1
        twins = self.setting.twins
        place = twins.winner(trick, top) if twins else trick.index(top)
        self.turn = winner = (self.turn + 1 + place) % len(trick)
        self.takers += (winner,)
        self.trick_number += 1
        self.out ^= cards
        self.trick = ()
        self.led = 0

    @property
    def won(self) -> tuple[int, ...]:
        """Give the tricks taken by each seat."""
        return tuple(map(self.takers.count, range(self.setting.seating.seats)))

    def calls_of(self, seats: tuple[int, ...]) -> tuple[Call, ...]:
        """Give what some seats have called, in the order called."""
        return tuple(call for seat, call in self.calls if seat in seats)
