"""The seat left of the dealer leads to the first trick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["EldestHand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EldestHand:
    """The player left of the dealer leads to the first trick.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.DEALER})
    says: ClassVar[Mapping[str, str]] = {
        "": "The player left of the dealer leads to the first [trick].",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "the dealer's left leads",
    }

    def leader(self, table: PublicTable) -> int:
        """Give the seat left of the dealer."""
        return table.setting.seating.left_of(table.setting.dealer)
