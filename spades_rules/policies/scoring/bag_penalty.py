"""Too many bags cost points."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, assert_never

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Line
from spades_rules.kernel.sight import Sees

__all__ = ["BagPenalty"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BagPenalty:
    """Whenever a side has gathered a number of bags it pays points, and those bags are gone.

    Source: canonical, world-of-card-games, nowplay-gg, openspiel.
    """

    tally: ClassVar[str] = "bags"
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TALLIES})
    says: ClassVar[Mapping[str, str]] = {
        "": "Every {every} bags score {points:+} for {to}{several}, and {carry}.",
        "to=side": "the [side] that has them",
        "to=opponents": "every other [side]",
        "several=true": "",
        "several=false": ", no more than once a round",
        "carry=remainder": "those are off its count",
        "carry=nothing": "its count starts again from nothing",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bag penalty",
        "!points": "{points:+}",
        "+every": "every {every}",
        "+several": "{several}",
        "several=false": "once a round",
        "several=true": "several times a round",
        "+carry": "carrying {carry}",
        "carry=remainder": "the rest",
        "+to": "to {to}",
        "to=side": "the own [side]",
    }

    every: Annotated[int, Bounds(low=1)] = 10
    """How many bags bring a penalty about."""
    points: int = -100
    """The points of one penalty."""
    several: bool = True
    """Whether a round can bring more than one penalty; if not, bags beyond one wait."""
    carry: Literal["remainder", "nothing"] = "remainder"
    """What a side keeps in the tally after a penalty.

    `remainder`: the bags that were not paid for.
    `nothing`: none; it starts again from zero.
    """
    to: Literal["side", "opponents"] = "side"
    """Who gets the points.

    `side`: the side that gathered the bags.
    `opponents`: every other side.
    """

    def settle(self, tallies: Mapping[str, tuple[int, ...]]) -> tuple[tuple[int, Line], ...]:
        """Give the penalties that are due, and take the bags that were paid for off the tally."""
        counts = tallies[self.tally]
        if max(counts) < self.every:
            return ()
        return tuple(
            line
            for side, count in enumerate(counts)
            if count >= self.every
            for line in self._penalty(side, count, len(counts))
        )

    def _penalty(self, side: int, count: int, sides: int) -> Iterator[tuple[int, Line]]:
        times = count // self.every if self.several else 1
        gone = times * self.every if self.carry == "remainder" else count
        points = times * self.points
        owed = f"{count} bags: {times} x {self.points}"
        match self.to:
            case "side":
                yield side, Line(points, self.tally, -gone, f"{owed}, {count - gone} kept")
            case "opponents":
                yield side, Line(0, self.tally, -gone, f"{count} bags: {count - gone} kept")
                if points:
                    for other in range(sides):
                        if other != side:
                            yield other, Line(points, words=f"opponents' {owed}")
            case _:
                assert_never(self.to)
