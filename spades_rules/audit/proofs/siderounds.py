"""Every round that a side can have under two rule sets: its calls, and the tricks it takes."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb
from typing import TypeAlias

from spades_rules.audit.callrounds import side_calls
from spades_rules.audit.proofs.abridged import Abridged, abridged
from spades_rules.kernel.ruleset import Ruleset

__all__ = [
    "Counts",
    "Names",
    "Taken",
    "are_too_many",
    "said_in_both",
    "splits",
    "tricks_in_both",
]

Names: TypeAlias = tuple[str, ...]
"""The calls of a side in the order called, as they are written."""
Counts: TypeAlias = tuple[int, ...]
"""What goes to some tallies, or stands in them, one by one."""

MOST_ROUNDS = 2_000_000
"""How many rounds of a side are gone through; three partners with seventeen cards have more."""
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
    """Give all that a side can have called under either of two rule sets, promises first.

    Where that makes too many rounds, all partners but the last two to call make the least bid, or
    all of them promises.
    """
    said = _all_said(one, other)
    return _few(said, one) if are_too_many(one, other) else said


def are_too_many(one: Ruleset, other: Ruleset) -> bool:
    """Tell whether a side can have more rounds than are gone through."""
    tricks = tricks_in_both(one, other)
    sizes = Counter(map(len, _all_said(one, other)))
    rounds = (number * comb(tricks + seats, seats) for seats, number in sizes.items())
    return sum(rounds) > MOST_ROUNDS


def _all_said(one: Ruleset, other: Ruleset) -> tuple[Names, ...]:
    theirs = frozenset(_said(_speaking(other)))
    return tuple(names for names in _said(_speaking(one)) if names in theirs)


def _few(said: tuple[Names, ...], ruleset: Ruleset) -> tuple[Names, ...]:
    words = ruleset.calls.by_name
    bids = {word for names in said for word in names if not words[word].personal}
    least = min(bids, key=lambda word: words[word].tricks, default="")
    promises = {word for word in words if words[word].personal}
    return tuple(
        names for names in said if {least}.issuperset(names[:-2]) or promises.issuperset(names)
    )


def tricks_in_both(one: Ruleset, other: Ruleset) -> int:
    """Give how many tricks a round has under both rule sets."""
    return min(one.dealing[1].each, other.dealing[1].each)


def _speaking(ruleset: Ruleset) -> Abridged:
    return abridged(ruleset, lambda rule: rule.slot in SPEAKING)


@lru_cache(maxsize=64)
def _said(speaking: Abridged) -> tuple[Names, ...]:
    found = side_calls(speaking.ruleset)
    return tuple(tuple([call.name for call in calls]) for calls in found)
