"""The game is over when a side has been set too often."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import Line, SideRound
from spades_rules.kernel.sight import Sees

__all__ = ["Sets"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sets:
    """The game ends after the round in which a side has been set a number of times.

    A side is set by missing a contract, once a round however many it misses; a nil is no contract.
    Who has won is a matter of the result, to which the side that was set has fallen.

    Source: cookout, rta, contest-2017.
    """

    tally: ClassVar[str] = "sets"
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TALLIES})
    says: ClassVar[Mapping[str, str]] = {
        "": "The game ends after a round in which a [side] has missed its contract {times}.",
        "times=1": "for the first time",
        "times": "for the {}th time",
        "times=2": "for the second time",
        "times=3": "for the third time",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "over when set",
        "+times": "{times} times",
    }

    times: Annotated[int, Bounds(low=1)]
    """How many times."""

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Count a round in which a contract was missed."""
        if all(contract.made for contract in side.contracts):
            return ()
        return (Line(tally=self.tally, count=1, words="set"),)

    def reached(self, standing: Standing) -> bool:
        """Tell whether a side has been set so often."""
        return max(standing.tallies[self.tally]) >= self.times

    def fallen(self, standing: Standing) -> tuple[int, ...]:
        """Give the sides that have been set so often."""
        counts = standing.tallies[self.tally]
        return tuple(side for side, count in enumerate(counts) if count >= self.times)
