"""The score sheet of a round: every line with its rule, and what each side then stands at."""

from dataclasses import dataclass, replace

from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import (
    Contracting,
    Earning,
    Line,
    ScoresCall,
    Settling,
    SideRound,
)

__all__ = ["Earned", "ScoreLine", "ScoreSheet", "Scoring"]


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
class ScoreSheet:
    """What a round was worth to each side, line by line."""

    sides: tuple[SideRound, ...]
    """The calls, tricks and contracts of each side."""
    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...]
    """The points of the round for each side: the sum of its lines."""
    standing: Standing
    """The totals and tallies after the round."""


@dataclass(frozen=True, slots=True)
class Earned:
    """What a side earns by its own calls and tricks."""

    side: SideRound
    lines: tuple[ScoreLine, ...]
    points: int
    counts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """The scoring rules in force, asked in one go, with a table of what they have answered.

    The table is only a memory: a side's earned lines depend on its calls and tricks alone.
    """

    contracting: Contracting | None
    earning: tuple[tuple[str, Earning], ...]
    settling: tuple[tuple[str, Settling], ...]
    known: dict[tuple[object, ...], Earned]

    def earned(self, side: int, calls: SideRound) -> Earned:
        """Give what a side earns; its calls and tricks stand in the order called."""
        key = (side, *(call.name for call in calls.calls), *calls.tricks)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._earn(side, calls)
        return found

    def _earn(self, side: int, calls: SideRound) -> Earned:
        if self.contracting:
            contracts, apart = self.contracting.judge(calls)
            calls = replace(calls, contracts=contracts, apart=apart)
        united = frozenset(
            policy.call
            for _, policy in self.earning
            if isinstance(policy, ScoresCall) and policy.unites(calls)
        )
        if united:
            calls = replace(calls, united=united)
        lines = tuple(
            _stamp(rule, side, line) for rule, policy in self.earning for line in policy.earn(calls)
        )
        counts: dict[str, int] = {}
        for line in lines:
            if line.tally:
                counts[line.tally] = counts.get(line.tally, 0) + line.count
        return Earned(calls, lines, sum(line.points for line in lines), tuple(counts.items()))

    def sheet(self, sides: tuple[SideRound, ...], standing: Standing) -> ScoreSheet:
        """Score a round for a table that stood so before it."""
        earned = [self.earned(side, calls) for side, calls in enumerate(sides)]
        points = [found.points for found in earned]
        lines = [line for found in earned for line in found.lines]
        tallies = {name: list(counts) for name, counts in standing.tallies.items()}
        for side, found in enumerate(earned):
            for tally, count in found.counts:
                tallies[tally][side] += count
        for rule, policy in self.settling:
            frozen = {name: tuple(counts) for name, counts in tallies.items()}
            for side, line in policy.settle(frozen):
                lines.append(_stamp(rule, side, line))
                points[side] += line.points
                if line.tally:
                    tallies[line.tally][side] += line.count
        totals = tuple(map(int.__add__, standing.totals, points))
        return ScoreSheet(
            tuple([found.side for found in earned]),
            tuple(lines),
            tuple(points),
            Standing(
                totals,
                {name: tuple(counts) for name, counts in tallies.items()},
                standing.round + 1,
                (*standing.before, standing.totals) if standing.round else standing.before,
            ),
        )


def _stamp(rule: str, side: int, line: Line) -> ScoreLine:
    return ScoreLine(rule, side, line.points, line.tally, line.count, line.words)
