"""A side may not bid less than a number of tricks between its partners."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import bid_of, standing_calls
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["SideMinimum"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideMinimum:
    """The last of a side to call must bring the side's bids up to a number of tricks.

    A nil, seen or blind, adds nothing to the bids.

    Also called: board (columbus, cookout); suicide (riendeau-spades: a side bids just four, with
    `side_maximum` at four too).

    Source: card-game-spades-rules (in one reading of its least bid), columbus, cookout,
    jokers-wild.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.OWN_CALLS})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "The last of a [side] to call must bring its bids up to {tricks}{nil_exempts}; a "
            "nil adds nothing."
        ),
        " without nils": (
            "The last of a [side] to call must bring its bids up to {tricks}{nil_exempts}."
        ),
        "nil_exempts=false": "",
        "nil_exempts=true": ", unless there is a nil among them",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "at least",
        "+tricks": "{tricks} a [side]",
        "+nil_exempts": "{nil_exempts}",
        "nil_exempts=true": "nil exempting",
        "nil_exempts=false": "nil not exempting",
    }

    tricks: Annotated[int, Bounds(low=1)]
    """The least number of tricks that a side may bid."""
    nil_exempts: bool = False
    """Whether a side with a nil in it, seen or blind, may bid less."""

    def narrow(
        self,
        table: PublicTable,
        seat: int,
        hand: int | None,  # noqa: ARG002 - the question's
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give the calls that reach the number, once every partner has called."""
        partners = table.setting.seating.partners(seat)
        said = [call for _, call in standing_calls(table, partners)]
        exempt = self.nil_exempts and any(call.personal for call in said)
        missing = self.tricks - bid_of(said)
        if exempt or missing <= 0 or len(said) < len(partners):
            return calls
        return tuple(
            call
            for call in calls
            if (self.nil_exempts if call.personal else call.tricks >= missing)
        )
