"""Who has bid the most leads to the first trick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, assert_never

from spades_rules.kernel.callings import standing_calls
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["HighestBidder"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HighestBidder:
    """The player who has bid the most tricks leads to the first trick.

    Of somebody who has called more than once the last call counts. Where nobody calls, the player
    left of the dealer leads.

    Source: hoyle-desktop; nomic.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.DEALER, Sees.ALL_CALLS})
    says: ClassVar[Mapping[str, str]] = {
        "": "Whoever has bid the most leads to the first [trick]; of several, {tie}.",
        "tie=first_to_call": "the first to call",
        "tie=left_of_dealer": "the first from the dealer's left",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "the highest bidder leads",
        "+tie": "or of several the {tie}",
        "tie=left_of_dealer": "first from the dealer's left",
        "tie=first_to_call": "first to call",
    }

    tie: Literal["first_to_call", "left_of_dealer"] = "first_to_call"
    """Who leads of several who have bid the most.

    `first_to_call`: the one who was the first to call.
    `left_of_dealer`: the first one from the dealer's left.
    """

    def leader(self, table: PublicTable) -> int:
        """Give the seat with the highest call."""
        setting = table.setting
        seats = setting.seating.seats
        said = standing_calls(table, tuple(range(seats)))
        most = max((call.tricks for _, call in said), default=0)
        best = [seat for seat, call in said if call.tricks == most]
        if not best:
            return setting.seating.left_of(setting.dealer)
        match self.tie:
            case "first_to_call":
                return best[0]
            case "left_of_dealer":
                return min(best, key=lambda seat: (seat - setting.dealer - 1) % seats)
            case _:
                assert_never(self.tie)
