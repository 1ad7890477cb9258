"""What two rule sets let a side earn by a round, rule by rule, before any tally is settled."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from operator import add, is_, sub
from typing import TypeAlias

from spades_rules.audit.proofs.siderounds import Counts, Names, splits, tricks_in_both
from spades_rules.kernel.actions import Call
from spades_rules.kernel.questions import Contracting, Earning, ScoresCall, SideRound
from spades_rules.kernel.ruleset import Ruleset

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


_Sides: TypeAlias = tuple[SideRound, ...]
"""The rounds of a side that has called something, for each split of the tricks."""
_Judged: TypeAlias = Callable[[tuple[Call, ...]], _Sides]
_Table: TypeAlias = Callable[[_Sides], tuple[tuple[int, ...], Mapping[str, Counts]]]


def earnings(
    one: Ruleset, other: Ruleset, tallies: tuple[Names, Names], *, apart: bool = False
) -> Callable[[Names], Earnings]:
    """Tell for the calls of a side, which both must know, what the two let it earn.

    `tallies` are the names of those asked about in the first and in the second. A rule that both
    have is not asked for its points where both judge the contracts alike, since they are equal;
    with `apart` what it counts is left out there, too. What a rule says of a round is remembered,
    for these two and for others that have the rule.
    """
    tricks = tricks_in_both(one, other)
    first, second = _earner(one, tricks), _earner(other, tricks)
    shared = Counter(first.rules) & Counter(second.rules)
    common = tuple(shared.elements())
    ours, theirs = (tuple((Counter(own.rules) - shared).elements()) for own in (first, second))

    def answer(names: Names) -> Earnings:
        said, heard = first.rounds(names), second.rounds(names)
        # Rounds that are judged alike are the same ones.
        alike = said is heard
        of_both, of_ours = _asked(common, said), _asked(ours, said)
        of_theirs = _asked(theirs, heard)
        also = of_both if alike else _asked(common, heard)
        number = len(said)
        fall = _points(number, of_ours if alike else (*of_both, *of_ours))
        gain = _points(number, of_theirs if alike else (*also, *of_theirs))
        if alike and apart:
            of_both = also = ()
        return Earnings(
            tuple(map(sub, gain, fall)),
            _counts(number, (*of_both, *of_ours), tallies[0]),
            _counts(number, (*also, *of_theirs), tallies[1]),
        )

    return answer


@dataclass(frozen=True, slots=True)
class _Earner:
    """The rules by which a side earns, its calls judged first."""

    known: Mapping[str, Call]
    judged: _Judged
    rules: tuple[Earning, ...]

    def rounds(self, names: Names) -> _Sides:
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

    def one(calls: tuple[Call, ...], tricks: tuple[int, ...]) -> SideRound:
        side = SideRound(calls, tricks)
        return SideRound(calls, tricks, *contracting.judge(side)) if contracting else side

    @cache
    def contracts(calls: tuple[Call, ...]) -> _Sides:
        found = tuple([one(calls, tricks) for tricks in splits(len(calls), judge.tricks)])
        known = _ways_judged(calls, judge.tricks)
        same = next((before for before in known if before == found), None)
        if same is None:
            known.append(found)
        return same or found

    return contracts


@lru_cache(maxsize=64)
def _judging(judge: _Judge) -> _Judged:
    """Give what remembers the same with the rules told that score a side's calls as one."""
    contracts = _contracts(replace(judge, uniting=()))

    def unite(side: SideRound) -> SideRound:
        united = [policy.call for policy in judge.uniting if policy.unites(side)]
        return replace(side, united=frozenset(united)) if united else side

    @cache
    def judged(calls: tuple[Call, ...]) -> _Sides:
        apart = contracts(calls)
        found = tuple([unite(side) for side in apart])
        return apart if all(map(is_, found, apart)) else found

    return judged


@lru_cache(maxsize=8192)
def _ways_judged(calls: tuple[Call, ...], tricks: int) -> list[_Sides]:  # noqa: ARG001 - remembered by them
    """Give the ways in which a side's rounds have been judged so far, to be added to.

    Most rules on contracts judge most rounds alike, and what a rule earns by them is then known.
    """
    return []


@dataclass(frozen=True, slots=True)
class _Asked:
    """A rule of earning, told from others by what it is made of."""

    policy: Earning


@lru_cache(maxsize=128)
def _table(asked: _Asked) -> _Table:
    """Give what remembers the points of a rule, and its counts by tally, for each split."""
    # By what they are and not by what they say: equal rounds are the same ones.
    known: dict[int, tuple[_Sides, tuple[tuple[int, ...], Mapping[str, Counts]]]] = {}

    def table(sides: _Sides) -> tuple[tuple[int, ...], Mapping[str, Counts]]:
        kept = known.get(id(sides))
        if kept is None:
            # They are kept beside it, so that no others can come to be called the same.
            kept = known[id(sides)] = sides, _earned(asked.policy, sides)
        return kept[1]

    return table


def _earned(policy: Earning, sides: _Sides) -> tuple[tuple[int, ...], Mapping[str, Counts]]:
    points: list[int] = []
    counts: dict[str, list[int]] = {}
    for place, side in enumerate(sides):
        total = 0
        for line in policy.earn(side):
            total += line.points
            if line.tally and line.count:
                counts.setdefault(line.tally, [0] * len(sides))[place] += line.count
        points.append(total)
    return tuple(points), {tally: tuple(found) for tally, found in counts.items()}


_Rules: TypeAlias = Sequence[tuple[Earning, _Sides]]
"""Rules of earning, each with the rounds that it is asked about."""


def _asked(policies: Iterable[Earning], sides: _Sides) -> _Rules:
    return [(policy, sides) for policy in policies]


def _points(number: int, rules: _Rules) -> Sequence[int]:
    total: Sequence[int] = (0,) * number
    for policy, sides in rules:
        total = tuple(map(add, total, _table(_Asked(policy))(sides)[0]))
    return total


def _counts(number: int, rules: _Rules, tallies: Names) -> Sequence[Counts]:
    if not tallies:
        return ((),) * number
    none = (0,) * number
    totals: dict[str, Counts] = dict.fromkeys(tallies, none)
    for policy, sides in rules:
        tally = policy.tally
        # A rule says beforehand which tally its lines can count toward.
        if tally in totals:
            found = _table(_Asked(policy))(sides)[1].get(tally, none)
            totals[tally] = tuple(map(add, totals[tally], found))
    return tuple(zip(*totals.values(), strict=True))
