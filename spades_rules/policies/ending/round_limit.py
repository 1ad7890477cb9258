"""The game is over after a number of rounds."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import Standing
from spades_rules.kernel.sight import Sees

__all__ = ["RoundLimit"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundLimit:
    """The game ends after a number of rounds.

    Where a tie plays on it is asked again after each further one.

    Source: columbus, ai-factory, spades-mobile, rust-spades.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.ROUND})
    says: ClassVar[Mapping[str, str]] = {
        "": "The game ends after {rounds}.",
        "rounds=1": "one round",
        "rounds": "{} rounds",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "over after",
        "+rounds": "{rounds} rounds",
    }

    rounds: Annotated[int, Bounds(low=1)]
    """How many rounds are played."""

    def reached(self, standing: Standing) -> bool:
        """Tell whether so many have been played."""
        return standing.round >= self.rounds
