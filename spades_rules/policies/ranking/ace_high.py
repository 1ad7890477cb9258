"""Every card belongs to the suit printed on it, the ace on top."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.table.cards import CARDS, Card, Suit, suit_of

__all__ = ["AceHigh"]

_PLACES = {card: place for place, card in enumerate(CARDS)}


@dataclass(frozen=True, slots=True, kw_only=True)
class AceHigh:
    """In every suit the cards rank from the ace, the highest, down to the two.

    A joker belongs to no suit, so that a pack with jokers needs a ranking that gives it one. Of
    two cards that print alike the one played first wins.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "In every suit the ace is the highest card and the two the lowest; of two cards "
            "alike the one played first wins."
        ),
        " without twins": "In every suit the ace is the highest card and the two the lowest.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "ace high",
    }

    def order(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Give the cards suit by suit, the two first and the ace last; jokers after them all."""
        return tuple(sorted(cards, key=_PLACES.__getitem__))

    def suit(self, card: Card, trump: Suit | None) -> Suit | None:  # noqa: ARG002 - the question's
        """Give the printed suit, whatever is trump."""
        return suit_of(card)
