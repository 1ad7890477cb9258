"""The dealer calls first."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.table.seats import Seating

__all__ = ["DealerFirst"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealerFirst:
    """The dealer calls first, and the calls go round clockwise.

    Source: hoyle-desktop.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "The dealer calls first, and the calls go round clockwise {times}.",
        "times=1": "once",
        "times": "{} times; a later call replaces the one before",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "calls from the dealer",
        "+times": "{times} round",
        "times=1": "once",
        "times": "{} times",
    }

    times: Annotated[int, Bounds(low=1, high=9)]
    """How often the calls go round; a later call replaces the one before."""

    def order(self, dealer: int, seating: Seating) -> tuple[int, ...]:
        """Give the seats clockwise, the dealer first, as many times over as asked."""
        return tuple((dealer + step) % seating.seats for step in range(seating.seats)) * self.times
