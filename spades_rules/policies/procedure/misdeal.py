"""What happens when the cards were dealt wrongly."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

__all__ = ["Misdeal"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Misdeal:
    """When the cards were dealt wrongly they are thrown in and dealt again.

    Source: tournament sheets; the four sources do not speak of it.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "Wrongly dealt cards are thrown in, and {dealer} deals again{no_trump}.",
        "dealer=same": "the same player",
        "dealer=next": "the next player",
        "no_trump=false": "",
        "no_trump=true": "; so may be a hand without a trump",
    }

    dealer: Literal["same", "next"] = "same"
    """Who deals again.

    `same`: the same player.
    `next`: the player whose turn to deal would have come next.
    """
    no_trump: bool = False
    """Whether a hand without a trump may be thrown in, too."""
