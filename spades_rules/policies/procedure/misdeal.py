"""What happens when the cards were dealt wrongly, and which hands may be thrown in."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import Setting
from spades_rules.table.cards import rank_of

__all__ = ["Misdeal"]

FACES = frozenset("JQK")


@dataclass(frozen=True, slots=True, kw_only=True)
class Misdeal:
    """When the cards were dealt wrongly they are thrown in and dealt again.

    So may be a hand that is too weak or too wild, if the house says which. Its holder asks for a
    new deal before calling. Promoted cards are trumps in this, too, and no other suit; jacks,
    queens and kings are face cards, as they are printed.

    Source: wikipedia, pagat, tournament-2004; clarksville, cookout, rta (which refuse it).
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "Wrongly dealt cards are thrown in, and {dealer} deals again{trumps}{suit}{no_face}.",
        "dealer=same": "the same player",
        "dealer=next": "the next player",
        "trumps=null": "",
        "trumps=0": "; so may be a hand without a trump",
        "trumps=1": "; so may be a hand with no more than one trump",
        "trumps": "; so may be a hand with no more than {} trumps",
        "suit=null": "",
        "suit": "; so may be a hand with {} cards or more of one suit",
        "no_face=false": "",
        "no_face=true": "; so may be a hand without a face card",
    }

    dealer: Literal["same", "next"] = "same"
    """Who deals again.

    `same`: the same player.
    `next`: the player whose turn to deal would have come next.
    """
    trumps: Annotated[int, Bounds(low=0)] | None = None
    """The most trumps with which a hand may be thrown in.

    `null`: too few trumps are no reason.
    """
    suit: Annotated[int, Bounds(low=1)] | None = None
    """From how many cards of one suit on a hand may be thrown in, trumps being a suit as well.

    `null`: a long suit is no reason.
    """
    no_face: bool = False
    """Whether a hand without a jack, a queen or a king may be thrown in; an ace is no reason
    against it, nor a joker."""

    def throws_in(self, setting: Setting, hand: int) -> bool:
        """Tell whether any of the reasons holds for the hand."""
        if self.trumps is not None and (hand & setting.trumps).bit_count() <= self.trumps:
            return True
        longest = max((hand & suit).bit_count() for suit in setting.suits.values())
        if self.suit is not None and longest >= self.suit:
            return True
        cards = setting.pack.cards_of(hand)
        return self.no_face and not any(rank_of(card) in FACES for card in cards)
