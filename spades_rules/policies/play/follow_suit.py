"""Who holds the suit that was led must follow."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees

__all__ = ["FollowSuit"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowSuit:
    """A player who holds a card of the suit led must play one; without one, any card will do.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    binds: ClassVar[Binds] = Binds.FOLLOWERS
    keeps_led: ClassVar[bool] = True
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD})
    says: ClassVar[Mapping[str, str]] = {
        "": "Who holds a card of the suit led must play one; without one, any card will do.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "following suit",
    }

    def keeps(self, table: PublicTable) -> int:
        """Give the suit led."""
        return table.led

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the cards of the suit led, or all to a hand that has none."""
        return cards & table.led if hand & table.led else cards
