"""Who cannot follow suit must trump."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees

__all__ = ["MustTrump"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MustTrump:
    """A player who cannot follow suit must play a trump, as long as one is held.

    Also called: assassin (bux-spades).

    Source: bux-spades, wikipedia.
    """

    binds: ClassVar[Binds] = Binds.ALL
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD})
    says: ClassVar[Mapping[str, str]] = {
        "": "Who cannot follow suit must trump{leads}.",
        "leads=false": "",
        "leads=true": ", and a leader who may lead trumps must",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "trumping a must",
        "+leads": "{leads}",
        "leads=true": "for leaders too",
        "leads=false": "but not for leaders",
    }

    leads: bool
    """Whether a leader must lead a trump, too."""

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the trumps to who leads or is void, and all cards to a hand without a trump."""
        trumps = table.setting.trumps
        bound = not hand & table.led if table.led else self.leads
        return cards & trumps if bound and hand & trumps else cards
