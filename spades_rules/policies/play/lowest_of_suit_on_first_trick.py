"""Everybody puts the lowest card of one suit on the first trick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees
from spades_rules.table.cards import Suit

__all__ = ["LowestOfSuitOnFirstTrick"]


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestOfSuitOnFirstTrick:
    """To the first trick everybody plays the lowest card held of one suit, the leader too.

    Who leads without a card of that suit leads another one, and then it is followed as ever.

    Source: britannica, trickster, hoyle-desktop.
    """

    binds: ClassVar[Binds] = Binds.ALL
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD, Sees.FIRST_TRICK, Sees.CARDS})
    says: ClassVar[Mapping[str, str]] = {
        "": "To the first [trick] everybody plays the lowest {suit} held{void_plays}.",
        "suit=S": "spade",
        "suit=C": "club",
        "suit=D": "diamond",
        "suit=H": "heart",
        "void_plays=any": "; without one, any card will do",
        "void_plays=no_trump": (
            "; without one, no trump may be played unless trumps were led or nothing else is held"
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "the lowest on the first [trick]",
        "+suit": "of {suit}",
        "suit=S": "spades",
        "suit=C": "clubs",
        "suit=D": "diamonds",
        "suit=H": "hearts",
        "+void_plays": "or else {void_plays}",
        "void_plays=any": "any card",
    }

    suit: Literal["C", "D", "H", "S"] = "C"
    """The suit.

    `C`: clubs.
    `D`: diamonds.
    `H`: hearts.
    `S`: spades.
    """
    void_plays: Literal["any", "no_trump"] = "any"
    """What may follow from a hand without that suit.

    `any`: any card.
    `no_trump`: no trump, unless trumps were led or nothing else is held.
    """

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the lowest card of the suit, or what may stand in for it, in the first trick."""
        if table.trick_number:
            return cards
        setting, led = table.setting, table.led
        suit = setting.suits[Suit(self.suit)]
        held = hand & suit
        if held:
            pack = setting.pack
            lowest = pack.bits[pack.cards[(held & -held).bit_length() - 1]]
            return cards & lowest if not led or led & suit else cards
        free = self.void_plays == "any" or not led or led & setting.trumps
        plain = hand & ~setting.trumps
        return cards if free or not plain else cards & plain
