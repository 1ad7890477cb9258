"""The seat left of the dealer calls first."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.table.seats import Seating

__all__ = ["EldestFirst"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EldestFirst:
    """The player left of the dealer calls first, and the calls go round clockwise.

    Source: canonical, world-of-card-games, nowplay-gg, openspiel.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "The player left of the dealer calls first, and the calls go round clockwise {times}.",
        "times=1": "once",
        "times": "{} times; a later call replaces the one before",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "calls from the dealer's left",
        "+times": "{times} round",
        "times=1": "once",
        "times": "{} times",
    }

    times: Annotated[int, Bounds(low=1, high=9)] = 1
    """How often the calls go round; a later call replaces the one before."""

    def order(self, dealer: int, seating: Seating) -> tuple[int, ...]:
        """Give the seats clockwise, the dealer last, as many times over as asked."""
        return tuple((dealer + step) % seating.seats for step in range(1, seating.seats + 1)) * (
            self.times
        )
