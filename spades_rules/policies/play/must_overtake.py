"""Who can win the trick must play a card that does."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.public import PublicTable, strongest
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees
from spades_rules.table.pack import bits_of

__all__ = ["MustOvertake"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MustOvertake:
    """A player who can beat every card of the trick so far must do so.

    Who holds the suit led beats it with that suit or not at all; who cannot follow must trump, and
    overtrump. Who cannot beat the trick is free of this rule.

    Source: minor-pages.
    """

    binds: ClassVar[Binds] = Binds.FOLLOWERS
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD, Sees.CARDS})
    says: ClassVar[Mapping[str, str]] = {
        "": "Who can beat every card of the [trick] so far must do so.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "beating a must",
    }

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the cards that beat the trick, or all to a hand that has none."""
        trick, led, setting = table.trick, table.led, table.setting
        trumps, twins = setting.trumps, setting.twins
        winning = 0
        for card in bits_of(hand & led or hand & trumps):
            if strongest((*trick, card), led, trumps, twins) == len(trick):
                winning |= card
        return cards & winning if winning else cards
