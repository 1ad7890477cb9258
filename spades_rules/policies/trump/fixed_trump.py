"""The same suit is trump in every round."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.table.cards import Suit

__all__ = ["FixedTrump"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedTrump:
    """One suit is trump, the same in every round.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "{suit} are trumps in every round.",
        "suit=S": "spades",
        "suit=C": "clubs",
        "suit=D": "diamonds",
        "suit=H": "hearts",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "trumps",
        "+suit": "{suit}",
    }

    suit: Literal["S", "C", "D", "H"] = "S"
    """The trump suit.

    `S`: spades.
    `C`: clubs.
    `D`: diamonds.
    `H`: hearts.
    """

    def trump(self) -> Suit:
        """Give the suit."""
        return Suit(self.suit)
