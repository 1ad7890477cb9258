"""The bids of the whole table may not add up to the tricks of the round."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import bid_of, others_calls
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["Hook"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hook:
    """The last to call may not bring the bids of all players to the number of tricks there are.

    So at least one of them must miss.

    Source: oh-hell/openspiel, oh-hell/watch.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.ALL_CALLS, Sees.ROUND})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "The last to call may not bring the bids of all players to the number of [tricks] "
            "there are, so that somebody must miss."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "the last bid hooked",
    }

    def narrow(
        self,
        table: PublicTable,
        seat: int,
        hand: int | None,  # noqa: ARG002 - the question's
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give the calls with which the bids come to something else, once all others called."""
        said = others_calls(table, seat)
        if said is None:
            return calls
        left = table.setting.each - bid_of(said)
        return tuple(call for call in calls if call.personal or call.tricks != left)
