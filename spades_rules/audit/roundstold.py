"""The rounds that rules can tell apart, where they look at which round it is."""

from collections.abc import Callable, Iterable, Iterator
from math import lcm
from typing import Any

from spades_rules.audit.numbers import numbers_of
from spades_rules.catalog import parameters_of
from spades_rules.kernel.questions import DealsByRound
from spades_rules.kernel.ruleset import Ruleset

__all__ = [
    "deal_alike",
    "first_called",
    "is_silent",
    "rounds_called",
    "rounds_dealt",
    "rounds_told",
]


def rounds_told(policies: Iterable[Any]) -> range:
    """Give rounds, from the first on, among which every difference between some rules shows.

    A rule that goes through a list in turn is at its beginning again after as many rounds as the
    list is long, and one that counts up to a number and back is at its end after twice as many.
    """
    asked = tuple(policies)
    values = [value for policy in asked for value in parameters_of(policy).values()]
    turns = lcm(*(len(value) for value in values if isinstance(value, list) and value))
    most = max(numbers_of(asked), default=0)
    return range(1, max(turns, 2 * most) + 1)


def first_called(*rulesets: Ruleset) -> int:
    """Give the first round in which seats call under all of some rule sets."""
    return next((r for r in _calling_told(rulesets) if all(map(_calls_in(r), rulesets))), 1)


def rounds_called(*rulesets: Ruleset) -> Iterator[int]:
    """Give the first round, and every later one in which calls begin or stop under some rules."""
    known: tuple[bool, ...] | None = None
    for number in _calling_told(rulesets):
        now = tuple(map(_calls_in(number), rulesets))
        if now != known:
            known = now
            yield number


def is_silent(*rulesets: Ruleset) -> bool:
    """Tell whether the first round is one without calls, and others are not, under all of them."""
    return all(one.calls_in is not None and not one.calls_in(1) for one in rulesets)


def _calling_told(rulesets: Iterable[Ruleset]) -> range:
    rules = [one.calling for one in rulesets if one.calls_in is not None]
    return rounds_told(rules) if rules else range(1, 2)


def _calls_in(number: int) -> Callable[[Ruleset], bool]:
    return lambda one: one.calls_in is None or one.calls_in(number)


def deal_alike(one: Ruleset, other: Ruleset) -> bool:
    """Tell whether a seat gets as many cards under either rule set, round by round."""
    rules = (one.dealing[1], other.dealing[1])
    if not any(isinstance(rule, DealsByRound) for rule in rules):
        return rules[0].each == rules[1].each
    return all(one.each_in(number) == other.each_in(number) for number in rounds_told(rules))


def rounds_dealt(*rulesets: Ruleset) -> Iterator[int]:
    """Give rounds in which the number of cards is each that it can be, the first time round."""
    changing = [one.dealing[1] for one in rulesets if isinstance(one.dealing[1], DealsByRound)]
    known: set[tuple[int, ...]] = set()
    for number in rounds_told(changing) if changing else ():
        each = tuple(one.each_in(number) for one in rulesets)
        if each not in known:
            known.add(each)
            yield number
