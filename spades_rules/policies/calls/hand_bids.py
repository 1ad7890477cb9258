"""A seat says how many of the tricks of this round it means to take, be it none."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["HandBids"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandBids:
    """A player may bid any number of tricks, from none to as many as there are in the round.

    Source: oh-hell/openspiel, oh-hell/watch, oh-hell/card-sharp.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.ROUND})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A player may bid any number of [tricks], from none to as many as there are in the "
            "round, and never more than {most}."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bids up to the whole hand",
        "+most": "or {most}",
    }

    most: Annotated[int, Bounds(low=1, high=60)] = 13
    """The greatest number that may be bid in any round."""
    _bids: tuple[Call, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Make the calls once, since they are offered at every turn."""
        bids = tuple(Call(str(number), tricks=number) for number in range(self.most + 1))
        object.__setattr__(self, "_bids", bids)

    def vocabulary(self) -> tuple[Call, ...]:
        """Give every number that can be bid in some round."""
        return self._bids

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:  # noqa: ARG002 - the question's
        """Give the numbers up to the tricks of the round."""
        return self._bids[: table.setting.each + 1]
