"""A round with reneges in it: what each costs, what is then scored, and who has lost the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from spades_rules.kernel.actions import Call
from spades_rules.kernel.customs import Reneged, RenegeProved, Reneging
from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import Line
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.verdict import Verdict

__all__ = ["Penalised", "penalise", "penalising", "verdict_after"]

_NONE: Mapping[int, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Penalised:
    """What reneges make of a round before it is scored."""

    tricks: tuple[int, ...]
    """The tricks by seat as they count."""
    made: Mapping[int, bool]
    """For some sides whether their contracts count as made or as missed, whatever they took."""
    lost: tuple[int, ...]
    """The sides that have lost the game."""
    by: str
    """The id of the rule that says so."""
    lines: tuple[tuple[int, Line], ...]
    """For each renege the side and a line that says what it cost."""

    def score(
        self, ruleset: Ruleset, calls: Sequence[tuple[int, Call]], standing: Standing
    ) -> ScoreSheet:
        """Score the round; `calls` are (seat, call) pairs in the order called."""
        scoring = ruleset.scoring
        earned = []
        for side, (said, tricks) in enumerate(ruleset.taken(calls, self.tricks)):
            found = scoring.earned_as(said, tricks, self.made.get(side))
            lines = tuple((self.by, line) for whose, line in self.lines if whose == side)
            earned.append(replace(found, lines=(*lines, *found.lines)))
        return scoring.total(tuple(earned), standing)


def penalising(ruleset: Ruleset) -> tuple[str, Reneging] | None:
    """Find the rule, with its id, that says what a renege costs; the first where several do."""
    asked = ((rule.id, rule.policy) for rule in ruleset.customs)
    return next((rule for rule in asked if isinstance(rule[1], Reneging)), None)


def penalise(
    ruleset: Ruleset,
    calls: Sequence[tuple[int, Call]],
    tricks: tuple[int, ...],
    reneges: Sequence[Reneged],
    *,
    before: Mapping[int, int] = _NONE,
) -> Penalised:
    """Let each renege of a round cost what the rules say, one after the other.

    `before` says how often each side had reneged in earlier rounds. Raises `ValueError` where no
    rule says what a renege costs, and where one must be named by its trick and is not.
    """
    rule = penalising(ruleset)
    if rule is None:
        message = "no rule says what a renege costs"
        raise ValueError(message)
    by, policy = rule
    if policy.name_the_trick and any(one.trick is None for one in reneges):
        message = f"{by} asks for the trick of a renege"
        raise ValueError(message)
    made: dict[int, bool] = {}
    lost: list[int] = []
    lines: list[tuple[int, Line]] = []
    counts = dict(before)
    for one in reneges:
        side = ruleset.seating.side_of[one.seat]
        earlier = counts.get(side, 0)
        proved = RenegeProved(ruleset.seating, dict(calls), tricks, one.seat, earlier)
        cost = policy.penalty(proved)
        counts[side] = earlier + 1
        tricks = cost.tricks
        # Who is set by one renege is not helped by another's.
        made |= {side: how and made.get(side, True) for side, how in cost.made.items()}
        lost += [side] if cost.lost and side not in lost else []
        lines.append((side, Line(words=f"seat {one.seat} reneged: {cost.words}")))
    return Penalised(tricks, made, tuple(lost), by, tuple(lines))


def verdict_after(ruleset: Ruleset, standing: Standing, lost: Sequence[int], by: str) -> Verdict:
    """Judge a game after a round in which some sides have lost it by a renege, or none.

    Of the others the one in front has won; where several are, or nobody is left, nobody has.
    """
    if not lost:
        return ruleset.verdict(standing)
    among = tuple(side for side in range(len(standing.totals)) if side not in lost)
    best = ruleset.result[1].best(standing.totals, among) if among else ()
    return Verdict(over=True, winner=best[0] if len(best) == 1 else None, by=by)
