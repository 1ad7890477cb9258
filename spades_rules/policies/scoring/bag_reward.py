"""Few enough bags are worth points."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Line
from spades_rules.kernel.sight import Sees

__all__ = ["BagReward"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BagReward:
    """Whenever a side is a number of bags below none it gets points, and its count rises by them.

    Source: two-man-spades.
    """

    tally: ClassVar[str] = "bags"
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TALLIES})
    says: ClassVar[Mapping[str, str]] = {
        "": "Every {every} bags below none score {points:+}, and the count rises by them.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bags below none rewarded",
        "!points": "{points:+}",
        "+every": "every {every}",
    }

    every: Annotated[int, Bounds(low=1)] = 5
    """How many bags below none bring a reward about."""
    points: int = 100
    """The points of one reward."""

    def settle(self, tallies: Mapping[str, tuple[int, ...]]) -> tuple[tuple[int, Line], ...]:
        """Give the rewards that are due, and bring the count back up."""
        return tuple(
            (side, self._reward(count))
            for side, count in enumerate(tallies[self.tally])
            if count <= -self.every
        )

    def _reward(self, count: int) -> Line:
        times = -count // self.every
        back = times * self.every
        words = f"{count} bags: {times} x {self.points}, {count + back} kept"
        return Line(times * self.points, self.tally, back, words)
