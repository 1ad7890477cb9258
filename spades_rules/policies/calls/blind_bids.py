"""A seat says how many tricks it means to take, before it has looked at its cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.gaps import gap
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["BlindBids"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindBids:
    """A player whose side is far enough behind may bid a number before looking at the cards.

    The number counts toward the side's contract. With `low` above `high` it offers nothing.

    Also called: blind six (wikipedia, skullwink); blind seven (wikipedia).

    Source: jokers-wild, clarksville, wikipedia, skullwink, two-man-spades, trickster.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.GAP})
    says: ClassVar[Mapping[str, str]] = {
        "": "Before looking at the cards {behind} may bid {low} to {high} [tricks] blind.",
        "behind=null": "any player",
        "behind": "a player whose [side] is at least {} points behind",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "blind bids",
        "!low,high": "{low} to {high}",
        "!behind": "{behind}",
        "behind": "from {} behind",
        "behind=null": "wherever one stands",
    }

    low: Annotated[int, Bounds(low=1, high=60)]
    """The least number that may be bid blind."""
    high: Annotated[int, Bounds(low=1, high=60)]
    """The greatest number that may be bid blind."""
    behind: Annotated[int, Bounds(low=0)] | None
    """How many points the side must be behind the best other side before the round, at least.
    `null`: blind bids are open to every side."""
    _bids: tuple[Call, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Make the calls once, since they may be offered at every turn."""
        numbers = range(self.low, self.high + 1)
        bids = tuple(Call(f"blind_{number}", tricks=number, blind=True) for number in numbers)
        object.__setattr__(self, "_bids", bids)

    def vocabulary(self) -> tuple[Call, ...]:
        """Give every number from the least to the greatest."""
        return self._bids

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:
        """Give all of them to a side that is far enough behind."""
        near = self.behind is not None and gap(table, seat) < self.behind
        return () if near else self._bids
