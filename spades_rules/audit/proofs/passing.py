"""A game up to the passing of cards, legal under two rule sets, where the two part there."""

from collections.abc import Iterator, Sequence

from spades_rules.audit.holders import deciding
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
from spades_rules.table.pack import bits_of

__all__ = ["to_pass"]

MOST_BEFORE = 4
"""How many rounds may be played first, so that a side falls behind."""


def to_pass(
    one: Ruleset, other: Ruleset, table: PublicTable, held: Sequence[int]
) -> RoundsSituation | None:
    """Make a game to a pass before or after such calls, or their end, on which two rule sets part.

    `held` are the cards seat by seat of which it matters who is dealt them.
    Where the calls take a score, a side first falls behind in rounds before. None where that
    cannot be done.
    """
    for before in _rounds_before(table):
        for sequence in dealers(one, other, len(before) + 1):
            tables = two_tables(one, other)
            played = (play_round(tables, *each) for each in zip(sequence, before, strict=False))
            if sequence[-1] == table.setting.dealer and all(played):
                found = _to_pass(tables, table, held)
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


def _to_pass(tables: Tables, table: PublicTable, held: Sequence[int]) -> RoundsSituation | None:
    ruleset = tables[0].ruleset
    mattering = deciding(table, *(one.ruleset for one in tables))
    hands = tuple(map(ruleset.pack.cards_of, _dealt(table, held, mattering)))
    if not both_deal(tables, table.setting.dealer, hands):
        return None
    waiting = [call.name for _, call in table.calls]
    while True:
        passing = [one.phase is Phase.EXCHANGE for one in tables]
        if any(passing) or not waiting:
            found = written(tables)
            if parts_here(ruleset, tables[1].ruleset, found):
                return found
        if all(passing):
            if not both_do(tables, tables[0].legal()[0]):
                return None
        elif any(passing) or not waiting:
            return None
        else:
            word = waiting.pop(0)
            if not both_call(tables, int(word) if word.isdecimal() else word):
                return None


def _dealt(table: PublicTable, held: Sequence[int], mattering: int) -> tuple[int, ...]:
    """Deal the pack by turns, with the cards that matter where they are to be."""
    hands = [*held]
    for place, card in enumerate(bits_of(table.setting.pack.everything & ~mattering)):
        short = [seat for seat, hand in enumerate(hands) if hand.bit_count() < table.setting.each]
        if short:
            hands[short[place % len(short)]] |= card
    return tuple(hands)
