"""The score sheet of a round: every line with its rule, and what each side then stands at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import add, attrgetter
from typing import Any, TypeAlias

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import (
    Contract,
    Contracting,
    Earning,
    Line,
    ScoresCall,
    Settling,
    SideRound,
    Sweep,
)

_name_of = attrgetter("name")

__all__ = ["Earned", "ScoreLine", "ScoreSheet", "Scoring", "Taken", "scoring_of"]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet: who, why, how much."""

    rule: str
    """The id of the rule that gives it."""
    side: int
    points: int
    tally: str
    """The tally it counts toward; empty without one."""
    count: int
    words: str
    """The arithmetic in words."""


@dataclass(frozen=True, slots=True)
class Earned:
    """What a side earns by its own calls and tricks, whichever side it is."""

    side: SideRound
    lines: tuple[tuple[str, Line], ...]
    """Each line with the id of its rule."""
    points: int
    counts: tuple[tuple[str, int], ...]
    """What goes to each tally."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What a round was worth to each side, line by line."""

    earned: tuple[Earned, ...]
    """What each side earned by the round alone."""
    settled: tuple[ScoreLine, ...]
    """What then followed from the tallies."""
    points: tuple[int, ...]
    """The points of the round for each side: the sum of its lines."""
    standing: Standing
    """The totals and tallies after the round."""

    @property
    def sides(self) -> tuple[SideRound, ...]:
        """Give the calls, tricks and contracts of each side."""
        return tuple(found.side for found in self.earned)

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """Give every line: what each side earned, then what was settled."""
        earned = (
            _stamp(rule, side, line)
            for side, found in enumerate(self.earned)
            for rule, line in found.lines
        )
        return (*earned, *self.settled)


Taken: TypeAlias = tuple[tuple[Call, ...], tuple[int, ...]]
"""A side's calls and tricks, seat by seat in the order called."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """The scoring rules in force, asked in one go, with a table of what they have answered.

    The table is only a memory: a side's earned lines depend on its calls and tricks alone, and on
    what the cards count that it took.
    """

    contracting: Contracting | None
    earning: tuple[tuple[str, Earning], ...]
    uniting: tuple[ScoresCall, ...]
    """Those earning rules that may score the calls of a whole side as one."""
    settling: tuple[tuple[str, Settling], ...]
    known: dict[tuple[object, ...], Earned]

    def earned(
        self,
        calls: tuple[Call, ...],
        tricks: tuple[int, ...],
        captured: int = 0,
        sweep: Sweep = Sweep.NOBODY,
    ) -> Earned:
        """Give what a side earns; its calls and tricks stand in the order called."""
        key: tuple[object, ...] = (*map(_name_of, calls), *tricks)
        if captured or sweep is not Sweep.NOBODY:
            key = (*key, captured, sweep)
        found = self.known.get(key)
        if found is None:
            side = SideRound(calls, tricks, captured=captured, sweep=sweep)
            found = self.known[key] = self._earn(side)
        return found

    def earned_as(
        self,
        calls: tuple[Call, ...],
        tricks: tuple[int, ...],
        made: bool | None,  # noqa: FBT001 - none is a third answer
    ) -> Earned:
        """Give the same where something else than its tricks may decide its contracts.

        Made, they are made exactly; missed, no trick counts toward them; none: as played.
        """
        return (
            self.earned(calls, tricks)
            if made is None
            else self._earn(SideRound(calls, tricks), made=made)
        )

    def _earn(self, side: SideRound, *, made: bool | None = None) -> Earned:
        if self.contracting and side.calls:
            contracts, apart = self.contracting.judge(side)
            if made is not None:
                contracts = tuple(_decided(contract, made=made) for contract in contracts)
            side = replace(side, contracts=contracts, apart=apart)
        united = frozenset([policy.call for policy in self.uniting if policy.unites(side)])
        if united:
            side = replace(side, united=united)
        lines = tuple((rule, line) for rule, policy in self.earning for line in policy.earn(side))
        counts: dict[str, int] = {}
        for _, line in lines:
            if line.tally:
                counts[line.tally] = counts.get(line.tally, 0) + line.count
        return Earned(side, lines, sum(line.points for _, line in lines), tuple(counts.items()))

    def sheet(
        self,
        sides: Sequence[Taken],
        standing: Standing,
        counted: Sequence[tuple[int, Sweep]] = (),
    ) -> ScoreSheet:
        """Score a round for a table that stood so before it.

        `counted` tells for each side what the cards count that it took, and who has swept the
        round; empty where no card counts.
        """
        known = self.known
        earned: list[Earned] = []
        for calls, tricks in sides:
            if counted:
                found = self.earned(calls, tricks, *counted[len(earned)])
            else:
                found = known.get((*map(_name_of, calls), *tricks)) or self.earned(calls, tricks)
            earned.append(found)
        return self.total(tuple(earned), standing)

    def total(self, earned: tuple[Earned, ...], standing: Standing) -> ScoreSheet:
        """Score a round of which it is known what each side has earned."""
        points = [found.points for found in earned]
        tallies = dict(standing.tallies)
        for side, found in enumerate(earned):
            for tally, count in found.counts:
                _count(tallies, tally, side, count)
        settled: list[ScoreLine] = []
        for rule, policy in self.settling:
            # A copy, so that no rule can write into the sheet past its lines.
            for side, line in policy.settle(dict(tallies)):
                settled.append(_stamp(rule, side, line))
                points[side] += line.points
                if line.tally:
                    _count(tallies, line.tally, side, line.count)
        totals = tuple(map(add, standing.totals, points))
        return ScoreSheet(
            earned,
            tuple(settled),
            tuple(points),
            Standing(
                totals,
                tallies,
                standing.round + 1,
                (*standing.before, standing.totals) if standing.round else standing.before,
            ),
        )


def scoring_of(contracting: Contracting | None, rules: Sequence[tuple[str, Any]]) -> Scoring:
    """Sort scoring rules, each (rule id, policy), into those that earn and those that settle."""
    return Scoring(
        contracting,
        earning=tuple((rule, policy) for rule, policy in rules if hasattr(policy, "earn")),
        uniting=tuple(policy for _, policy in rules if isinstance(policy, ScoresCall)),
        settling=tuple((rule, policy) for rule, policy in rules if hasattr(policy, "settle")),
        known={},
    )


def _decided(contract: Contract, *, made: bool) -> Contract:
    counted = contract.bid if made else 0
    return replace(contract, made=made, counted=counted, over=0)


def _count(tallies: dict[str, tuple[int, ...]], tally: str, side: int, count: int) -> None:
    counts = list(tallies[tally])
    counts[side] += count
    tallies[tally] = tuple(counts)


def _stamp(rule: str, side: int, line: Line) -> ScoreLine:
    return ScoreLine(rule, side, line.points, line.tally, line.count, line.words)
