"""A side that takes every trick earns a bonus."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Line, SideRound
from spades_rules.kernel.slams import has_slammed

__all__ = ["Slam"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Slam:
    """A side that takes all the tricks of a round earns a bonus, a boston or a moon.

    All of its tricks count for this, a failed nil's too, and it stands beside whatever else the
    round earns. Contracts that are worth a fixed number from thirteen on are steps of
    `contract_points`.

    Also called: Boston (columbus); moon (pagat).

    Source: pagat; columbus, justice-spades (where it wins the game at once).
    """

    tally: ClassVar[str] = ""
    says: ClassVar[Mapping[str, str]] = {
        "": "A [side] that takes all {tricks} [tricks]{bid} scores {points:+} more.",
        "bid=any": "",
        "bid=all": ", having bid them all,",
        "bid=fewer": ", having bid fewer,",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "slam",
        "+points": "{points:+}",
        "+tricks": "for {tricks} [tricks]",
        "+bid": "with {bid} bid",
    }

    points: int
    """The points of the bonus."""
    tricks: Annotated[int, Bounds(low=1)] = 13
    """How many tricks are all of them."""
    bid: Literal["any", "all", "fewer"] = "any"
    """What the side must have bid for it, its contracts added up.

    `any`: it does not matter.
    `all`: every trick.
    `fewer`: not every trick.
    """

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line to a side that took them all, if its bid was such."""
        if not self.points or not has_slammed(side, self.tricks, bid=self.bid):
            return ()
        return (Line(self.points, words=f"all {self.tricks} tricks"),)
