"""How the calls can go where two rule sets agree so far: every turn, and every end of the calls."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeAlias

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import standing_calls
from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["Both", "after", "called_out", "common_order", "ordinary", "turns", "words_of"]

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


def turns(both: Both, standing: Standing, dealer: int, *, all_calls: bool) -> Iterator[PublicTable]:
    """Give every turn to call, after everything that the own side can have called before it.

    The other sides call something ordinary. With `all_calls` they call everything, too.
    """
    seating = both[0].seating
    order = common_order(both, dealer)
    for seats in (tuple(range(seating.seats)),) if all_calls else seating.sides:
        tables = [PublicTable(both[0].setting(dealer, standing))]
        last = max((place for place, seat in enumerate(order) if seat in seats), default=-1)
        for place, seat in enumerate(order[: last + 1]):
            for table in tables:
                table.turn = seat
                if seat in seats:
                    yield table
            if place == last:
                break
            some = _everything if seat in seats else _something
            tables = _onward(both, tables, some, _stands(seats))


def called_out(
    both: Both, standing: Standing, dealer: int, kept: Callable[[Call], bool]
) -> Iterator[PublicTable]:
    """Give what the calls can come to in the end: each call that is to be kept, or another one."""

    def told(calls: tuple[Call, ...]) -> tuple[Call, ...]:
        others = [call for call in calls if not kept(call)]
        return (*filter(kept, calls), *_something(tuple(others)))

    tables = [PublicTable(both[0].setting(dealer, standing))]
    for seat in common_order(both, dealer):
        for table in tables:
            table.turn = seat
        tables = _onward(both, tables, told, _stands(tuple(range(both[0].seats))))
    for table in tables:
        table.turn = -1
        yield table


def after(table: PublicTable, call: Call) -> PublicTable:
    """Give the table after the seat in turn has called."""
    later = table.copy()
    later.calls = (*table.calls, (table.turn, call))
    return later


def _onward(
    both: Both,
    tables: Iterable[PublicTable],
    some: Callable[[tuple[Call, ...]], tuple[Call, ...]],
    stands: Callable[[PublicTable], Hashable],
) -> list[PublicTable]:
    """Let the seat in turn call, at each of some tables, and keep one of those that stand alike."""
    found: dict[Hashable, PublicTable] = {}
    for table in tables:
        for call in some(_open(both, table)):
            later = after(table, call)
            found.setdefault(stands(later), later)
    return list(found.values())


def _stands(seats: tuple[int, ...]) -> Callable[[PublicTable], Hashable]:
    return lambda table: tuple((seat, call.name) for seat, call in standing_calls(table, seats))


def _everything(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    return calls


def _something(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    return (min(calls, key=ordinary),) if calls else ()


def _open(both: Both, table: PublicTable) -> tuple[Call, ...]:
    """Give every call that both rule sets leave to the seat in turn, before looking or after it."""
    one, other = (_callable(ruleset, table) for ruleset in both)
    if one is other:
        return one
    # By name, since that is quick, and then whether it is the same call in all.
    known = {call.name: call for call in other}
    return tuple([call for call in one if known.get(call.name) == call])


def _callable(ruleset: Ruleset, table: PublicTable) -> tuple[Call, ...]:
    if not ruleset.calls.barring:
        return ruleset.calls.offers(table, table.turn)
    blind = ruleset.calls.blind(table, table.turn)
    seen = ruleset.calls.legal(table, table.turn, None, looked=True)
    return (*blind, *(action for action in seen if isinstance(action, Call)))
