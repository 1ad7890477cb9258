"""The game is over when a side is far enough ahead."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import Standing
from spades_rules.kernel.sight import Sees

__all__ = ["Lead"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lead:
    """The game ends after a round that leaves a side a number of points ahead of every other.

    Source: two-man-spades, directors-page.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TOTALS})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "The game ends after a round that leaves a [side] {points} points ahead of every other."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "over with a lead",
        "+points": "of {points}",
    }

    points: Annotated[int, Bounds(low=1)]
    """The lead over the next best side that ends the game, itself included."""

    def reached(self, standing: Standing) -> bool:
        """Tell whether the best total is that far ahead of the next one."""
        *_, second, first = sorted(standing.totals)
        return first - second >= self.points
