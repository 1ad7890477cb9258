"""A rule of exchange asked in every way: after all that can be said, and for every seat."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Exchange, PassesBefore, Step, TakenBy
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of

__all__ = ["Ways", "steps_at", "tables_asked", "ways_to_pass"]

Ways: TypeAlias = Mapping[int, frozenset[tuple[Step, ...]]]
"""All that can be passed in a round, for every round in which that may be something else."""

OF_CALLS = frozenset({Sees.OWN_CALLS, Sees.NAMED_CALLS, Sees.OTHERS_SUM, Sees.ALL_CALLS})
"""What of the calls a rule may look at."""
MOST_ROUNDS = 53
"""Up to which round is looked; no deal has more sizes, and no way to pass more turns."""


def ways_to_pass(ruleset: Ruleset, rule: Exchange) -> Ways:
    """Give every answer of a rule of exchange, round by round."""
    return {
        number: frozenset(
            steps
            for table in tables_asked(ruleset, rule, number)
            for steps in steps_at(rule, table)
        )
        for number in _rounds(ruleset, rule)
    }


def steps_at(rule: Exchange, table: PublicTable) -> Iterator[tuple[Step, ...]]:
    """Give the passes at a table: the rule's own, and those for each seat that it can be about."""
    yield rule.steps(table)
    if isinstance(rule, TakenBy) and rule.taken_by(table):
        for seat in range(table.setting.seating.seats):
            yield rule.steps_of(table, seat)


def tables_asked(ruleset: Ruleset, rule: Exchange, number: int) -> Iterator[PublicTable]:
    """Give tables of a round as the rule finds them.

    Before the calls nobody has called; after them all have, the same, or one of them something
    else. A rule that looks at no call is asked after some calls only.
    """
    order = ruleset.call_order(0, number)
    calls = tuple(ruleset.calls.by_name.values())
    setting = ruleset.setting(0, replace(ruleset.start, round=number - 1))
    if not order or (isinstance(rule, PassesBefore) and rule.before_calls()):
        yield PublicTable(setting)
        return
    seats = order[: ruleset.seats]
    sight = sight_of(rule)
    if sight is not None and not sight & OF_CALLS:
        calls, seats = calls[:1], seats[:1]
    for call in calls:
        for other in dict.fromkeys((call, *calls[:2])):
            for one in seats:
                table = PublicTable(setting)
                table.calls = tuple((seat, call if seat == one else other) for seat in order)
                yield table


def _rounds(ruleset: Ruleset, rule: Exchange) -> Iterator[int]:
    """Give the rounds in which a rule may have something else to say than in those before."""
    sight = sight_of(rule)
    known: set[object] = set()
    for number in range(1, MOST_ROUNDS):
        told = number if sight is None or Sees.ROUND in sight else 0
        here = told, ruleset.each_in(number), bool(ruleset.call_order(0, number))
        if here not in known:
            known.add(here)
            yield number
