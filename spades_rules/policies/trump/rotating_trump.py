"""The trump suit changes from round to round, always in the same order."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.table.cards import Suit

__all__ = ["RotatingTrump"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RotatingTrump:
    """The trump suit of each round is the next one of a list, and after the last the first again.

    Source: whist/traditional; palo-alto (in another order).
    """

    turned: ClassVar[str] = "nothing"
    says: ClassVar[Mapping[str, str]] = {
        "": "Trumps change from round to round in turn: {suits}, and then from the first again.",
        "suits:join": "then",
        "suits=[]": "none in any round",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "trumps in turn",
        "!suits": "in the order {suits}",
        "suits:join": "then",
        "suits=[]": "of none",
    }

    suits: tuple[Literal["C", "D", "H", "S", "none"], ...]
    """The trump suit of each round in order.

    `C`: clubs.
    `D`: diamonds.
    `H`: hearts.
    `S`: spades.
    `none`: a round without trumps.
    """

    def trump(self) -> Suit | None:
        """Give a suit that stands for all: spades where they are ever trump, or else the first."""
        suits = [Suit(suit) for suit in self.suits if suit != "none"]
        return Suit("S") if "S" in suits else next(iter(suits), None)

    def trump_in(self, round: int, turned: Suit | None) -> Suit | None:  # noqa: A002, ARG002 - the question's
        """Give the suit whose turn it is."""
        suit = self.suits[(round - 1) % len(self.suits)] if self.suits else "none"
        return None if suit == "none" else Suit(suit)
