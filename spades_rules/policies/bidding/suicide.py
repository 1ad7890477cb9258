"""One partner of every side bids nil, and only one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import standing_calls
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["Suicide"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Suicide:
    """Of every side one player must bid nil and no more than one, whoever of them it is.

    The last of a side to call must bid nil unless a partner has, and nobody may bid it after a
    partner. A blind nil is as good as one that was seen.

    Also called: suicide (msn-zone, bux-spades, vip-spades, zone-and-yahoo: just one nil a side).

    Source: msn-zone, bux-spades, vip-spades, zone-and-yahoo.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.OWN_CALLS})
    says: ClassVar[Mapping[str, str]] = {
        "": "Of every [side] one player must bid nil, and no more than one.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "suicide",
    }

    def narrow(
        self,
        table: PublicTable,
        seat: int,
        hand: int | None,  # noqa: ARG002 - the question's
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give anything but nil beside a nil, nil alone to the last without one, else anything."""
        partners = table.setting.seating.partners(seat)
        said = [call for _, call in standing_calls(table, partners)]
        if any(call.personal for call in said):
            return tuple(call for call in calls if not call.personal)
        if len(said) == len(partners):
            return tuple(call for call in calls if call.personal)
        return calls
