"""Who cannot follow suit must trump."""

from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees

__all__ = ["MustTrump"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MustTrump:
    """A player who cannot follow suit must play a trump, as long as one is held.

    Some call it assassin.

    Source: BUX, WIK.
    """

    binds: ClassVar[Binds] = Binds.ALL
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD})

    leads: bool
    """Whether a leader must lead a trump, too, wherever the rules before this one allow it."""

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the trumps to who leads or is void, and all cards to a hand without a trump."""
        trumps = table.setting.trumps
        if not hand & trumps:
            return cards
        if table.led:
            return cards if hand & table.led else cards & trumps
        return cards & trumps or cards if self.leads else cards
