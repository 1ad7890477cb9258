"""Tricks beyond a number that everybody might take score."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Line, SideRound

__all__ = ["OddTricks"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OddTricks:
    """A side scores for each trick that it takes beyond the book, and nothing up to it.

    Source: whist/white-knuckle, whist/traditional.
    """

    tally: ClassVar[str] = ""
    says: ClassVar[Mapping[str, str]] = {
        "": "A [side] scores {points:+} for each [trick] that it takes beyond {book}.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "odd [tricks]",
        "+book": "beyond {book}",
        "+points": "for {points:+}",
    }

    book: Annotated[int, Bounds(low=0, high=60)] = 6
    """The tricks that score nothing."""
    points: int = 1
    """The points for each one more."""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line where the side has more tricks than that."""
        odd = sum(side.tricks) - self.book
        if odd <= 0:
            return ()
        return (Line(points=odd * self.points, words=f"{odd} x {self.points}"),)
