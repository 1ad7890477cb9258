"""A round dealt and called in the most ordinary way, up to the first lead, under two rule sets."""

from collections.abc import Iterable

from spades_rules.audit.calling import ordinary
from spades_rules.audit.rounds.pair import (
    Tables,
    both_call,
    both_deal,
    both_do,
    dealers,
    two_tables,
)
from spades_rules.audit.rounds.unpassed import before_passing, steps_before, steps_in_all
from spades_rules.kernel.actions import Call, Pass
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table

__all__ = ["opened"]


def opened(one: Ruleset, other: Ruleset, hands: tuple[int, ...]) -> Tables | None:
    """Deal so that seats come to hold some hands, and say ordinary calls at both tables.

    Seat 0 calls first where it can. None where the two part before the first lead: no call is
    open under both, cards are passed under one of them, or another seat leads.
    """
    dealer = next(dealers(one, other, 1))[0]
    before = PublicTable(one.setting(dealer, one.start))
    tables = _to_the_lead(one, other, hands, before)
    if tables is not None and tables[0].phase is Phase.EXCHANGE:
        # What is passed after the calls is known only once they have been made.
        tables = _to_the_lead(one, other, hands, tables[0].public)
    if tables is None or not all(table.phase is Phase.PLAY for table in tables):
        return None
    return tables if tables[0].turn == tables[1].turn else None


def _to_the_lead(
    one: Ruleset, other: Ruleset, hands: tuple[int, ...], told: PublicTable
) -> Tables | None:
    """Deal, call, and pass what is passed after the calls that are told; none where that fails.

    Where no call is told yet, the two tables are left where cards are first passed after them.
    """
    called = bool(told.calls) or not one.calling
    steps = (steps_in_all if called else steps_before)(one, told, hands)
    dealt, passes = before_passing(one, hands, steps)
    tables = two_tables(one, other)
    cards_of = one.pack.cards_of
    waiting = [Pass(cards_of(cards)) for cards in passes]
    if not both_deal(tables, told.setting.dealer, tuple(map(cards_of, dealt))):
        return None
    while any(table.phase in (Phase.CALLS, Phase.EXCHANGE) for table in tables):
        if tables[0].phase is Phase.EXCHANGE:
            if not waiting:
                return tables
            if not both_do(tables, waiting.pop(0)):
                return None
            continue
        call = min(_open_at_both(tables), key=ordinary, default=None)
        if call is None or not both_call(tables, call.name):
            return None
    return tables


def _open_at_both(tables: Tables) -> Iterable[Call]:
    """Give the calls that are open at both tables once the hand has been seen."""
    ours, theirs = map(_open, tables)
    return (call for call in ours if call in theirs)


def _open(table: Table) -> tuple[Call, ...]:
    seat = table.turn
    calls = table.ruleset.calls.legal(table.public, seat, table.hands[seat], looked=True)
    return tuple(action for action in calls if isinstance(action, Call))
