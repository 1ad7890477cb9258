"""The last of a side to speak says what the side has to take."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.questions import Contract, SideRound

__all__ = ["LastBidStands"]


@dataclass(frozen=True, slots=True, kw_only=True)
class LastBidStands:
    """A side has to take what its last number says; numbers before it were only hints.

    The tricks of all who bid a number count toward it, whoever said the last one.
    A nil is no number: it stands beside the contract, and the tricks of a failed one stand apart.

    Also called: partnership bidding (vpchat, playsite).

    Source: vpchat, playsite, antonelli-spades, columbus.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A [side] has to take what its last number says, with the [tricks] of all who bid "
            "a number; numbers before it were hints."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "the last bid stands",
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
        last, _ = bids[-1]
        counted = sum(tricks for _, tricks in bids)
        contract = Contract(
            bid=last.tricks,
            counted=counted,
            made=counted >= last.tricks,
            over=max(0, counted - last.tricks),
            taken=taken,
            scored=last.tricks > 0,
            blind=last.blind,
        )
        return (contract,), taken - counted
