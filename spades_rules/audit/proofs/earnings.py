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


_Judged: TypeAlias = Callable[[tuple[Call, ...]], tuple[SideRound, ...]]
_Table: TypeAlias = Callable[[tuple[Call, ...]], tuple[tuple[int, ...], Mapping[str, Counts]]]


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
        said, heard = first.calls(names), second.calls(names)
        alike = first.judged(said) == second.judged(heard)
        # Where rounds are judged alike the tables of the first serve for both.
        of_both, of_ours = first.asked(common, said), first.asked(ours, said)
        of_theirs = second.asked(theirs, heard)
        also = of_both if alike else second.asked(common, heard)
        number = len(first.judged(said))
        fall = _points(number, of_ours if alike else (*of_both, *of_ours))
        gain = _points(number, of_theirs if alike else (*also, *of_theirs))
        if alike and apart:
            of_both = also = []
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
    contracts: _Judged
    rules: tuple[Earning, ...]

    def asked(
        self, rules: Iterable[Earning], calls: tuple[Call, ...]
    ) -> list[tuple["_Asked", tuple[Call, ...]]]:
        return [(_Asked(rule, self.judged, self.contracts), calls) for rule in rules]

    def calls(self, names: Names) -> tuple[Call, ...]:
        return tuple([self.known[name] for name in names])


def _earner(ruleset: Ruleset, tricks: int) -> _Earner:
    scoring = ruleset.scoring
    judge = _Judge(scoring.contracting, tricks, scoring.uniting)
    return _Earner(
        ruleset.calls.by_name,
        _judging(judge),
        _contracts(replace(judge, uniting=())),
        tuple(policy for _, policy in scoring.earning),
    )


@dataclass(frozen=True, slots=True)
class _Judge:
    """Who judges a side's round before any rule earns by it."""

    contracting: Contracting | None
    tricks: int
    uniting: tuple[ScoresCall, ...] = ()


@lru_cache(maxsize=16)
def _contracts(judge: _Judge) -> _Judged:
    """Give what remembers for each side's calls its contracts, for each split of the tricks."""
    contracting = judge.contracting

    def judged(calls: tuple[Call, ...], tricks: tuple[int, ...]) -> SideRound:
        side = SideRound(calls, tricks)
        return SideRound(calls, tricks, *contracting.judge(side)) if contracting else side

    @cache
    def contracts(calls: tuple[Call, ...]) -> tuple[SideRound, ...]:
        return tuple([judged(calls, tricks) for tricks in splits(len(calls), judge.tricks)])

    return contracts


@lru_cache(maxsize=64)
def _judging(judge: _Judge) -> _Judged:
    """Give what remembers the same with the rules told that score a side's calls as one."""
    contracts = _contracts(replace(judge, uniting=()))

    def unite(side: SideRound) -> SideRound:
        united = [policy.call for policy in judge.uniting if policy.unites(side)]
        return replace(side, united=frozenset(united)) if united else side

    @cache
    def judged(calls: tuple[Call, ...]) -> tuple[SideRound, ...]:
        apart = contracts(calls)
        found = tuple([unite(side) for side in apart])
        return apart if all(map(is_, found, apart)) else found

    return judged


@dataclass(frozen=True, slots=True)
class _Asked:
    """A rule of earning with the rounds that it is asked about."""

    policy: Earning
    judged: _Judged
    contracts: _Judged
    """The same rounds as long as no rule scores a side's calls as one."""


@lru_cache(maxsize=128)
def _table(asked: _Asked) -> _Table:
    """Give what remembers the points of a rule, and its counts by tally, for each split."""

    @cache
    def table(calls: tuple[Call, ...]) -> tuple[tuple[int, ...], Mapping[str, Counts]]:
        points: list[int] = []
        counts: dict[str, list[int]] = {}
        sides = asked.judged(calls)
        if asked.judged is not asked.contracts and sides is asked.contracts(calls):
            # Rule sets in which other rules might score calls as one share what is said here.
            return _table(replace(asked, judged=asked.contracts))(calls)
        for place, side in enumerate(sides):
            total = 0
            for line in asked.policy.earn(side):
                total += line.points
                if line.tally and line.count:
                    counts.setdefault(line.tally, [0] * len(sides))[place] += line.count
            points.append(total)
        return tuple(points), {tally: tuple(found) for tally, found in counts.items()}

    return table


_Rules: TypeAlias = Iterable[tuple[_Asked, tuple[Call, ...]]]
"""Rules of earning, each with the calls that it is asked about."""


def _points(number: int, rules: _Rules) -> Sequence[int]:
    total: Sequence[int] = (0,) * number
    for asked, calls in rules:
        total = tuple(map(add, total, _table(asked)(calls)[0]))
    return total


def _counts(number: int, rules: _Rules, tallies: Names) -> Sequence[Counts]:
    if not tallies:
        return ((),) * number
    none = (0,) * number
    totals: dict[str, Counts] = dict.fromkeys(tallies, none)
    for asked, calls in rules:
        tally = asked.policy.tally
        # A rule says beforehand which tally its lines can count toward.
        if tally in totals:
            found = _table(asked)(calls)[1].get(tally, none)
            totals[tally] = tuple(map(add, totals[tally], found))
    return tuple(zip(*totals.values(), strict=True))
