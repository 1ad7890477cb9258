"""The ace stands between the jack and the ten."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.table.cards import Card, Suit, suit_of

__all__ = ["KingHigh"]

RANKS = "23456789TAJQK"
"""From the lowest to the highest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KingHigh:
    """In every suit the king is the highest card, and the ace comes between jack and ten.

    Source: Triomphe, and Ecarte after it.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "The king is the highest card of its suit, and the ace comes between jack and ten.",
    }
    briefly: ClassVar[Mapping[str, str]] = {"": "kings high"}

    def order(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Give the cards suit by suit, from the lowest to the king."""
        return tuple(sorted(cards, key=lambda card: (card[1], RANKS.index(card[0]))))

    def suit(self, card: Card, trump: Suit | None) -> Suit | None:  # noqa: ARG002 - the question's
        """Give the suit that is printed on a card."""
        return suit_of(card)
