"""Whoever takes no trick at all scores for it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.questions import Line, SideRound, Sweep

__all__ = ["NoTrick"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoTrick:
    """A side that takes no trick in a round scores for it, unless another takes all that counts.

    Source: hearts/openspiel (as an option).
    """

    tally: ClassVar[str] = ""
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A [side] that takes no [trick] scores {points:+}, unless another takes every card "
            "that counts."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "no [trick] taken",
        "+points": "for {points:+}",
    }

    points: int = -5
    """The points."""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a line for a round without a trick."""
        if any(side.tricks) or side.sweep is Sweep.OTHER:
            return ()
        return (Line(points=self.points, words="no trick taken"),)
