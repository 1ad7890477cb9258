"""Partners have one contract, and neither can take tricks for the other."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.questions import Contract, SideRound

__all__ = ["AllOrNothing"]


@dataclass(frozen=True, slots=True, kw_only=True)
class AllOrNothing:
    """Partners add up their bids, and when one of them takes fewer than bid, all are set.

    What one takes beyond a bid is an overtrick where all are home, and fills up no other bid.
    A nil is no part of the contract: one that fails does not set the partner, and its tricks
    stand apart.

    Source: card-game-spades-rules (in one reading).
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "Partners add up their bids to one contract, and when one of them takes fewer than "
            "bid, all are set; a failed nil sets nobody else."
        ),
        " without nils": (
            "Partners add up their bids to one contract, and when one of them takes fewer than "
            "bid, all are set."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "each partner's bid a must",
    }

    def judge(self, side: SideRound) -> tuple[tuple[Contract, ...], int]:
        """Give the one contract of a side, if it has one, and the tricks taken at nil."""
        taken = sum(side.tricks)
        bids = [
            (call, tricks)
            for call, tricks in zip(side.calls, side.tricks, strict=True)
            if not call.personal
        ]
        if not bids:
            return (), taken
        bid = sum(call.tricks for call, _ in bids)
        at_bids = sum(tricks for _, tricks in bids)
        made = all(tricks >= call.tricks for call, tricks in bids)
        contract = Contract(
            bid=bid,
            counted=at_bids if made else sum(min(tricks, call.tricks) for call, tricks in bids),
            made=made,
            over=at_bids - bid if made else 0,
            taken=taken,
            scored=bid > 0,
            blind=any(call.blind for call, _ in bids),
        )
        return (contract,), taken - at_bids
