"""The leader may claim the rest with a hand of sure winners."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["SureWinners"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SureWinners:
    """The leader may claim the rest when every card held is sure to win, in whatever order.

    Each card held must be higher than every card of its suit that is still out, and unless all
    cards held are trumps no trump may be out.

    Also called: TRAM (wikipedia).

    Source: world-of-card-games.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset(
        {Sees.HELD, Sees.FIRST_TRICK, Sees.LAST_TRICK, Sees.UNSEEN}
    )
    says: ClassVar[Mapping[str, str]] = {
        "": "The leader may claim the rest when every card held is sure to win{not_on}.",
        "not_on:join": "or",
        "not_on=[]": "",
        "not_on": ", but not at the {} [trick]",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "claims",
        "+not_on": "barred at {not_on}",
        "not_on:join": "or",
        "not_on=[]": "no [trick]",
    }

    not_on: tuple[Literal["first", "last"], ...] = ("first", "last")
    """The tricks at which nobody may claim.

    `first`: the first trick of the round.
    `last`: the last one, when a single card is held.
    """

    def allows(self, table: PublicTable, hand: int) -> bool:
        """Tell whether every card of the hand wins whatever the others hold."""
        if table.trick_number == 0 and "first" in self.not_on:
            return False
        if not hand & (hand - 1) and "last" in self.not_on:
            return False
        setting = table.setting
        unseen = setting.pack.everything & ~hand & ~table.played
        if unseen & setting.trumps and hand & ~setting.trumps:
            return False
        cards = setting.pack.cards
        for suit in setting.suits.values():
            held, out = hand & suit, unseen & suit
            if held and out:
                lowest, highest = (held & -held).bit_length() - 1, out.bit_length() - 1
                if highest > lowest or cards[highest] == cards[lowest]:
                    return False
        return True
