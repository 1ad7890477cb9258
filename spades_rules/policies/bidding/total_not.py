"""The bids of the whole table may not add up to one number."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import bid_of, others_calls
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["TotalNot"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TotalNot:
    """The last to call may not bring the bids of all players to a certain number.

    A nil, seen or blind, adds nothing to the bids. Where the calls go round more than once the
    rule binds whoever calls after all others have.

    Source: vip-spades, cutthroat-three, pagat, options-page, riendeau-spades, cards-with-cats.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.OTHERS_SUM})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "The last to call may not bring the bids of all players to {total}{nil_exempts}; a "
            "nil adds nothing."
        ),
        " without nils": (
            "The last to call may not bring the bids of all players to {total}{nil_exempts}."
        ),
        "nil_exempts=false": "",
        "nil_exempts=true": ", unless somebody has bid nil",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bids never",
        "+total": "{total} in all",
        "+nil_exempts": "{nil_exempts}",
        "nil_exempts=true": "nil exempting",
        "nil_exempts=false": "nil not exempting",
    }

    total: Annotated[int, Bounds(low=0)]
    """The number of tricks to which the bids may not add up."""
    nil_exempts: bool
    """Whether the last to call is free when there is a nil at the table, seen or blind."""

    def narrow(
        self,
        table: PublicTable,
        seat: int,
        hand: int | None,  # noqa: ARG002 - the question's
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give the calls with which the bids come to something else, once all others called."""
        said = others_calls(table, seat)
        if said is None or (self.nil_exempts and any(call.personal for call in said)):
            return calls
        missing = self.total - bid_of(said)
        return tuple(
            call
            for call in calls
            if bid_of((call,)) != missing or (self.nil_exempts and call.personal)
        )
