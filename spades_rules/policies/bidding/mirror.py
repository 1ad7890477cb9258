"""Every player bids just as many tricks as the hand holds trumps."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["Mirror"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mirror:
    """A player must bid as many tricks as the hand holds trumps, no more and no fewer.

    Without a trump that is a bid of nothing: nil, zero, or either, as the rules offer. What may
    be called before looking is not barred.

    Also called: mirror (msn-zone, bux-spades, vip-spades).

    Source: msn-zone, bux-spades, vip-spades, stemwater-spades.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.HAND_TRUMPS})
    says: ClassVar[Mapping[str, str]] = {
        "": "A player must bid exactly as many [tricks] as the hand holds trumps.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "mirror",
    }

    def narrow(
        self,
        table: PublicTable,
        seat: int,  # noqa: ARG002 - the question's
        hand: int | None,
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give the calls of as many tricks as there are trumps in a hand that has been seen."""
        if hand is None:
            return calls
        trumps = (hand & table.setting.trumps).bit_count()
        return tuple(call for call in calls if call.tricks == trumps)
