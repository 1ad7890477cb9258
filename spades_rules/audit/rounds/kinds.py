"""What kind of decision a card is: who leads or follows, what is held, and what went before."""

from dataclasses import dataclass

from spades_rules.audit.histories import Past, pasts_of
from spades_rules.audit.plays import Moment
from spades_rules.kernel.public import PublicTable

__all__ = ["CardKind", "kind_at", "kind_of"]


@dataclass(frozen=True, slots=True)
class CardKind:
    """Everything about a decision on a card but the very cards."""

    trick: tuple[int, ...]
    """The suits of the cards on the table, that of the lead first; none to who leads."""
    held: frozenset[int]
    """The suits in the hand of the seat in turn."""
    first: bool
    """Whether it is the first trick."""
    pasts: tuple[Past, ...]
    """What has become of each suit in the tricks before, the suits in their usual order."""


def kind_of(moment: Moment) -> CardKind:
    """Give the kind of a moment."""
    return kind_at(moment.table, moment.hand)


def kind_at(table: PublicTable, hand: int) -> CardKind:
    """Give the kind of decision that a seat with this hand has before it."""
    suits = table.setting.suits.values()
    return CardKind(
        trick=tuple(suit for card in table.trick for suit in suits if suit & card),
        held=frozenset(suit for suit in suits if suit & hand),
        first=not table.trick_number,
        pasts=pasts_of(table),
    )
