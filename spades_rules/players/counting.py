"""How many tricks a hand is good for, and how likely it is to take none."""

from dataclasses import dataclass

from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.cards import Card
from spades_rules.table.pack import bits_of

__all__ = ["Holding", "expected_tricks", "holdings", "nil_chance"]

SIDE_WINNERS = {0: (1, 90), 1: (2, 60), 2: (3, 25)}
"""By the number of better cards elsewhere: the cards of the suit it takes, the hundredths won."""
LONGEST_SUIT_THAT_WALKS = 6
SURE, LIKELY, POSSIBLE = 100, 75, 50
LONG_TRUMPS = 4
RUFF_WHEN_SHORT = {0: 60, 1: 30}
FEW_ABOVE = 3


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards of one suit in a hand, the best first."""

    trump: bool
    cards: tuple[Card, ...]
    above: tuple[int, ...]
    """For each card how many better ones of its suit somebody else may hold."""


def holdings(ruleset: Ruleset, hand: tuple[Card, ...], *, gone: int = 0) -> tuple[Holding, ...]:
    """Sort a hand by suit as `ranking` has it; `gone` are cards known to be out of play."""
    held = ruleset.pack.mask(hand)
    out = ruleset.pack.everything & ~held & ~gone
    found = []
    for suit in ruleset.suits.values():
        bits = tuple(reversed(tuple(bits_of(held & suit))))
        found.append(
            Holding(
                suit == ruleset.trumps,
                tuple(ruleset.pack.cards[bit.bit_length() - 1] for bit in bits),
                tuple((out & suit & -bit).bit_count() for bit in bits),
            )
        )
    return tuple(found)


def expected_tricks(ruleset: Ruleset, hand: tuple[Card, ...]) -> int:
    """Guess the tricks that a hand will take, in hundredths."""
    suits = holdings(ruleset, hand)
    total = sum(_trumps(suit) if suit.trump else _side_suit(suit) for suit in suits)
    trumps = sum(len(suit.cards) for suit in suits if suit.trump)
    ruffs = sum(RUFF_WHEN_SHORT.get(len(suit.cards), 0) for suit in suits if not suit.trump)
    return total + (ruffs if trumps > 1 else 0)


def _side_suit(suit: Holding) -> int:
    length = len(suit.cards)
    if length > LONGEST_SUIT_THAT_WALKS:
        return 0
    return sum(
        worth
        for above in suit.above
        for needed, worth in [SIDE_WINNERS.get(above, (length + 1, 0))]
        if length >= needed
    )


def _trumps(suit: Holding) -> int:
    total = 0
    for place, above in enumerate(suit.above):
        guards = len(suit.cards) - place - 1
        if above == 0 or place >= LONG_TRUMPS:
            total += SURE
        elif above == 1 and guards:
            total += LIKELY
        elif above <= FEW_ABOVE and guards > 1:
            total += POSSIBLE
    return total


def nil_chance(ruleset: Ruleset, hand: tuple[Card, ...]) -> int:
    """Guess how often in a hundred a hand takes no trick."""
    danger = 5
    for suit in holdings(ruleset, hand):
        for place, above in enumerate(suit.above):
            lower = len(suit.cards) - place - 1
            if suit.trump:
                danger += 100 if above < FEW_ABOVE else 12
            elif above < FEW_ABOVE and lower < FEW_ABOVE:
                danger += 25
            elif above < 2 * FEW_ABOVE and not lower:
                danger += 12
    return max(0, 100 - danger)
