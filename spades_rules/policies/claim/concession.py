"""The leader may give up the rest."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.callings import standing_calls
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["Concession"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Concession:
    """The leader may give up the rest, and the other sides get every trick that is left.

    They get them one each in turn, the next seat clockwise first, but no seat that has bid nil
    gets any as long as others can. Nobody may give up the rest while a nil at the table holds,
    since that would decide it.

    Source: cardgames-io (whose table has a button for it; how the tricks are shared is settled
    here).
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.ALL_CALLS, Sees.CARDS, Sees.DEALER})
    says: ClassVar[Mapping[str, str]] = {
        "": "The leader may give up the rest to the other [sides], unless a nil still holds.",
        " without nils": "The leader may give up the rest to the other [sides].",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "concessions",
    }

    def heirs(self, table: PublicTable) -> tuple[int, ...]:
        """Give the seats that share the tricks left; none while a nil holds."""
        seating = table.setting.seating
        alone = {
            seat
            for seat, call in standing_calls(table, tuple(range(seating.seats)))
            if call.personal
        }
        if any(not table.won[seat] for seat in alone):
            return ()
        own = seating.side_of[table.turn]
        others = tuple(
            seat
            for step in range(1, seating.seats)
            if seating.side_of[seat := (table.turn + step) % seating.seats] != own
        )
        return tuple(seat for seat in others if seat not in alone) or others
