"""Where nobody has called, every trick scores."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.questions import Line, SideRound

__all__ = ["UncalledTricks"]


@dataclass(frozen=True, slots=True, kw_only=True)
class UncalledTricks:
    """In a round in which nobody has called a side scores for each trick that it takes.

    There is no bag in it. In rounds with calls it says nothing.

    Source: pagat (as a variation), rta, trickster (as an option).
    """

    tally: ClassVar[str] = ""
    says: ClassVar[Mapping[str, str]] = {
        "": "In a round without calls each [trick] scores {points:+}.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "uncalled [tricks] score",
        "!points": "{points:+}",
    }

    points: int = 10
    """The points for each trick."""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line to a side that took tricks uncalled."""
        taken = sum(side.tricks)
        if side.calls or not taken or not self.points:
            return ()
        return (Line(self.points * taken, words=f"{taken} x {self.points}"),)
