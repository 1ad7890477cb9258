"""Moments at which a leader might claim the rest: few cards or many, sure ones or not."""

from collections.abc import Iterator
from itertools import combinations

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.pack import bits_of

__all__ = ["claim_moments"]

FEW = (1, 2, 3)
"""How many cards each seat still holds where every hand is tried."""
TOP = 3
"""How many cards of each suit take part there, the highest ones."""


def claim_moments(ruleset: Ruleset) -> Iterator[tuple[PublicTable, int]]:
    """Give leaders with their hands: the best hand at every trick, and every hand at the end."""
    each = ruleset.dealing[1].each
    everything = ruleset.pack.everything
    for held in range(each, 0, -1):
        for best in dict.fromkeys((ruleset.trumps, everything)):
            hand = _highest(best, held)
            if hand:
                yield _moment(ruleset, hand, everything & ~hand)
    for held in FEW[:each]:
        cards = sum(_highest(suit, TOP) for suit in ruleset.suits.values() if suit)
        for bits in combinations(tuple(bits_of(cards)), held):
            hand = sum(bits)
            yield _moment(ruleset, hand, cards & ~hand)


def _moment(ruleset: Ruleset, hand: int, out: int) -> tuple[PublicTable, int]:
    """Lay a table at which the others hold as many cards each out of some, the highest ones."""
    table = PublicTable(ruleset.waiting.setting)
    held = hand.bit_count()
    others = _highest(out, min(held * (ruleset.seating.seats - 1), out.bit_count()))
    table.trick_number = ruleset.dealing[1].each - held
    table.takers = (0,) * table.trick_number
    table.played = ruleset.pack.everything & ~hand & ~others
    table.turn = 0
    return table, hand


def _highest(cards: int, number: int) -> int:
    """Give the highest of some cards, or 0 when there are too few."""
    if cards.bit_count() < number:
        return 0
    for _ in range(cards.bit_count() - number):
        cards &= cards - 1
    return cards
