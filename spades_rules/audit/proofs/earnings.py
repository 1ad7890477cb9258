"""What two rule sets let a side earn by a round, rule by rule, before any tally is settled."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from operator import add, is_, sub
from typing import TypeAlias

from spades_rules.audit.proofs.siderounds import Counts, Names, splits, tricks_in_both
from spades_rules.kernel.actions import Call
from spades_rules.kernel.questions import (
    Contract,
    Contracting,
    Earning,
    ScoresCall,
    SideRound,
)
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of

__all__ = ["Earnings", "earnings"]


@dataclass(frozen=True, slots=True)
class Earnings:
    """What two rule sets let a side earn that has called so, for each split of the tricks."""

    rise: Sequence[int]
    """The points that the second gives beyond the first."""
    ours: Sequence[Counts]
    """What goes to the tallies asked about in the first."""
    theirs: Sequence[Counts]
    """The same in the second."""


@dataclass(frozen=True, slots=True, eq=False)
class _Rounds:
    """The rounds of a side that has called something, for each split of the tricks."""

    sides: tuple[SideRound, ...]
    contracts: object
    """What is the very same wherever the contracts, and the tricks apart from them, are alike."""


_Judged: TypeAlias = Callable[[tuple[Call, ...]], _Rounds]


def earnings(
    one: Ruleset, other: Ruleset, tallies: tuple[Names, Names], *, apart: bool = False
) -> Callable[[Names], Earnings]:
    """Tell for the calls of a side, which both must know, what the two let it earn.

    `tallies` are the names of those asked about in the first and in the second. A rule that both
    have is not asked for its points where both judge the contracts alike, since they are equal;
    with `apart` what it counts is left out there, too. What a rule says of a round is remembered,
    for these two and for others that have the rule. Calls that earn the same all along, as bids
    of one sum mostly do, are answered with the very same value.
    """
    tricks = tricks_in_both(one, other)
    first, second = _earner(one, tricks), _earner(other, tricks)
    shared = Counter(first.rules) & Counter(second.rules)
    common = tuple(map(_telling, shared.elements()))
    ours, theirs = (
        tuple(map(_telling, (Counter(own.rules) - shared).elements())) for own in (first, second)
    )
    # By what they are and not by what they say, since equal lines are the same ones.
    known: dict[tuple[int, ...], tuple[Sequence[_Lines], Earnings]] = {}

    def answer(names: Names) -> Earnings:
        said, heard = first.rounds(names), second.rounds(names)
        # Rounds that are judged alike are the same ones.
        alike = said is heard
        of_both, of_ours = _asked(common, said), _asked(ours, said)
        also = of_both if alike else _asked(common, heard)
        of_theirs = _asked(theirs, heard)
        lines = (*of_both, *of_ours, *also, *of_theirs)
        number = len(said.sides)
        key = (number, alike, *map(id, lines))
        kept = known.get(key)
        if kept is None:
            fall = _points(number, of_ours if alike else (*of_both, *of_ours))
            gain = _points(number, of_theirs if alike else (*also, *of_theirs))
            if alike and apart:
                of_both = also = ()
            found = Earnings(
                tuple(map(sub, gain, fall)),
                _counts(number, (*of_both, *of_ours), tallies[0]),
                _counts(number, (*also, *of_theirs), tallies[1]),
            )
            # The lines are kept beside it, so that no others can come to be called the same.
            kept = known[key] = lines, found
        return kept[1]

    return answer


@dataclass(frozen=True, slots=True)
class _Earner:
    """The rules by which a side earns, its calls judged first."""

    known: Mapping[str, Call]
    judged: _Judged
    rules: tuple[Earning, ...]

    def rounds(self, names: Names) -> _Rounds:
        return self.judged(tuple([self.known[name] for name in names]))


def _earner(ruleset: Ruleset, tricks: int) -> _Earner:
    scoring = ruleset.scoring
    return _Earner(
        ruleset.calls.by_name,
        _judging(_Judge(scoring.contracting, tricks, scoring.uniting)),
        tuple(policy for _, policy in scoring.earning),
    )


@dataclass(frozen=True, slots=True)
class _Judge:
    """Who judges a side's round before any rule earns by it."""

    contracting: Contracting | None
    tricks: int
    uniting: tuple[ScoresCall, ...] = ()


@lru_cache(maxsize=32)
def _contracts(judge: _Judge) -> _Judged:
    """Give what remembers for each side's calls its rounds, the contracts told."""
    contracting = judge.contracting

    @cache
    def contracts(calls: tuple[Call, ...]) -> _Rounds:
        unjudged = _unjudged(calls, judge.tricks)
        if contracting is None:
            return _Rounds(unjudged, _the_same((((), 0),) * len(unjudged)))
        found = tuple(map(contracting.judge, unjudged))
        known = _ways_judged(calls, judge.tricks)
        same = next((rounds for before, rounds in known if before == found), None)
        if same is None:
            sides = zip(unjudged, found, strict=True)
            judged = tuple([SideRound(calls, side.tricks, *one) for side, one in sides])
            same = _Rounds(judged, _the_same(found))
            known.append((found, same))
        return same

    return contracts


@lru_cache(maxsize=64)
def _judging(judge: _Judge) -> _Judged:
    """Give what remembers the same with the rules told that score a side's calls as one."""
    contracts = _contracts(replace(judge, uniting=()))

    def unite(side: SideRound) -> SideRound:
        united = [policy.call for policy in judge.uniting if policy.unites(side)]
        return replace(side, united=frozenset(united)) if united else side

    @cache
    def judged(calls: tuple[Call, ...]) -> _Rounds:
        apart = contracts(calls)
        # What such a rule scores are personal calls.
        if not any(call.personal for call in calls):
            return apart
        found = tuple(map(unite, apart.sides))
        return apart if all(map(is_, found, apart.sides)) else replace(apart, sides=found)

    return judged


@lru_cache(maxsize=4096)
def _unjudged(calls: tuple[Call, ...], tricks: int) -> tuple[SideRound, ...]:
    """Give a side's rounds with nothing told of them yet."""
    return tuple([SideRound(calls, taken) for taken in splits(len(calls), tricks)])


_Judgements: TypeAlias = tuple[tuple[tuple[Contract, ...], int], ...]
"""The contracts of a side and the tricks that stand apart, for each split of the tricks."""


@lru_cache(maxsize=8192)
def _ways_judged(
    calls: tuple[Call, ...],  # noqa: ARG001 - remembered by it
    tricks: int,  # noqa: ARG001 - and by these
) -> list[tuple[_Judgements, _Rounds]]:
    """Give the ways in which a side's rounds have been judged so far, to be added to.

    Most rules on contracts judge most rounds alike, and what a rule earns by them is then known.
    """
    return []


@dataclass(frozen=True, slots=True)
class _Alike:
    """Judgements, told from others by which contracts they are and not by what those say."""

    contracts: tuple[tuple[int, ...], ...]
    found: _Judgements = field(compare=False)
    """They are kept beside that, so that no other contracts can come to be called the same."""


def _the_same(found: _Judgements) -> _Judgements:
    """Give of all judgements on the very same contracts the first.

    Equal contracts that are not the same ones are told apart: then a little is done twice.
    """
    return _first(_Alike(tuple([(*map(id, own), apart) for own, apart in found]), found))


@lru_cache(maxsize=8192)
def _first(alike: _Alike) -> _Judgements:
    return alike.found


@dataclass(frozen=True, slots=True)
class _Lines:
    """What a rule lets a side earn that has called so, for each split of the tricks."""

    points: tuple[int, ...]
    counts: Counts | None
    """What goes to the tally of the rule; none where nothing does."""
    tally: str


_Telling: TypeAlias = Callable[[_Rounds], _Lines]
"""Tells what a rule lets a side earn by some rounds."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A rule of earning, told from others by what it is made of."""

    policy: Earning


def _telling(policy: Earning) -> _Telling:
    return _told(_Asked(policy))


@lru_cache(maxsize=128)
def _told(asked: _Asked) -> _Telling:
    """Give what remembers the lines of a rule."""
    policy = asked.policy
    by_contracts = sight_of(policy) == frozenset({Sees.CONTRACTS})
    # By what they are and not by what they say: equal rounds are the same ones.
    known: dict[int, tuple[object, _Lines]] = {}

    def telling(rounds: _Rounds) -> _Lines:
        seen = rounds.contracts if by_contracts else rounds
        kept = known.get(id(seen))
        if kept is None:
            # It is kept beside them, so that nothing else can come to be called the same.
            kept = known[id(seen)] = seen, _one_of_all(_earned(policy, rounds.sides))
        return kept[1]

    return telling


def _earned(policy: Earning, sides: tuple[SideRound, ...]) -> _Lines:
    points: list[int] = []
    counts: list[int] | None = None
    # A rule says beforehand which tally its lines can count toward.
    tally = policy.tally
    for place, side in enumerate(sides):
        total = 0
        for line in policy.earn(side):
            total += line.points
            if line.count and line.tally == tally:
                counts = counts or [0] * len(sides)
                counts[place] += line.count
        points.append(total)
    return _Lines(tuple(points), None if counts is None else tuple(counts), tally)


@lru_cache(maxsize=8192)
def _one_of_all(lines: _Lines) -> _Lines:
    """Give of all lines that say the same always the same ones."""
    return lines


def _asked(rules: Sequence[_Telling], rounds: _Rounds) -> tuple[_Lines, ...]:
    return tuple([telling(rounds) for telling in rules])


def _points(number: int, rules: Sequence[_Lines]) -> Sequence[int]:
    total: Sequence[int] = (0,) * number
    for lines in rules:
        total = tuple(map(add, total, lines.points))
    return total


def _counts(number: int, rules: Sequence[_Lines], tallies: Names) -> Sequence[Counts]:
    if not tallies:
        return ((),) * number
    totals: dict[str, Counts] = dict.fromkeys(tallies, (0,) * number)
    for lines in rules:
        if lines.counts is not None and lines.tally in totals:
            totals[lines.tally] = tuple(map(add, totals[lines.tally], lines.counts))
    return tuple(zip(*totals.values(), strict=True))
