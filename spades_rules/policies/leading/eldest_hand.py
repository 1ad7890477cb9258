"""The seat left of the dealer leads to the first trick."""

from dataclasses import dataclass

from spades_rules.kernel.public import PublicTable

__all__ = ["EldestHand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EldestHand:
    """The player left of the dealer leads to the first trick.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    def leader(self, table: PublicTable) -> int:
        """Give the seat left of the dealer."""
        return table.setting.seating.left_of(table.setting.dealer)
