"""Only the highest card of a suit may be played."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees

__all__ = ["HighestOfSuit"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HighestOfSuit:
    """Whatever suit a player leads or plays, it must be the highest card held of it.

    Also called: highball (bux-spades, formats-sheet).

    Source: bux-spades, formats-sheet.
    """

    binds: ClassVar[Binds] = Binds.ALL
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.CARDS})
    says: ClassVar[Mapping[str, str]] = {
        "": "Whatever suit is led or played, it must be the highest card held of it.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "always the highest of a suit",
    }

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the highest card of each suit held; of twins either is."""
        pack = table.setting.pack
        kept = 0
        for suit in table.setting.suits.values():
            held = hand & suit
            if held:
                kept |= pack.bits[pack.cards[held.bit_length() - 1]]
        return cards & kept
