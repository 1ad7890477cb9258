"""A card that is turned up at the deal makes its suit trump."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.table.cards import Suit

__all__ = ["TurnedUp"]

USUAL = Suit("S")
"""The suit that stands for all where nobody says which card was turned up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedUp:
    """A card is turned up at the deal for all to see, and its suit is trump for the round.

    Source: whist/white-knuckle, oh-hell/openspiel, oh-hell/watch, oh-hell/card-sharp.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "The suit of {card}.",
        "card=next_card": (
            "the next card, turned up after the deal, is trump for the round; where no card is "
            "left over there is no trump"
        ),
        "card=dealers_card": (
            "the dealer's last card, turned up before it is taken in hand, is trump for the round"
        ),
        "card=next_or_dealers": (
            "the next card, turned up after the deal, or where none is left over of the dealer's "
            "last, is trump for the round"
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "trumps turned up",
        "+card": "by {card}",
        "card=next_card": "the next card",
        "card=dealers_card": "the dealer's card",
        "card=next_or_dealers": "the next card or else the dealer's",
    }

    card: Literal["next_card", "dealers_card", "next_or_dealers"] = "next_card"
    """Which card is turned up.

    `next_card`: the next one after the deal; where no card is left over there is no trump.
    `dealers_card`: the last one dealt, which is the dealer's and stays in that hand.
    `next_or_dealers`: the next one, or the dealer's last where no card is left over.
    """

    @property
    def turned(self) -> str:
        """Give which card is turned up."""
        return self.card

    def trump(self) -> Suit:
        """Give the suit that stands for all."""
        return USUAL

    def trump_in(self, round: int, turned: Suit | None) -> Suit | None:  # noqa: A002, ARG002 - the question's
        """Give the suit of the card that was turned up."""
        return turned
