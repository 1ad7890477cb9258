"""A suit may not be led until it has been broken."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, assert_never

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.sight import Sees
from spades_rules.table.cards import Suit

__all__ = ["Breaking"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Breaking:
    """Nobody may lead trumps until they have been broken, as long as another suit is held.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    binds: ClassVar[Binds] = Binds.LEADER
    lasting: ClassVar[bool] = True
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.HELD, Sees.FIRST_TRICK, Sees.PAST})
    says: ClassVar[Mapping[str, str]] = {
        "": "Nobody may lead {suit} {broken_by}{forced}.",
        "suit=trump": "trumps",
        "suit=S": "spades",
        "suit=C": "clubs",
        "suit=D": "diamonds",
        "suit=H": "hearts",
        "broken_by=off_suit_play": "until one of them was played on another suit",
        "broken_by=void_follower": (
            "until one of them was in a [trick] to which somebody did not follow suit"
        ),
        "broken_by=any_play": "until one of them was played, a forced lead counted",
        "broken_by=first_trick": "to the first [trick]",
        "broken_by=nothing": "at any time",
        "forced=allowed": ", unless nothing else is held",
        "forced=unsaid": "; of a hand with nothing else nothing is said",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "breaking",
        "+suit": "of {suit}",
        "suit=trump": "trumps",
        "suit=S": "spades",
        "suit=C": "clubs",
        "suit=D": "diamonds",
        "suit=H": "hearts",
        "+broken_by": "by {broken_by}",
        "broken_by=off_suit_play": "an off-suit play",
        "broken_by=void_follower": "a void follower",
        "broken_by=any_play": "any play",
        "broken_by=first_trick": "the first [trick]",
        "+forced": "forced leads {forced}",
    }

    suit: Literal["trump", "C", "D", "H", "S"] = "trump"
    """The suit that must be broken.

    `trump`: the trump suit.
    `C`: clubs.
    `D`: diamonds.
    `H`: hearts.
    `S`: spades.
    """
    broken_by: Literal["off_suit_play", "void_follower", "any_play", "first_trick", "nothing"] = (
        "off_suit_play"
    )
    """What breaks the suit.

    `off_suit_play`: a card of it played on a lead of another suit.
    `void_follower`: a card of it in a trick to which somebody did not follow suit, its own too.
    `any_play`: any card of it that has been played, a forced lead too.
    `first_trick`: the end of the first trick, whatever was played.
    `nothing`: nothing does; it is led only from a hand without other suits.
    """
    forced: Literal["allowed", "unsaid"] = "allowed"
    """Whether a hand of nothing but the suit may lead it.

    `allowed`: it may.
    `unsaid`: the rule makes no exception, so that the table has to waive it.
    """

    def keeps(self, table: PublicTable) -> int:
        """Give every card that is not of the suit while it is shut."""
        setting = table.setting
        suit = setting.trumps if self.suit == "trump" else setting.suits[Suit(self.suit)]
        if self.broken_by == "off_suit_play":
            # By far the usual rule, asked at every lead.
            opened = table.opened
            shown = table.off_suit & suit if opened is None else opened
            return -1 if shown else ~suit
        return -1 if _open(self.broken_by, table, suit) else ~suit

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the cards that are not of the suit while it is shut."""
        kept = self.keeps(table)
        exempt = self.forced == "allowed" and not hand & kept
        return cards if exempt else cards & kept


def _open(
    broken_by: Literal["void_follower", "any_play", "first_trick", "nothing"],
    table: PublicTable,
    suit: int,
) -> bool:
    """Tell whether the suit is open, as the table says, or else as the cards played show."""
    match broken_by:
        case "nothing":
            return False
        case "first_trick":
            return table.trick_number > 0
        case _ if table.opened is not None:
            return table.opened
        case "void_follower":
            return table.mixed & suit != 0
        case "any_play":
            return table.played & suit != 0
        case _:
            assert_never(broken_by)
