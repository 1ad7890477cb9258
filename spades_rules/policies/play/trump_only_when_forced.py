"""Nobody may play a trump who holds anything else."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees

__all__ = ["TrumpOnlyWhenForced"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrumpOnlyWhenForced:
    """Nobody may lead or play a trump as long as a card of another suit is held.

    Trumps that were led are followed all the same.

    Also called: screamer (bux-spades).

    Source: bux-spades.
    """

    binds: ClassVar[Binds] = Binds.ALL
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD})
    says: ClassVar[Mapping[str, str]] = {
        "": "Nobody may lead or play a trump while holding another suit, unless trumps were led.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "trumps only when forced",
    }

    def keeps(self, table: PublicTable) -> int:
        """Give every card but the trumps, and every card once trumps were led."""
        trumps = table.setting.trumps
        return -1 if table.led & trumps else ~trumps

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the cards that are not trumps, or all to a hand of nothing but trumps."""
        kept = self.keeps(table)
        return cards & kept if hand & kept else cards
