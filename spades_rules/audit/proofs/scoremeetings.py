"""What two rule sets let a side earn, and in bundles every round that it can have under both."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypeAlias

from spades_rules.audit.proofs.earnings import Earnings, earnings
from spades_rules.audit.proofs.ordinary import Place, places
from spades_rules.audit.proofs.siderounds import (
    Counts,
    Names,
    Taken,
    said_in_both,
    splits,
    tricks_in_both,
)
from spades_rules.audit.proofs.tallies import Gain, Keeping, Stand, keeping_of
from spades_rules.kernel.ruleset import Rule, Ruleset

__all__ = ["Bundle", "Meeting", "Part", "bundles_of", "meeting"]

Part: TypeAlias = tuple[int, Gain]
"""What a round comes to before anything is settled: the points that the second rule set gives
beyond the first, and what goes to the tallies under either."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Rounds of a side that come to the same, and in which it takes as many tricks."""

    tricks: int
    part: Part
    number: int
    """How many rounds these are."""
    place: Place
    """The place of the most ordinary one."""
    own: Taken
    """The most ordinary one."""
    rival: Taken | None = None
    """What another side has called and taken at the same time, where that counts."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two rule sets side by side: what each lets a side call, earn and keep."""

    said: tuple[Names, ...]
    """What a side can have called under both."""
    tricks: int
    """How many tricks a round has."""
    earned: Callable[[Names], Earnings]
    bundles: tuple[Bundle, ...]
    """Every round of a side."""
    ours: Keeping
    theirs: Keeping

    @property
    def declared(self) -> bool:
        """Tell whether every rule that might read a tally says what it reads."""
        return self.ours.declared and self.theirs.declared

    def nothing(self, sides: int) -> Stand:
        """Give empty tallies of one side or of two."""
        return ((0,) * len(self.ours.names),) * sides, ((0,) * len(self.theirs.names),) * sides


def meeting(one: Ruleset, other: Ruleset) -> Meeting:
    """Set two rule sets of the same seats and cards side by side."""
    ours, theirs = keeping_of(one), keeping_of(other)
    met = _met(_earning(one), _earning(other), ours.names, theirs.names)
    return replace(met, ours=ours, theirs=theirs)


SETTLED_LATER = frozenset({"play", "claim", "exchange", "leading", "ending", "result"})
"""The questions whose rules have no part in what a side can earn."""


@dataclass(frozen=True, slots=True)
class _Earning:
    """A rule set of which only the rules count that decide what a side can call and earn."""

    rules: tuple[Rule, ...]
    ruleset: Ruleset = field(compare=False)


def _earning(ruleset: Ruleset) -> _Earning:
    rules = (
        rule
        for rule in ruleset.rules
        if rule.slot not in SETTLED_LATER and not hasattr(rule.policy, "settle")
    )
    return _Earning(tuple(rules), ruleset)


@lru_cache(maxsize=64)
def _met(one: _Earning, other: _Earning, ours: Names, theirs: Names) -> Meeting:
    """Set two rule sets side by side for any others that let a side earn the same."""
    said = said_in_both(one.ruleset, other.ruleset)
    tricks = tricks_in_both(one.ruleset, other.ruleset)
    earned = earnings(one.ruleset, other.ruleset, (ours, theirs))
    return Meeting(
        said,
        tricks,
        earned,
        bundles_of(earned, said, tricks),
        keeping_of(one.ruleset),
        keeping_of(other.ruleset),
    )


def bundles_of(
    earned: Callable[[Names], Earnings], said: Iterable[Names], tricks: int
) -> tuple[Bundle, ...]:
    """Bundle all rounds of so many tricks in which a side has called one of these."""
    numbers: dict[_Key, int] = {}
    best: dict[_Key, tuple[Place, Names, int]] = {}
    for names in said:
        found = earned(names)
        own = places(names, tricks)
        earns = _Earns(names, tricks, found.rise, found.ours, found.theirs)
        for key, number, at in _bundled(earns):
            place = own[at]
            if key not in numbers:
                numbers[key] = number
                best[key] = place, names, at
            else:
                numbers[key] += number
                if place < best[key][0]:
                    best[key] = place, names, at
    return tuple(
        Bundle(
            key[0],
            (key[1], ((key[2],), (key[3],))),
            number,
            place,
            Taken(names, splits(len(names), tricks)[at]),
        )
        for (key, number), (place, names, at) in zip(numbers.items(), best.values(), strict=True)
    )


_Key: TypeAlias = tuple[int, int, Counts, Counts]
"""The tricks of a round, and what it comes to: more points, and counts under either rule set."""


@dataclass(frozen=True, slots=True)
class _Earns:
    """What two rule sets let a side earn that has called so, for each split of the tricks."""

    names: Names
    tricks: int
    rise: Sequence[int]
    ours: Sequence[Counts]
    theirs: Sequence[Counts]


@lru_cache(maxsize=16384)
def _bundled(earns: _Earns) -> tuple[tuple[_Key, int, int], ...]:
    """Bundle the rounds of a side with these calls: how many there are, and the place of one.

    That is the most ordinary one. Most rule sets that are compared in a row let most calls earn
    the same, so it is remembered.
    """
    taken = splits(len(earns.names), earns.tricks)
    keys = tuple(zip(map(sum, taken), earns.rise, earns.ours, earns.theirs, strict=True))
    # Of the rounds with one key the last stays.
    order = _odd_first(earns.names, earns.tricks)
    best = dict(zip(map(keys.__getitem__, order), order, strict=True))
    return tuple((key, number, best[key]) for key, number in Counter(keys).items())


@lru_cache(maxsize=4096)
def _odd_first(names: Names, tricks: int) -> tuple[int, ...]:
    """Give the splits by their number, the most ordinary one last."""
    found = places(names, tricks)
    return tuple(sorted(range(len(found)), key=found.__getitem__, reverse=True))
