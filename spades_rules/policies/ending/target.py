"""The game is over when a side has enough points."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import Standing
from spades_rules.kernel.sight import Sees

__all__ = ["Target"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """The game ends after a round in which a side has reached a number of points.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TOTALS})
    says: ClassVar[Mapping[str, str]] = {
        "": "The game ends after a round in which a [side] has reached {points} points.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "target",
        "!points": "{points}",
    }

    points: int = 500
    """The total that ends the game, itself included."""

    def reached(self, standing: Standing) -> bool:
        """Tell whether the best total is there."""
        return max(standing.totals) >= self.points
