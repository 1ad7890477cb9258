"""A side's round after the rounds before it, and what a rule set makes of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from spades_rules.audit.proofs.siderounds import Counts, Taken
from spades_rules.audit.proofs.tallies import Keeping, added, keeping_of
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["Scored", "SideAnswer", "answers"]


@dataclass(frozen=True, slots=True)
class Scored:
    """A round of a side, after all the rounds that it has had in this game.

    It holds no tallies: each rule set counts its own, from the same history.
    """

    history: tuple[Taken, ...]
    """The rounds before, from an empty sheet on."""
    taken: Taken
    """What the side called and took in this round."""
    rivals: tuple[Taken, ...] = ()
    """The same of another side in each of the rounds, this one last; empty where what is settled
    for one side never hangs on another."""


@dataclass(frozen=True, slots=True, eq=False)
class SideAnswer:
    """What a round comes to for a side.

    Two answers are equal when the points are, and the counts of every tally that both keep: a
    rule set in which nothing reads a tally has none, and so nothing that could differ.
    """

    points: int
    """What the side gets, by the round itself and by its tallies."""
    others: tuple[int, ...]
    """What each other side gets by what is settled."""
    kept: Mapping[str, int]
    """The tallies that are read, as they stand after the round."""

    def __eq__(self, other: object) -> bool:
        """Compare the points, and the tallies that both keep."""
        if not isinstance(other, SideAnswer):
            return NotImplemented
        return (self.points, self.others) == (other.points, other.others) and all(
            other.kept.get(tally, count) == count for tally, count in self.kept.items()
        )

    __hash__ = None  # type: ignore[assignment]  # answers are compared, never looked up


def answers(ruleset: Ruleset) -> Callable[[Scored], SideAnswer | None]:
    """Give what tells the worth of a round; none where the rule set does not know a call of it."""
    keeping = keeping_of(ruleset)

    def answer(scored: Scored) -> SideAnswer | None:
        stands: tuple[Counts, ...] = ((0,) * len(keeping.names),) * (2 if scored.rivals else 1)
        points, others = 0, (0,) * (keeping.sides - 1)
        for place, own in enumerate((*scored.history, scored.taken)):
            present = (own, *scored.rivals[place : place + 1])
            earned = [_earned(ruleset, keeping, taken) for taken in present]
            known = tuple(found[1] for found in earned if found is not None)
            if len(known) != len(present) or earned[0] is None:
                return None
            settled = keeping.settle(added(stands, known))
            stands = settled.kept[: len(present)]
            points, others = earned[0][0] + settled.points[0], settled.points[1:]
        return SideAnswer(points, others, dict(zip(keeping.names, stands[0], strict=True)))

    return answer


def _earned(ruleset: Ruleset, keeping: Keeping, taken: Taken) -> tuple[int, Counts] | None:
    """Give the points that a side earns, and what it counts toward the tallies that are read."""
    calls = tuple([call for name in taken.calls if (call := ruleset.call(name))])
    if len(calls) != len(taken.calls):
        return None
    found = ruleset.scoring.earned(calls, taken.tricks)
    counts = dict(found.counts)
    return found.points, tuple([counts.get(name, 0) for name in keeping.names])
