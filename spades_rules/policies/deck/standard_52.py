"""One pack without jokers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.table.cards import RANKS, SUITS, Card

__all__ = ["Standard52"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Standard52:
    """The game is played with one pack of 52 cards, without jokers.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "One pack of 52 cards, without jokers.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "one plain pack",
    }

    def cards(self) -> tuple[Card, ...]:
        """Give thirteen cards of each suit."""
        return tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
