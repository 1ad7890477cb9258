"""What happens when the cards were dealt wrongly."""

from dataclasses import dataclass
from typing import Literal

__all__ = ["Misdeal"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Misdeal:
    """When the cards were dealt wrongly they are thrown in and dealt again.

    Source: tournament sheets; the four sources do not speak of it.
    """

    dealer: Literal["same", "next"] = "same"
    """Who deals again.

    `same`: the same player.
    `next`: the player whose turn to deal would have come next.
    """
    no_trump: bool = False
    """Whether a hand without a trump may be thrown in, too."""
