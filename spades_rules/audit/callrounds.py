"""How the calls of a round can go, call by call, as long as two rule sets allow the same."""

from collections.abc import Callable, Hashable, Iterator
from enum import Enum, auto
from itertools import chain, islice
from typing import TypeAlias

from spades_rules.audit.calling import Both, after, common_order, open_calls, ordinary
from spades_rules.audit.standings import call_sights, telling_scores
from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import bid_of, standing_calls
from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees

__all__ = ["Heard", "called_out", "how_many_turns", "sayable", "side_calls", "turns", "ways"]

MOST_TELLING = 4
"""How many seats may call all that is telling: six would come to tens of thousands of tables."""
MOST_TABLES = 20_000
"""How many tables there may be after the calls of three kinds."""

_Apart: TypeAlias = Callable[[PublicTable], Hashable]
"""Gives what tells a table apart from others with as many calls."""
_Some: TypeAlias = Callable[[tuple[Call, ...]], tuple[Call, ...]]
"""Picks of the calls open to a seat those that are made, each once."""


class Heard(Enum):
    """What of the other sides' calls is told apart."""

    NOTHING = auto()
    """They call something ordinary."""
    SUM = auto()
    """They call everything, and what it comes to is told apart."""
    EVERYTHING = auto()
    """They call everything, and each call is told apart."""


def turns(
    both: Both, standing: Standing, dealer: int, heard: Heard, *, few: bool = False
) -> Iterator[PublicTable]:
    """Give every turn to call, after everything that the own side can have called before it.

    Where only `few` are wanted a call of each kind stands for the others.
    """
    seating = both[0].seating
    start = PublicTable(both[0].setting(dealer, standing))
    for seats in (_everybody(both),) if heard is Heard.EVERYTHING else seating.sides:
        own = _outermost if few else _everything
        some = _by_side(seats, _something if heard is Heard.NOTHING else own, own=own)
        apart = _summed(seats) if heard is Heard.SUM else _by_name(seats)
        # As many steps as there are turns, so that the last calls are not made in vain.
        for seat, tables in zip(
            _order(both, dealer, seats), _so_far(both, start, seats, apart, some), strict=False
        ):
            if seat in seats:
                yield from tables


def how_many_turns(both: Both, heard: Heard) -> int:
    """Give how many turns to call there are at one score, at most, without going through them."""
    one = both[0]
    words: int = max(len(rules.calls.by_name) for rules in both)
    order = one.call_order(one.seats - 1)
    side = max(map(len, one.seating.sides))
    if heard is Heard.SUM:
        # The side's own calls, those of a side that has not ended, and what all others come to.
        most = max(call.tricks for rules in both for call in rules.calls.by_name.values())
        sums = 2 * (1 + (one.seats - side) * most)
        return len(order) * int(words ** (2 * side - 2)) * sums
    apart = one.seats if heard is Heard.EVERYTHING else side
    # The last of some seats to speak is told apart only where all speak again.
    again = len(order) > one.seats
    told = apart if again else apart - 1
    return len(order) * int(words**told)


def called_out(
    both: Both, standing: Standing, dealer: int, kept: Callable[[Call], bool]
) -> Iterator[PublicTable]:
    """Give what the calls can come to in the end: each call that is to be kept, or another one."""

    def told(calls: tuple[Call, ...]) -> tuple[Call, ...]:
        others = [call for call in calls if not kept(call)]
        return (*filter(kept, calls), *_something(tuple(others)))

    seats = _everybody(both)
    start = PublicTable(both[0].setting(dealer, standing))
    *_, tables = _so_far(both, start, seats, _by_name(seats), lambda _: told)
    yield from tables


def ways(ruleset: Ruleset, standing: Standing, dealer: int) -> list[PublicTable]:
    """Give the tables that the calls can lead to, each before the next call or after the last.

    Of the numbers open to a seat the two least and the greatest are called, and every call of
    another kind; where many seats call, or time and again, fewer. What follows on the same first
    calls comes together.
    """
    both = (ruleset, ruleset)
    seats = _everybody(both)
    start = PublicTable(ruleset.setting(dealer, standing))
    some = _fitting(both, len(seats))
    apart = _by_name(seats)
    found = chain.from_iterable(_so_far(both, start, seats, apart, lambda _: some))
    place = {name: place for place, name in enumerate(ruleset.calls.by_name)}
    return sorted(found, key=lambda table: [place[call.name] for _, call in table.calls])


def side_calls(ruleset: Ruleset) -> tuple[tuple[Call, ...], ...]:
    """Give all that a side can have called in a round, in the order called.

    The side's own calls are all tried, and beside them an ordinary one of each other seat, or the
    telling ones where a rule may look at them.
    """
    # Names are quick to look up.
    found: dict[tuple[str, ...], tuple[Call, ...]] = {}
    both = (ruleset, ruleset)
    sees, said = call_sights(ruleset)
    heard = not said or not sees.isdisjoint({Sees.ALL_CALLS, Sees.OTHERS_SUM})
    for standing in telling_scores(ruleset):
        start = PublicTable(ruleset.setting(ruleset.seats - 1, standing))
        for seats in ruleset.seating.sides:
            others = len(_everybody(both)) - len(seats)
            some = _by_side(seats, _fitting(both, others) if heard else _something)
            apart = _by_name(_everybody(both) if heard else seats)
            *_, tables = _so_far(both, start, seats, apart, some)
            for table in tables:
                calls = table.calls_of(seats)[-len(seats) :]
                found[tuple([call.name for call in calls])] = calls
    return tuple(sorted(found.values(), key=_promises_first))


def sayable(ruleset: Ruleset) -> frozenset[str]:
    """Give the names of the calls that somebody can come to make."""
    return frozenset(call.name for calls in side_calls(ruleset) for call in calls)


def _so_far(
    both: Both,
    start: PublicTable,
    seats: tuple[int, ...],
    apart: _Apart,
    some: Callable[[int], _Some],
) -> Iterator[list[PublicTable]]:
    """Give the tables before each call, up to the last one of some seats, and then those after it.

    Of tables that are not to be told apart only one is kept.
    """
    tables = [start.copy()]
    for seat in _order(both, start.setting.dealer, seats):
        for table in tables:
            table.turn = seat
        yield tables
        found: dict[Hashable, PublicTable] = {}
        for table in tables:
            for call in some(seat)(open_calls(both, table)):
                later = after(table, call)
                found.setdefault(apart(later), later)
        tables = list(found.values())
    for table in tables:
        table.turn = -1
    yield tables


def _order(both: Both, dealer: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Give who calls, up to the last call of some seats."""
    order = common_order(both, dealer)
    last = max((place for place, seat in enumerate(order) if seat in seats), default=-1)
    return order[: last + 1]


def _by_name(seats: tuple[int, ...]) -> _Apart:
    """Tell tables apart by the calls of some seats."""
    return lambda table: tuple((seat, call.name) for seat, call in standing_calls(table, seats))


def _summed(seats: tuple[int, ...]) -> _Apart:
    """Tell tables apart by the calls of some seats, and by what the other sides have called.

    What a side has called is summed up once all of it have called; what they may call until then
    can hang on each call.
    """

    def told(table: PublicTable) -> Hashable:
        tricks, personal, named = 0, False, []
        for side in table.setting.seating.sides:
            said = standing_calls(table, side)
            if side == seats or len(said) < len(side):
                named += [(seat, call.name) for seat, call in said]
                continue
            tricks += bid_of(call for _, call in said)
            personal = personal or any(call.personal for _, call in said)
        return tuple(named), tricks, personal

    return told


def _everybody(both: Both) -> tuple[int, ...]:
    return tuple(range(both[0].seats))


def _everything(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    return calls


def _by_side(
    seats: tuple[int, ...], others: _Some, *, own: _Some = _everything
) -> Callable[[int], _Some]:
    """Let some seats make every call, and the others some."""
    return lambda seat: own if seat in seats else others


def _fitting(both: Both, seats: int) -> _Some:
    """Give what so many seats call, so that all together do not call too many things."""
    order = len(both[0].call_order(0))
    if seats <= MOST_TELLING and order <= 2 * both[0].seats:
        return _telling
    return _outermost if order * 3**seats <= MOST_TABLES else _something


def _something(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    return (min(calls, key=ordinary),) if calls else ()


def _telling(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Give the promises, and of the numbers the two least and the greatest."""
    numbers = sorted((call for call in calls if not call.personal), key=lambda call: call.tricks)
    kept = [call.name for call in (*numbers[:2], *numbers[-1:])]
    return tuple(call for call in calls if call.personal or call.name in kept)


def _outermost(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Give a promise, the least number and the greatest, as far as there are such calls."""
    numbers = sorted((call for call in calls if not call.personal), key=lambda call: call.tricks)
    promises = (call for call in calls if call.personal)
    return tuple(dict.fromkeys((*islice(promises, 1), *numbers[:1], *numbers[-1:])))


def _promises_first(calls: tuple[Call, ...]) -> tuple[int, int]:
    return -sum(call.personal for call in calls), sum(call.tricks for call in calls)
