"""How the calls of a round can go: the sequences that the rules allow, at every telling score."""

from collections.abc import Iterator

from spades_rules.audit.numbers import numbers_in
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["few_standings", "open_calls", "sayable", "side_calls", "standings", "ways"]

FAR = 1_000_000
"""Further apart than any game gets, in points and in rounds."""


def few_standings(ruleset: Ruleset) -> tuple[Standing, ...]:
    """Give the start of a game, and later scores: level, and each side far behind."""
    sides = len(ruleset.seating.sides)
    apart = (_behind(side, sides, FAR) for side in range(sides))
    later = ((0,) * sides, *apart)
    return (ruleset.start, *(ruleset.standing(totals, round=FAR) for totals in later))


def standings(ruleset: Ruleset) -> tuple[Standing, ...]:
    """Give scores on both sides of every number that the rules on calls name.

    A side is behind by these numbers of points, and these numbers of rounds have been played;
    before the first round everybody is level.
    """
    numbers = tuple(number for number in numbers_in(ruleset, "calls", "bidding") if number > 0)
    sides = len(ruleset.seating.sides)
    apart = tuple(_behind(side, sides, by) for by in numbers for side in range(sides))
    rounds = tuple(sorted({1, *numbers}))
    return (
        *few_standings(ruleset),
        *(ruleset.standing(totals, round=FAR) for totals in apart),
        *(
            ruleset.standing(totals, round=played)
            for played in rounds
            for totals in ((0,) * sides, *(_behind(side, sides, FAR) for side in range(sides)))
        ),
    )


def _behind(behind: int, sides: int, points: int) -> tuple[int, ...]:
    return tuple(0 if side == behind else points for side in range(sides))


def open_calls(ruleset: Ruleset, table: PublicTable, hand: int | None = None) -> tuple[Call, ...]:
    """Give every call that the seat in turn may make, before looking or after it."""
    blind = ruleset.calls.blind(table, table.turn)
    seen = ruleset.calls.legal(table, table.turn, hand, looked=True)
    return (*blind, *(action for action in seen if isinstance(action, Call)))


def ways(ruleset: Ruleset, standing: Standing, dealer: int) -> Iterator[PublicTable]:
    """Give the tables that the calls can lead to, each before the next call or after the last.

    Of the numbers open to a seat the two least and the greatest are called, and every call of
    another kind. Where the calls go round several times only those of the last round vary, since
    they are the ones that stand.
    """
    table = PublicTable(ruleset.setting(dealer, standing))
    yield from _onward(ruleset, table, ruleset.call_order(dealer))


def _onward(ruleset: Ruleset, table: PublicTable, order: tuple[int, ...]) -> Iterator[PublicTable]:
    done = len(table.calls)
    table.turn = order[done] if done < len(order) else -1
    yield table
    if done == len(order):
        return
    calls = _telling(open_calls(ruleset, table))
    if done < len(order) - ruleset.seating.seats:
        calls = calls[:1]
    for call in calls:
        yield from _onward(ruleset, _after(table, call), order)


def side_calls(ruleset: Ruleset) -> tuple[tuple[Call, ...], ...]:
    """Give all that a side can have called in a round, in the order called.

    The side's own calls are all tried, and beside them the telling ones of the others.
    """
    # Names are quick to look up.
    found: dict[tuple[str, ...], tuple[Call, ...]] = {}
    dealer = ruleset.seating.seats - 1
    order = ruleset.call_order(dealer)[-ruleset.seating.seats :]
    for scores in (few_standings, standings):
        for standing in scores(ruleset):
            for seats in ruleset.seating.sides:
                table = PublicTable(ruleset.setting(dealer, standing))
                for calls in _said(ruleset, table, order, seats):
                    found[tuple([call.name for call in calls])] = calls
        if {name for names in found for name in names} == ruleset.calls.by_name.keys():
            break
    return tuple(sorted(found.values(), key=_promises_first))


def sayable(ruleset: Ruleset) -> frozenset[str]:
    """Give the names of the calls that somebody can come to make."""
    return frozenset(call.name for calls in side_calls(ruleset) for call in calls)


def _said(
    ruleset: Ruleset, table: PublicTable, order: tuple[int, ...], seats: tuple[int, ...]
) -> Iterator[tuple[Call, ...]]:
    """Give what a side has said by the time that the last of its seats has spoken."""
    own = table.calls_of(seats)
    if len(own) == len(seats) or len(table.calls) == len(order):
        yield own
        return
    table.turn = order[len(table.calls)]
    calls = open_calls(ruleset, table)
    if table.turn not in seats:
        calls = _telling(calls)
    elif len(own) == len(seats) - 1:
        yield from ((*own, call) for call in calls)
        return
    for call in calls:
        yield from _said(ruleset, _after(table, call), order, seats)


def _after(table: PublicTable, call: Call) -> PublicTable:
    later = table.copy()
    later.calls = (*table.calls, (table.turn, call))
    return later


def _telling(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """Give the promises, and of the numbers the two least and the greatest."""
    numbers = sorted((call for call in calls if not call.personal), key=lambda call: call.tricks)
    kept = [call.name for call in (*numbers[:2], *numbers[-1:])]
    return tuple(call for call in calls if call.personal or call.name in kept)


def _promises_first(calls: tuple[Call, ...]) -> tuple[int, int]:
    return -sum(call.personal for call in calls), sum(call.tricks for call in calls)
