"""A game up to the passing of cards, legal under two rule sets, where the two part there."""

from collections.abc import Iterator

from spades_rules.audit.rounds.pair import (
    Tables,
    both_call,
    both_deal,
    both_do,
    dealers,
    two_tables,
    written,
)
from spades_rules.audit.rounds.parting import parts_here
from spades_rules.audit.rounds.scored import Wanted, play_round
from spades_rules.cases.situations import RoundsSituation
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["to_pass"]

MOST_BEFORE = 4
"""How many rounds may be played first, so that a side falls behind."""


def to_pass(one: Ruleset, other: Ruleset, table: PublicTable) -> RoundsSituation | None:
    """Make a game to the end of such calls, or to a pass after them, on which two rule sets part.

    Where the calls take a score, a side first falls behind in rounds before. None where that
    cannot be done.
    """
    for before in _rounds_before(table):
        for sequence in dealers(one, other, len(before) + 1):
            tables = two_tables(one, other)
            played = (play_round(tables, *each) for each in zip(sequence, before, strict=False))
            if sequence[-1] == table.setting.dealer and all(played):
                found = _to_pass(tables, table)
                if found is not None:
                    return found
    return None


def _rounds_before(table: PublicTable) -> Iterator[tuple[Wanted, ...]]:
    """Give rounds that bring a score of that kind about: none, or some that one side loses."""
    standing, seating = table.setting.standing, table.setting.seating
    if not standing.round:
        yield ()
        return
    behind = standing.totals.index(min(standing.totals))
    losing = [seat in seating.sides[behind] for seat in range(seating.seats)]
    calls = [6 if loses else 4 for loses in losing]
    fewest = table.setting.each // (2 * seating.seats)
    tricks = [fewest if loses else 0 for loses in losing]
    winners = [seat for seat, loses in enumerate(losing) if not loses]
    for number in range(table.setting.each - sum(tricks)):
        tricks[winners[number % len(winners)]] += 1
    for number in range(1, MOST_BEFORE + 1):
        yield ((calls, tricks),) * number


def _to_pass(tables: Tables, table: PublicTable) -> RoundsSituation | None:
    ruleset = tables[0].ruleset
    each, cards = ruleset.dealing[1].each, ruleset.pack.cards
    hands = tuple(cards[seat :: ruleset.seats][:each] for seat in range(ruleset.seats))
    if not both_deal(tables, table.setting.dealer, hands):
        return None
    for _, call in table.calls:
        if not both_call(tables, int(call.name) if call.name.isdecimal() else call.name):
            return None
    while True:
        found = written(tables)
        if parts_here(ruleset, tables[1].ruleset, found):
            return found
        if any(one.phase is not Phase.EXCHANGE for one in tables):
            return None
        if not both_do(tables, tables[0].legal()[0]):
            return None
