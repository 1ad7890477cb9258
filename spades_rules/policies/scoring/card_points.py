"""The cards that a side has taken score what they count."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.questions import Line, SideRound

__all__ = ["CardPoints"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPoints:
    """A side scores what the cards count that it has taken in its tricks.

    Source: hearts/openspiel, hearts/hearts-online.
    """

    tally: ClassVar[str] = ""
    says: ClassVar[Mapping[str, str]] = {
        "": "A [side] scores what the cards count that it has taken in its [tricks].",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "cards taken score",
    }

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line where the cards come to points."""
        if not side.captured:
            return ()
        return (Line(points=side.captured, words="for the cards taken"),)
