"""The cards that a side has taken bring bags, or take some away."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.questions import Line, SideRound

__all__ = ["CapturedBags"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CapturedBags:
    """What the cards count that a side has taken goes to its bags, or off them.

    A side may come to have fewer bags than none.

    Source: two-man-spades.
    """

    tally: ClassVar[str] = "bags"
    says: ClassVar[Mapping[str, str]] = {
        "": "What the cards taken count changes the bags of the [side] by {bags:+} each.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bags by cards taken",
        "+bags": "{bags:+}",
    }

    bags: int = -1
    """The bags for each one that the cards count."""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line where the cards come to anything."""
        if not side.captured or not self.bags:
            return ()
        words = f"{side.captured} in the cards taken x {self.bags:+d} bags"
        return (Line(tally=self.tally, count=side.captured * self.bags, words=words),)
