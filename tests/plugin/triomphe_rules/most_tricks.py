"""Whoever takes most of the tricks scores, and more for all of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Line, SideRound

__all__ = ["MostTricks"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MostTricks:
    """A side scores for a number of tricks, and another score, the vole, for every one.

    Source: Triomphe, with a point for three of five and two for the vole.
    """

    tally: ClassVar[str] = ""
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A [side] that takes {tricks} or more of the {each} [tricks] scores {points:+}, and "
            "{vole:+} for all of them."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "most tricks",
        "!points,vole": "{points:+}, all {vole:+}",
        "+tricks": "from {tricks}",
        "+each": "of {each}",
    }

    tricks: Annotated[int, Bounds(low=1)] = 3
    """The least number of tricks that scores."""
    each: Annotated[int, Bounds(low=1)] = 5
    """How many tricks there are in a round."""
    points: int = 1
    """The points for so many tricks and more, but not all."""
    vole: int = 2
    """The points for all tricks."""

    def __post_init__(self) -> None:
        """Refuse a number of tricks that nobody can take."""
        if self.tricks > self.each:
            message = f"there are {self.each} tricks, and nobody can take {self.tricks}"
            raise ValueError(message)

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line to the side that took enough of them."""
        taken = sum(side.tricks)
        if taken < self.tricks:
            return ()
        points = self.vole if taken == self.each else self.points
        words = "the vole" if taken == self.each else f"{taken} of {self.each} tricks"
        return (Line(points, words=words),) if points else ()
