"""The game is over when a side has fallen too low."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import Standing
from spades_rules.kernel.sight import Sees

__all__ = ["Floor"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Floor:
    """The game ends after a round in which a side has fallen to a number of points.

    Also called: mercy (trickster).

    Source: world-of-card-games.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TOTALS})
    says: ClassVar[Mapping[str, str]] = {
        "": "The game ends after a round in which a [side] has fallen to {points} points or below.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "floor",
        "!points": "at {points}",
    }

    points: int = -200
    """The total that ends the game, itself included."""

    def reached(self, standing: Standing) -> bool:
        """Tell whether the worst total is there."""
        return min(standing.totals) <= self.points

    def fallen(self, standing: Standing) -> tuple[int, ...]:
        """Give the sides that are there."""
        return tuple(side for side, total in enumerate(standing.totals) if total <= self.points)
