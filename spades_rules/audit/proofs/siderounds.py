"""Every round that a side can have under two rule sets: its calls, and the tricks it takes."""

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from spades_rules.audit.callrounds import side_calls
from spades_rules.kernel.ruleset import Rule, Ruleset

__all__ = [
    "Counts",
    "Names",
    "Taken",
    "said_in_both",
    "splits",
    "tricks_in_both",
]

Names: TypeAlias = tuple[str, ...]
"""The calls of a side in the order called, as they are written."""
Counts: TypeAlias = tuple[int, ...]
"""What goes to some tallies, or stands in them, one by one."""

SPEAKING = frozenset(
    {"seating", "deck", "ranking", "trump", "dealing", "calling", "calls", "bidding"}
)
"""The questions whose rules decide what a side can have called."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What a side called and took in a round, seat by seat in the order called."""

    calls: Names
    tricks: tuple[int, ...]


@lru_cache(maxsize=16)
def splits(seats: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Give all ways in which a side of some seats can take at most so many tricks."""
    taken = product(range(most + 1), repeat=seats)
    return tuple(tricks for tricks in taken if sum(tricks) <= most)


def said_in_both(one: Ruleset, other: Ruleset) -> tuple[Names, ...]:
    """Give all that a side can have called under either of two rule sets, promises first."""
    theirs = frozenset(_said(_speaking(other)))
    return tuple(names for names in _said(_speaking(one)) if names in theirs)


def tricks_in_both(one: Ruleset, other: Ruleset) -> int:
    """Give how many tricks a round has under both rule sets."""
    return min(one.dealing[1].each, other.dealing[1].each)


@dataclass(frozen=True, slots=True)
class _Speaking:
    """A rule set of which only the rules count that decide what is called."""

    rules: tuple[Rule, ...]
    ruleset: Ruleset = field(compare=False)


def _speaking(ruleset: Ruleset) -> _Speaking:
    return _Speaking(tuple(rule for rule in ruleset.rules if rule.slot in SPEAKING), ruleset)


@lru_cache(maxsize=64)
def _said(speaking: _Speaking) -> tuple[Names, ...]:
    found = side_calls(speaking.ruleset)
    return tuple(tuple([call.name for call in calls]) for calls in found)
