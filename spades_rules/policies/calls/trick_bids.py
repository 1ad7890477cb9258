"""A seat says how many tricks it means to take."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["TrickBids"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickBids:
    """A player may bid a number of tricks, which counts toward the side's contract.

    With `low` above `high` it offers nothing.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset()
    says: ClassVar[Mapping[str, str]] = {
        "": "A player may bid {low} to {high} [tricks], which count toward the [side]'s contract.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bids",
        "!low,high": "{low} to {high}",
    }

    low: Annotated[int, Bounds(low=1, high=60)] = 1
    """The least number that may be bid."""
    high: Annotated[int, Bounds(low=1, high=60)] = 13
    """The greatest number that may be bid."""
    _bids: tuple[Call, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Make the calls once, since they are offered at every turn."""
        bids = tuple(Call(str(number), tricks=number) for number in range(self.low, self.high + 1))
        object.__setattr__(self, "_bids", bids)

    def vocabulary(self) -> tuple[Call, ...]:
        """Give every number from the least to the greatest."""
        return self._bids

    def always(self) -> bool:
        """Tell that it offers the same at every turn."""
        return True

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:  # noqa: ARG002 - the question's
        """Give the same to everybody."""
        return self._bids
