"""What two rule sets let a side earn, and in bundles every round that it can have under both."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from spades_rules.audit.proofs.abridged import Abridged, abridged
from spades_rules.audit.proofs.earnings import Earnings, earnings
from spades_rules.audit.proofs.ordinary import Place, places
from spades_rules.audit.proofs.siderounds import (
    Counts,
    Names,
    Taken,
    are_too_many,
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
    whole: bool
    """Whether these are all rounds, or the two score by the very same rules."""

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
    met = _met(abridged(one, _earns), abridged(other, _earns), ours.names, theirs.names)
    same = all(one.of(slot) == other.of(slot) for slot in ("contract", "scoring"))
    return replace(met, ours=ours, theirs=theirs, whole=met.whole or same)


SETTLED_LATER = frozenset({"play", "claim", "exchange", "leading", "ending", "result"})
"""The questions whose rules have no part in what a side can earn."""


def _earns(rule: Rule) -> bool:
    """Tell whether a rule can have a part in what a side can call and earn."""
    return rule.slot not in SETTLED_LATER and not hasattr(rule.policy, "settle")


@lru_cache(maxsize=64)
def _met(one: Abridged, other: Abridged, ours: Names, theirs: Names) -> Meeting:
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
        whole=not are_too_many(one.ruleset, other.ruleset),
    )


def bundles_of(
    earned: Callable[[Names], Earnings], said: Iterable[Names], tricks: int
) -> tuple[Bundle, ...]:
    """Bundle all rounds of so many tricks in which a side has called one of these."""
    # Calls with the very same earnings are gone through as one.
    alike: dict[int, tuple[Earnings, list[Names]]] = {}
    order: dict[Names, int] = {}
    for names in said:
        order[names] = len(order)
        found = earned(names)
        alike.setdefault(id(found), (found, []))[1].append(names)
    numbers: dict[_Key, int] = {}
    best: dict[_Key, _Best] = {}
    for found, group in alike.values():
        earns = _Earns(tuple(group), tricks, found.rise, found.ours, found.theirs)
        for key, number, one in _bundled(earns):
            known = best.get(key)
            numbers[key] = numbers.get(key, 0) + number
            # Of two as ordinary the one stays that was said first.
            if known is None or (one[0], order[one[1]]) < (known[0], order[known[1]]):
                best[key] = one
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
_Best: TypeAlias = tuple[Place, Names, int]
"""How ordinary the most ordinary of some rounds is, what is called, and the number of its split."""


@dataclass(frozen=True, slots=True)
class _Earns:
    """What two rule sets let a side earn that has called so, for each split of the tricks."""

    group: tuple[Names, ...]
    """Calls that all earn this."""
    tricks: int
    rise: Sequence[int]
    ours: Sequence[Counts]
    theirs: Sequence[Counts]


@lru_cache(maxsize=16384)
def _bundled(earns: _Earns) -> tuple[tuple[_Key, int, _Best], ...]:
    """Bundle the rounds of a side with these calls: how many there are, and the plainest of them.

    Most rule sets that are compared in a row let most calls earn the same, so it is remembered.
    """
    taken = map(sum, splits(len(earns.group[0]), earns.tricks))
    keys = tuple(zip(taken, earns.rise, earns.ours, earns.theirs, strict=True))
    # Of the rounds with one key the last stays.
    order = _odd_first(earns.group, earns.tricks)
    best = {keys[one[2]]: one for one in order}
    calls = len(earns.group)
    return tuple((key, number * calls, best[key]) for key, number in Counter(keys).items())


@lru_cache(maxsize=4096)
def _odd_first(group: tuple[Names, ...], tricks: int) -> tuple[_Best, ...]:
    """Give for each split the most ordinary round with some calls, the most ordinary one last."""
    apart = ([(place, names) for place in places(names, tricks)] for names in group)
    # Of calls as ordinary the first stay.
    plainest = [min(level, key=itemgetter(0)) for level in zip(*apart, strict=True)]
    found = [(place, names, at) for at, (place, names) in enumerate(plainest)]
    return tuple(sorted(found, key=itemgetter(0), reverse=True))
