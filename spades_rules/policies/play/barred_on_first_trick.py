"""Certain cards may not be put on the first trick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.parameters import CardName
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees
from spades_rules.table.cards import Suit

__all__ = ["BarredOnFirstTrick"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BarredOnFirstTrick:
    """Nobody who cannot follow suit may put certain cards on the first trick.

    They do not bind the leader, nor who follows suit with one of them.

    Source: hearts/openspiel, hearts/hearts-online.
    """

    binds: ClassVar[Binds] = Binds.FOLLOWERS
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD, Sees.FIRST_TRICK, Sees.CARDS})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "On the first [trick] nobody who cannot follow suit may play any {suits}, nor "
            "{cards}{forced}."
        ),
        "suits=[]": "suit at all",
        "suits:join": "or",
        "cards=[]": "any single card",
        "cards": "the {}",
        "cards:join": "or the",
        "forced=allowed": ", unless nothing else is held",
        "forced=unsaid": "; of a hand with nothing else nothing is said",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "barred on the first [trick]",
        "!suits": "the suits {suits}",
        "suits=[]": "none",
        "!cards": "the cards {cards}",
        "cards=[]": "none",
        "+forced": "forced ones {forced}",
    }

    suits: tuple[Literal["C", "D", "H", "S"], ...]
    """The suits of which no card may be played.

    `C`: clubs.
    `D`: diamonds.
    `H`: hearts.
    `S`: spades.
    """
    cards: tuple[CardName, ...] = ()
    """The single cards that may not be played."""
    forced: Literal["allowed", "unsaid"] = "allowed"
    """Whether a hand of nothing but such cards may play one.

    `allowed`: it may.
    `unsaid`: the rule makes no exception, so that the table has to waive it.
    """

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the other cards, in the first trick and to a hand that cannot follow suit."""
        if table.trick_number or hand & table.led:
            return cards
        setting = table.setting
        barred = 0
        for suit in self.suits:
            barred |= setting.suits[Suit(suit)]
        for card in self.cards:
            barred |= setting.pack.bits.get(card, 0)
        exempt = self.forced == "allowed" and not hand & ~barred
        return cards if exempt else cards & ~barred
