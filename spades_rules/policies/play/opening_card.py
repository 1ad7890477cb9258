"""Whoever holds a certain card must lead it to the first trick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.parameters import CardName
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees

__all__ = ["OpeningCard"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningCard:
    """Whoever leads to the first trick and holds a certain card must lead it.

    Source: hearts/openspiel (another card of the suit as an option), hearts/hearts-online.
    """

    binds: ClassVar[Binds] = Binds.LEADER
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.FIRST_TRICK, Sees.CARDS})
    says: ClassVar[Mapping[str, str]] = {
        "": "Whoever leads to the first [trick] and holds the {card} must lead {or}.",
        "or=nothing": "it",
        "or=suit": "it or another card of its suit",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "opening",
        "!card": "with the {card}",
        "+or": "or {or}",
        "or=nothing": "no other",
        "or=suit": "its suit",
    }

    card: CardName
    """The card."""
    or_: Literal["nothing", "suit"] = "nothing"
    """What may be led in its place.

    `nothing`: no other card.
    `suit`: another card of its suit.
    """

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the card, or those of its suit, in the first trick and to a hand that has it."""
        bits = table.setting.pack.bits.get(self.card, 0)
        if table.trick_number or not hand & bits:
            return cards
        if self.or_ == "suit":
            suits = table.setting.suits.values()
            bits = next((suit for suit in suits if suit & bits), bits)
        return cards & bits
