"""The bids of the whole table must come to a number of tricks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import bid_of, others_calls
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["TotalAtLeast"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TotalAtLeast:
    """The last to call must bring the bids of all players up to a number of tricks.

    A nil, seen or blind, adds nothing to the bids. Where the calls go round more than once the
    rule binds whoever calls after all others have.

    Source: jokers-wild.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.OTHERS_SUM})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "The last to call must bring the bids of all players up to {total} or more; a nil "
            "adds nothing."
        ),
        " without nils": (
            "The last to call must bring the bids of all players up to {total} or more."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bids at least",
        "+total": "{total} in all",
    }

    total: Annotated[int, Bounds(low=1)]
    """The least number of tricks to which the bids may add up."""

    def narrow(
        self,
        table: PublicTable,
        seat: int,
        hand: int | None,  # noqa: ARG002 - the question's
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give the calls that reach the number, once all others have called."""
        said = others_calls(table, seat)
        if said is None:
            return calls
        missing = self.total - bid_of(said)
        return tuple(call for call in calls if bid_of((call,)) >= missing)
