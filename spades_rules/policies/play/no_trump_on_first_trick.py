"""Nobody may put a trump on the first trick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees

__all__ = ["NoTrumpOnFirstTrick"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoTrumpOnFirstTrick:
    """Nobody may put a trump on the first trick, not even who cannot follow suit.

    It does not bind the leader, nor anybody once trumps were led.

    Source: world-of-card-games.
    """

    binds: ClassVar[Binds] = Binds.FOLLOWERS
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD, Sees.FIRST_TRICK})
    says: ClassVar[Mapping[str, str]] = {
        "": "Nobody may put a trump on the first [trick] unless trumps were led{forced}.",
        "forced=allowed": " or nothing else is held",
        "forced=unsaid": "; of a hand with nothing else nothing is said",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "no trump on the first [trick]",
        "+forced": "with forced ones {forced}",
    }

    forced: Literal["allowed", "unsaid"] = "allowed"
    """Whether a hand of nothing but trumps may play one.

    `allowed`: it may.
    `unsaid`: the rule makes no exception, so that the table has to waive it.
    """

    def keeps(self, table: PublicTable) -> int:
        """Give every card but the trumps in the first trick, and every card after it."""
        trumps = table.setting.trumps
        return -1 if table.trick_number or table.led & trumps else ~trumps

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the cards that are not trumps, in the first trick."""
        kept = self.keeps(table)
        exempt = self.forced == "allowed" and not hand & kept
        return cards if exempt else cards & kept
