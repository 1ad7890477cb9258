"""A game played under two rule sets to the turn of a call on which their answers part."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import partial
from itertools import islice, starmap

from spades_rules.audit.rounds.late import let_pass, only_rounds_count
from spades_rules.audit.rounds.pair import (
    Tables,
    alike,
    both_call,
    both_deal,
    dealers,
    two_tables,
    written,
)
from spades_rules.audit.rounds.scored import Wanted, play_round
from spades_rules.audit.rounds.standings import leading_to
from spades_rules.cases.round_answers import choices_at
from spades_rules.cases.situations import RoundsSituation
from spades_rules.kernel.actions import Call
from spades_rules.kernel.callround import LOOK
from spades_rules.kernel.gaps import gap
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Choices
from spades_rules.table.pack import bits_of

__all__ = ["to_call"]

_TRIED = 80
"""How many games are played to their last round."""


def to_call(
    one: Ruleset, other: Ruleset, table: PublicTable, hand: int | None, *, looked: bool
) -> RoundsSituation | None:
    """Give a game that both rule sets allow, to a turn to call at which they part as at a table.

    The same seat is in turn after the same calls, its hand as given and looked at or not. Where
    the score there is not that of a start, whole rounds come before it, so that the side is as
    far behind in as late a round; where no game comes to just that, nearly so, and best with the
    same answers of both. None where no game is found.
    """
    if not alike(one, other):
        return None
    known = one.calls.by_name.keys() & other.calls.by_name.keys()
    wanted = tuple(
        _told(ruleset.calls.choices(table, table.turn, hand, looked=looked), known)
        for ruleset in (one, other)
    )
    if table.setting.standing.round and only_rounds_count(one, other):
        return _late(one, other, table, hand, wanted)
    second: RoundsSituation | None = None
    for earlier in islice(_earlier(one, other, table), _TRIED):
        tables = _at_turn(one, other, earlier, table, hand)
        if tables is not None:
            if looked:
                _look(tables)
            found = tuple(_told(choices_at(own), known) for own in tables)
            if found[0] != found[1]:
                if found == wanted:
                    return written(tables)
                second = second or written(tables)
    return second


def _late(
    one: Ruleset,
    other: Ruleset,
    table: PublicTable,
    hand: int | None,
    wanted: tuple[object, ...],
) -> RoundsSituation | None:
    """Give a game to a turn in a late round, where of the rounds before only the number matters."""
    sequences = dealers(one, other, table.setting.round)
    dealer = table.setting.dealer
    sequence = next((found for found in sequences if found[-1] == dealer), None)
    tables = two_tables(one, other)
    if sequence is None or not let_pass(tables, sequence[:-1]):
        return None
    if not _called(tables, table, hand):
        return None
    _look(tables)
    known = one.calls.by_name.keys() & other.calls.by_name.keys()
    found = tuple(_told(choices_at(own), known) for own in tables)
    return written(tables) if found == wanted else None


def _earlier(one: Ruleset, other: Ruleset, table: PublicTable) -> Iterator[tuple[Wanted, ...]]:
    """Give the rounds that may come before: none at the start of a game."""
    standing = table.setting.standing
    if not standing.round and not any(standing.totals):
        yield ()
        return
    side = one.seating.side_of[table.turn]
    behind = gap(table, table.turn)
    # A game that leaves such a gap under the one may leave another under the other.
    for first, second in ((one, other), (other, one)):
        yield from leading_to(first, second, side, gap=behind, rounds=standing.round)


def _at_turn(
    one: Ruleset,
    other: Ruleset,
    earlier: tuple[Wanted, ...],
    table: PublicTable,
    hand: int | None,
) -> Tables | None:
    """Play earlier rounds, deal, and say the calls before the turn; none where that cannot be."""
    dealer = table.setting.dealer
    sequences = dealers(one, other, len(earlier) + 1)
    sequence = next((found for found in sequences if found[-1] == dealer), None)
    if sequence is None:
        return None
    tables = two_tables(one, other)
    if not all(starmap(partial(play_round, tables), zip(sequence, earlier, strict=False))):
        return None
    return tables if _called(tables, table, hand) else None


def _called(tables: Tables, table: PublicTable, hand: int | None) -> bool:
    """Deal, and say the calls before a turn; false where that cannot be."""
    ruleset = tables[0].ruleset
    each = ruleset.each_in(len(tables[0].sheets) + 1)
    hands = tuple(map(ruleset.pack.cards_of, _hands(ruleset, each, table.turn, hand)))
    if not both_deal(tables, table.setting.dealer, hands):
        return False
    if not all(both_call(tables, call.name) for _, call in table.calls):
        return False
    return all(own.phase is Phase.CALLS and own.turn == table.turn for own in tables)


def _hands(ruleset: Ruleset, each: int, turn: int, hand: int | None) -> tuple[int, ...]:
    """Give the seat in turn its hand, filled up if it must be, and the rest to all by turns."""
    hands = [0] * ruleset.seats
    hands[turn] = hand or 0
    free = ruleset.pack.everything & ~hands[turn]
    for place, card in enumerate(bits_of(free)):
        short = [seat for seat in range(ruleset.seats) if hands[seat].bit_count() < each]
        if short:
            hands[short[place % len(short)]] |= card
    return tuple(hands)


def _look(tables: Tables) -> None:
    """Let the seat in turn take up its hand, where it has not been shown it."""
    for table in tables:
        if LOOK in table.legal():
            table.push(LOOK)


def _told(choices: Choices, known: AbstractSet[str]) -> tuple[object, ...]:
    """Give what may be done, what is waived, and of calls that both know what each rule bars."""
    barred = {
        (action.name, rule)
        for action, rule in choices.refused
        if isinstance(action, Call) and action.name in known
    }
    return frozenset(choices.allowed), choices.waived, barred
