"""A side may not bid more than a number of tricks between its partners."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import bid_of, standing_calls
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["SideMaximum"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideMaximum:
    """No player may take the bids of the own side beyond a number of tricks.

    A nil, seen or blind, adds nothing to the bids.

    Also called: suicide (riendeau-spades: a side bids just four, with `side_minimum` at four too).

    Source: openspiel.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.OWN_CALLS})
    says: ClassVar[Mapping[str, str]] = {
        "": "Nobody may take the bids of the own [side] beyond {tricks}; a nil adds nothing.",
        " without nils": "Nobody may take the bids of the own [side] beyond {tricks}.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "at most",
        "+tricks": "{tricks} a [side]",
    }

    tricks: Annotated[int, Bounds(low=0)]
    """The greatest number of tricks that a side may bid."""

    def narrow(
        self,
        table: PublicTable,
        seat: int,
        hand: int | None,  # noqa: ARG002 - the question's
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give the calls that fit under the number beside what the partners have called."""
        said = standing_calls(table, table.setting.seating.partners(seat))
        room = self.tricks - bid_of(call for _, call in said)
        return tuple(call for call in calls if call.personal or call.tricks <= room)
