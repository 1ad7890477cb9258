"""Which card is turned up at a deal, where one decides the trump suit."""

from collections.abc import Sequence
from typing import assert_never

from spades_rules.kernel.questions import Turned
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.cards import Card

__all__ = ["may_turn", "turnable"]


def turnable(ruleset: Ruleset, dealer: int, hands: Sequence[int]) -> int:
    """Give the cards of which one is turned up when hands have been dealt; 0 where none is."""
    turned = Turned(ruleset.moving.turned) if ruleset.moving else Turned.NOTHING
    left = ruleset.pack.everything & ~sum(hands)
    match turned:
        case Turned.NOTHING:
            return 0
        case Turned.DEALERS_CARD:
            return hands[dealer]
        case Turned.NEXT_CARD:
            return left
        case Turned.NEXT_OR_DEALERS:
            return left or hands[dealer]
        case _:
            assert_never(turned)


def may_turn(ruleset: Ruleset, dealer: int, hands: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    """Give the same as cards, those of the suit first that is trump where nobody says which.

    Raises `KeyError` for a card that is not in the pack or appears too often.
    """
    among = turnable(ruleset, dealer, ruleset.layout.hands_of(hands))
    usual = among & ruleset.trumps
    return (*ruleset.pack.cards_of(usual), *ruleset.pack.cards_of(among & ~usual))
