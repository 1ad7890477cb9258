"""A rule of exchange asked in every way: after all that can be said, and for every seat."""

from collections.abc import Iterator
from dataclasses import replace

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import DealsByRound, Exchange, PassesBefore, Step, TakenBy
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of

__all__ = ["rounds_asked", "steps_asked", "tables_asked"]

MOST_ROUNDS = 53
"""Up to which round is looked; no deal has more sizes, and no way to pass more turns."""


def rounds_asked(ruleset: Ruleset, rule: Exchange) -> range:
    """Give the rounds in which a rule of exchange may have something else to say."""
    sight = sight_of(rule)
    told = sight is None or Sees.ROUND in sight or isinstance(ruleset.dealing[1], DealsByRound)
    return range(1, MOST_ROUNDS if told else 2)


def tables_asked(ruleset: Ruleset, rule: Exchange, number: int) -> Iterator[PublicTable]:
    """Give tables of a round as the rule finds them.

    Before the calls nobody has called; after them all have, the same, or one of them something
    else.
    """
    order = ruleset.call_order(0, number)
    calls = tuple(ruleset.calls.by_name.values())
    setting = ruleset.setting(0, replace(ruleset.start, round=number - 1))
    if not order or (isinstance(rule, PassesBefore) and rule.before_calls()):
        yield PublicTable(setting)
        return
    for call in calls:
        for other in dict.fromkeys((call, *calls[:2])):
            for one in order[: ruleset.seats]:
                table = PublicTable(setting)
                table.calls = tuple((seat, call if seat == one else other) for seat in order)
                yield table


def steps_asked(ruleset: Ruleset, rule: Exchange, table: PublicTable) -> Iterator[tuple[Step, ...]]:
    """Give the passes at a table: the rule's own, and those for each seat that it can be about."""
    yield rule.steps(table)
    if isinstance(rule, TakenBy) and rule.taken_by(table):
        for seat in range(ruleset.seats):
            yield rule.steps_of(table, seat)
