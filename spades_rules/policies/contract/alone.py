"""Each bid is a contract of the bidder alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.questions import Contract, SideRound

__all__ = ["Alone"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Alone:
    """Each bid is a contract by itself, and only the bidder's own tricks count toward it.

    Partners still share a score: what each has made or missed is added up.
    A nil is no contract, and the tricks of a failed one stand apart.

    Source: bicycle, vip-spades, bux-spades, cutthroat-three; card-game-spades-rules (among
    partners, in one reading).
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "Each bid is a contract by itself, toward which only the bidder's own [tricks] "
            "count; a failed nil's [tricks] count toward none."
        ),
        " without nils": (
            "Each bid is a contract by itself, toward which only the bidder's own [tricks] count."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "each bid a contract alone",
    }

    def judge(self, side: SideRound) -> tuple[tuple[Contract, ...], int]:
        """Give a contract for each number bid, and the tricks taken at nil."""
        seats = tuple(zip(side.calls, side.tricks, strict=True))
        contracts = tuple(
            Contract(
                bid=call.tricks,
                counted=tricks,
                made=tricks >= call.tricks,
                over=max(0, tricks - call.tricks),
                taken=tricks,
                scored=call.tricks > 0,
                blind=call.blind,
            )
            for call, tricks in seats
            if not call.personal
        )
        return contracts, sum(tricks for call, tricks in seats if call.personal)
