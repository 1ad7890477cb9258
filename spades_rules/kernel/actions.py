"""What can happen at the table: a deal, a call, a look, a pass, a card, a claim, a concession."""

from dataclasses import dataclass
from typing import TypeAlias

from spades_rules.table.cards import Card

__all__ = ["Action", "Call", "Claim", "Concede", "Deal", "Look", "Pass", "Play"]


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as they were given out, by chance and so from outside."""

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat."""
    draw: tuple[tuple[tuple[int, Card], ...], ...] = ()
    """The draws for the first dealer, each a tuple of (seat, card); only where cards decide it."""
    turned: Card | None = None
    """The card that is turned up for all to see; only where one decides the trump suit."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a seat says before the play."""

    name: str
    """How it is written, such as `4`."""
    tricks: int = 0
    """How many tricks it undertakes toward the side's contract."""
    personal: bool = False
    """Whether it stands apart from the side's contract, a promise of the seat alone."""
    blind: bool = False
    """Whether it may only be said before looking."""


@dataclass(frozen=True, slots=True)
class Look:
    """A seat takes up its hand, and with that gives up what may only be said blind."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Cards go face down from the seat in turn to the seat that the exchange names."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """A card is put on the table by the seat in turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """The leader shows the hand and takes every trick that is left."""


@dataclass(frozen=True, slots=True)
class Concede:
    """The leader gives up every trick that is left, to whom the rules say."""


Action: TypeAlias = Deal | Call | Look | Pass | Play | Claim | Concede
