"""Everybody plays for themselves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.table.seats import Seating

__all__ = ["Solo"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Solo:
    """Nobody has a partner: every player bids, takes tricks and scores alone.

    Also called: cutthroat (bicycle, vip-spades, cutthroat-three, skullwink).

    Source: bicycle, vip-spades, cutthroat-three, skullwink, bux-spades, spades-royale.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "{seats} players, and nobody has a partner: all play and score alone.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "head": "solo [game] for {seats}",
        "": "nobody has a partner",
    }

    seats: Annotated[int, Bounds(low=2, high=8)]
    """How many sit at the table."""

    def seating(self) -> Seating:
        """Give one side a seat."""
        return Seating(self.seats, tuple((seat,) for seat in range(self.seats)))
