"""Only the lowest card of a suit may be played."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees

__all__ = ["LowestOfSuit"]


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestOfSuit:
    """Whatever suit a player leads or plays, it must be the lowest card held of it.

    Also called: lowball (bux-spades, formats-sheet).

    Source: bux-spades, formats-sheet.
    """

    binds: ClassVar[Binds] = Binds.ALL
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.CARDS})
    says: ClassVar[Mapping[str, str]] = {
        "": "Whatever suit is led or played, it must be the lowest card held of it.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "always the lowest of a suit",
    }

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the lowest card of each suit held; of twins either is."""
        pack = table.setting.pack
        kept = 0
        for suit in table.setting.suits.values():
            held = hand & suit
            if held:
                kept |= pack.bits[pack.cards[(held & -held).bit_length() - 1]]
        return cards & kept
