"""Who holds a certain card leads to the first trick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.parameters import CardName
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["HolderOf"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HolderOf:
    """Whoever holds a certain card leads to the first trick, with that card or another.

    Of two who hold one like it, the first from the dealer's left leads. Where nobody was dealt the
    card it is the player left of the dealer.

    Source: looneyville, pagat, hoyle-desktop.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.DEALER})
    says: ClassVar[Mapping[str, str]] = {
        "": "Whoever holds the {card} leads to the first [trick], with that card or another.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "the holder leads",
        "+card": "of the {card}",
    }

    card: CardName
    """The card."""

    def leader(self, table: PublicTable) -> int:
        """Give the seat left of the dealer, for where nobody holds the card."""
        return table.setting.seating.left_of(table.setting.dealer)

    def opened_by(self, table: PublicTable) -> int:
        """Give the card, and all that print like it."""
        return table.setting.pack.bits.get(self.card, 0)
