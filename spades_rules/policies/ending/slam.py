"""The game is over when a side takes every trick, and that side has won it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import Line, SideRound
from spades_rules.kernel.sight import Sees
from spades_rules.kernel.slams import has_slammed

__all__ = ["Slam"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Slam:
    """A side that takes all the tricks of a round, a boston or a moon, wins the game at once.

    All of its tricks count for this, a failed nil's too. It has won whatever the score is, before
    any other ending is looked at. Where it is worth points and not the game, it is a rule of
    scoring.

    Source: columbus, justice-spades; pagat (as a variation).
    """

    tally: ClassVar[str] = "slams"
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TALLIES})
    says: ClassVar[Mapping[str, str]] = {
        "": "A [side] that takes all {tricks} [tricks]{bid} wins the game at once.",
        "bid=any": "",
        "bid=all": ", having bid them all,",
        "bid=fewer": ", having bid fewer,",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "won by a slam",
        "+tricks": "of {tricks} [tricks]",
        "+bid": "with {bid} bid",
    }

    tricks: Annotated[int, Bounds(low=1)] = 13
    """How many tricks are all of them."""
    bid: Literal["any", "all", "fewer"] = "any"
    """What the side must have bid for it, its contracts added up.

    `any`: it does not matter.
    `all`: every trick.
    `fewer`: not every trick.
    """

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Count a round in which the side took them all, if its bid was such."""
        counts = has_slammed(side, self.tricks, bid=self.bid)
        return (Line(tally=self.tally, count=1, words="slam"),) if counts else ()

    def reached(self, standing: Standing) -> bool:
        """Tell whether a side has done it."""
        return any(standing.tallies[self.tally])

    def winners(self, standing: Standing) -> tuple[int, ...]:
        """Give the side that has done it."""
        counts = standing.tallies[self.tally]
        return tuple(side for side, count in enumerate(counts) if count)
