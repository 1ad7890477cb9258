"""A suit may not be led until a card of it, or a certain other card, has been played."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.parameters import CardName
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees
from spades_rules.table.cards import Suit

__all__ = ["BreakingByCard"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakingByCard:
    """Nobody may lead a suit until a card of it or a certain other card has been played.

    A hand of nothing but the suit may lead it.

    Source: hearts/openspiel (which lets the queen of spades open hearts).
    """

    binds: ClassVar[Binds] = Binds.LEADER
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.HELD, Sees.PAST, Sees.CARDS})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "Nobody may lead {suit} until one of them or the {card} was played, unless nothing "
            "else is held{spared}."
        ),
        "suit=C": "clubs",
        "suit=D": "diamonds",
        "suit=H": "hearts",
        "suit=S": "spades",
        "spared=false": "",
        "spared=true": " or nothing else but that card",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "breaking by card",
        "!suit": "of {suit}",
        "suit=C": "clubs",
        "suit=D": "diamonds",
        "suit=H": "hearts",
        "suit=S": "spades",
        "!card": "with the {card}",
        "+spared": "that card {spared}",
        "spared=true": "spared",
        "spared=false": "led first",
    }

    suit: Literal["C", "D", "H", "S"]
    """The suit that must be broken.

    `C`: clubs.
    `D`: diamonds.
    `H`: hearts.
    `S`: spades.
    """
    card: CardName
    """The other card that breaks it."""
    spared: bool = False
    """Whether a hand of that card and the suit alone may lead the suit."""

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the cards that are not of the suit while it is shut."""
        setting = table.setting
        suit, card = setting.suits[Suit(self.suit)], setting.pack.bits.get(self.card, 0)
        opened = table.played & (suit | card) != 0 if table.opened is None else table.opened
        if opened:
            return cards
        others = hand & ~suit
        spared = self.spared and not others & ~card
        return cards if spared or not others else cards & ~suit
