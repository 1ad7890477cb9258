"""Each bid is a contract of the bidder alone, and only as many tricks make it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.questions import Contract, SideRound

__all__ = ["Exact"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exact:
    """Whoever takes exactly as many tricks as bid has made it; one more is a miss like one fewer.

    A bid of none is a contract like any other.

    Source: oh-hell/openspiel, oh-hell/watch, oh-hell/card-sharp.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "Whoever takes exactly as many [tricks] as bid has made it, a bid of none too; one "
            "more is a miss like one fewer."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bids met exactly",
    }

    def judge(self, side: SideRound) -> tuple[tuple[Contract, ...], int]:
        """Give a contract for each number bid, and the tricks of whoever bid none."""
        seats = tuple(zip(side.calls, side.tricks, strict=True))
        contracts = tuple(
            Contract(
                bid=call.tricks,
                counted=tricks,
                made=tricks == call.tricks,
                over=0,
                taken=tricks,
                blind=call.blind,
            )
            for call, tricks in seats
            if not call.personal
        )
        return contracts, sum(tricks for call, tricks in seats if call.personal)
