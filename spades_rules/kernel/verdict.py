"""Whether the game is over, who has won it, and which rule says so."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import (
    Ending,
    Result,
    Tie,
)

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
    if standing.before and policy.tie == Tie.SUDDEN_DEATH and not _won(endings, standing):
        level = _level_since(endings, policy, standing)
        if level:
            best = policy.best(standing.totals, level)
            return Verdict(over=True, winner=best[0], by=rule) if len(best) == 1 else PLAY_ON
    for ending, question in endings:
        if question.reached(standing):
            won = question.winners(standing) if hasattr(question, "winners") else ()
            among = won or _contenders(endings, policy, standing)
            best = policy.best(standing.totals, among)
            if len(best) == 1:
                return Verdict(over=True, winner=best[0], by=ending)
            if policy.tie == Tie.DRAW:
                return Verdict(over=True, winner=None, by=ending)
    return PLAY_ON


def _won(endings: Sequence[tuple[str, Ending]], standing: Standing) -> bool:
    """Tell whether somebody has won by a triumph, which no tie before it can put off."""
    return any(hasattr(one, "winners") and one.reached(standing) for _, one in endings)


def _level_since(
    endings: Sequence[tuple[str, Ending]], policy: Result, standing: Standing
) -> tuple[int, ...]:
    """Give the sides that an earlier round left level at an ending, and that are level still.

    An ending that keeps a tally cannot tell where it stood then. It speaks again by itself, since
    what it has counted is still there.
    """
    level: tuple[int, ...] = ()
    by_totals = [named for named in endings if not getattr(named[1], "tally", "")]
    first = standing.round - len(standing.before)
    for place, totals in enumerate(standing.before):
        if level:
            level = policy.best(totals, level)
        else:
            then = replace(
                standing, totals=totals, round=first + place, before=standing.before[:place]
            )
            if any(question.reached(then) for _, question in by_totals):
                best = policy.best(totals, _contenders(by_totals, policy, then))
                level = best if len(best) > 1 else ()
    return level


def _contenders(
    endings: Sequence[tuple[str, Ending]], policy: Result, standing: Standing
) -> tuple[int, ...]:
    """Give the sides that can still win: where the fallen lose, those that stand, if any does."""
    everybody = tuple(range(len(standing.totals)))
    # By name, since an answer takes long to be held against a protocol, and many scores are judged.
    if not getattr(policy, "fallen_lose", False):
        return everybody
    falls = [question for _, question in endings if hasattr(question, "fallen")]
    fallen = {side for question in falls for side in question.fallen(standing)}
    return tuple(side for side in everybody if side not in fallen) or everybody
