"""One call after the other under two rule sets: who calls, what both leave open, how it is said."""

from collections.abc import Iterable
from typing import TypeAlias

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["Both", "after", "common_order", "open_calls", "ordinary", "words_of"]

Both: TypeAlias = tuple[Ruleset, Ruleset]
"""Two rule sets of the same seats."""

ORDINARY = (3, 4, 2, 5, 1, 6, 7)
"""Numbers of tricks as people bid them, the commonest first."""


def ordinary(call: Call) -> tuple[int, int]:
    """Give a key that sorts calls, those that are made most often first."""
    if call.personal or call.tricks not in ORDINARY:
        return len(ORDINARY) + call.personal + 2 * call.blind, call.tricks
    return ORDINARY.index(call.tricks), 0


def words_of(calls: Iterable[Call]) -> tuple[int | str, ...]:
    """Write calls down as a case does."""
    return tuple(int(call.name) if call.name.isdecimal() else call.name for call in calls)


def common_order(both: Both, dealer: int) -> tuple[int, ...]:
    """Give the seats in calling order as long as two rule sets agree on it."""
    orders = zip(*(one.call_order(dealer) for one in both), strict=False)
    found = []
    for seat, other in orders:
        if seat != other:
            break
        found.append(seat)
    return tuple(found)


def after(table: PublicTable, call: Call) -> PublicTable:
    """Give the table after the seat in turn has called."""
    later = table.copy()
    later.calls = (*table.calls, (table.turn, call))
    return later


def open_calls(both: Both, table: PublicTable) -> tuple[Call, ...]:
    """Give every call that both rule sets leave to the seat in turn, before looking or after it."""
    one, other = both
    ours = _callable(one, table)
    if one is other:
        return ours
    # By name, since that is quick, and then whether it is the same call in all.
    known = {call.name: call for call in _callable(other, table)}
    return tuple([call for call in ours if known.get(call.name) == call])


def _callable(ruleset: Ruleset, table: PublicTable) -> tuple[Call, ...]:
    if not ruleset.calls.barring:
        return ruleset.calls.offers(table, table.turn)
    blind = ruleset.calls.blind(table, table.turn)
    seen = ruleset.calls.legal(table, table.turn, None, looked=True)
    return (*blind, *(action for action in seen if isinstance(action, Call)))
