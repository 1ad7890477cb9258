"""Partners sit across the table and share a score."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.table.seats import Seating

__all__ = ["OppositePartners"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OppositePartners:
    """Four players form two sides, and partners sit opposite each other.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "{seats} players form two [sides]; partners sit opposite each other.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "head": "partnership [game]",
        "": "opposite partners",
    }

    seats: Annotated[int, Bounds(low=4, high=4)] = 4
    """How many sit at the table."""

    def seating(self) -> Seating:
        """Give two sides, every other seat to each."""
        return Seating(self.seats, (tuple(range(0, self.seats, 2)), tuple(range(1, self.seats, 2))))
