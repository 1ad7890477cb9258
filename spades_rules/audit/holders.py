"""Who can hold the cards on which a rule hangs: every seat, or nobody where some are left over."""

from collections.abc import Iterator
from functools import reduce
from itertools import product
from operator import or_

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import TakenBy
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.pack import bits_of

__all__ = ["deciding", "ways_to_hold"]


def deciding(table: PublicTable, *rulesets: Ruleset) -> int:
    """Give the cards of which it matters to rules of exchange who holds them."""
    rules = (rule for ruleset in rulesets for rule in ruleset.exchange)
    return reduce(or_, (rule.taken_by(table) for rule in rules if isinstance(rule, TakenBy)), 0)


def ways_to_hold(ruleset: Ruleset, cards: int) -> Iterator[tuple[int, ...]]:
    """Deal some cards in every way, to each seat or to nobody; each way is seat by seat."""
    deciding = tuple(bits_of(cards))
    over = len(ruleset.pack.cards) > ruleset.seats * ruleset.dealing[1].each
    nobody = (ruleset.seats,) if over else ()
    for places in product((*range(ruleset.seats), *nobody), repeat=len(deciding)):
        hands = [0] * (ruleset.seats + 1)
        for card, place in zip(deciding, places, strict=True):
            hands[place] |= card
        yield tuple(hands[: ruleset.seats])
