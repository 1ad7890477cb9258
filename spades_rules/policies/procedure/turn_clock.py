"""A turn may last only so long."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds

__all__ = ["TurnClock"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnClock:
    """A player has so many seconds for each turn.

    Source: nowplay-gg.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "A player has {seconds} for each turn{then}.",
        "seconds=1": "one second",
        "seconds": "{} seconds",
        "then=null": "",
        "then": "; after that: {}",
    }

    seconds: Annotated[int, Bounds(low=1)]
    """How long a turn may last."""
    then: str | None = None
    """What happens when the time has run out. `null`: nobody says."""
