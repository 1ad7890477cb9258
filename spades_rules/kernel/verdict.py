"""Whether the game is over, who has won it, and which rule says so."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import Ending, Result, Tie

__all__ = ["PLAY_ON", "Verdict", "judge"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The state of a game after a round."""

    over: bool
    winner: int | None = None
    """The winning side; none while the game goes on, and none for a draw."""
    by: str = ""
    """The id of the rule that ended the game."""


PLAY_ON = Verdict(over=False)


def judge(
    endings: Sequence[tuple[str, Ending]], result: tuple[str, Result], standing: Standing
) -> Verdict:
    """Ask the endings in order, and let the result rule say who has won and what a tie does."""
    rule, policy = result
    if standing.before and policy.tie == Tie.SUDDEN_DEATH:
        level = _level_since(endings, policy, standing)
        if level:
            best = policy.best(standing.totals, level)
            return Verdict(over=True, winner=best[0], by=rule) if len(best) == 1 else PLAY_ON
    for ending, question in endings:
        if question.reached(standing):
            best = policy.best(standing.totals, tuple(range(len(standing.totals))))
            if len(best) == 1:
                return Verdict(over=True, winner=best[0], by=ending)
            if policy.tie == Tie.DRAW:
                return Verdict(over=True, winner=None, by=ending)
    return PLAY_ON


def _level_since(
    endings: Sequence[tuple[str, Ending]], policy: Result, standing: Standing
) -> tuple[int, ...]:
    """Give the sides that an earlier round left level at an ending, and that are level still."""
    level: tuple[int, ...] = ()
    first = standing.round - len(standing.before)
    for place, totals in enumerate(standing.before):
        if level:
            level = policy.best(totals, level)
        else:
            then = replace(
                standing, totals=totals, round=first + place, before=standing.before[:place]
            )
            if any(question.reached(then) for _, question in endings):
                best = policy.best(totals, tuple(range(len(totals))))
                level = best if len(best) > 1 else ()
    return level
