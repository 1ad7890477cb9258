"""What there is to score: every round of a side, and every tally that rounds can lead to."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from spades_rules.audit.callrounds import side_calls
from spades_rules.kernel.questions import SideRound
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import Taken

__all__ = ["may_earn_otherwise", "side_rounds", "tallies"]

MOST_TALLIES = 500
"""How far tallies are followed that nothing ever settles."""


def side_rounds(ruleset: Ruleset) -> Iterator[Taken]:
    """Give all that a side can have called and taken in a round."""
    splits: dict[int, tuple[tuple[int, ...], ...]] = {}
    each = ruleset.dealing[1].each
    for calls in side_calls(ruleset):
        seats = len(calls)
        if seats not in splits:
            taken = product(range(each + 1), repeat=seats)
            splits[seats] = tuple(tricks for tricks in taken if sum(tricks) <= each)
        for tricks in splits[seats]:
            yield calls, tricks


def tallies(ruleset: Ruleset) -> Iterator[Mapping[str, tuple[int, ...]]]:
    """Give the tallies that can stand when a round is settled, one side's at a time and both.

    A side's tally is followed from nothing through every round that it can have.
    """
    nothing = ruleset.start.tallies
    sides = len(ruleset.seating.sides)
    for tally in ruleset.tallies:
        for count in _reached(ruleset, tally):
            for counts in ((count, *(0,) * (sides - 1)), (count,) * sides):
                yield {**nothing, tally: counts}


def _reached(ruleset: Ruleset, tally: str) -> Iterator[int]:
    """Give every count that a side can come to before it is settled, from the lowest rounds on."""
    kept: dict[int, None] = {0: None}
    gains: dict[int, None] = {}
    for side in side_rounds(ruleset):
        gain = dict(ruleset.scoring.earned(*side).counts).get(tally, 0)
        if gain in gains:
            continue
        gains[gain] = None
        waiting = [(own, gain) for own in kept]
        while waiting:
            own, more = waiting.pop(0)
            yield own + more
            after = _settled(ruleset, tally, own + more)
            if after not in kept and len(kept) < MOST_TALLIES:
                kept[after] = None
                waiting.extend((after, other) for other in gains)


def _settled(ruleset: Ruleset, tally: str, count: int) -> int:
    """Give what a side keeps of a tally."""
    sides = len(ruleset.seating.sides)
    counts = {**ruleset.start.tallies, tally: (count, *(0,) * (sides - 1))}
    gone = (
        line.count
        for _, policy in ruleset.scoring.settling
        for side, line in policy.settle(counts)
        if side == 0 and line.tally == tally
    )
    return count + sum(gone)


def may_earn_otherwise(ruleset: Ruleset, old: Any, new: Any) -> Callable[[Taken], bool]:  # noqa: ANN401 - of either slot
    """Tell in which rounds two policies for one rule may let a side earn differently.

    Either both judge contracts or both earn. What they answer themselves is compared, words and
    all, and no other rule is asked.
    """
    if hasattr(old, "judge"):
        return lambda taken: old.judge(SideRound(*taken)) != new.judge(SideRound(*taken))
    earned = ruleset.scoring.earned
    if not hasattr(old, "unites"):
        return lambda taken: old.earn(side := earned(*taken).side) != new.earn(side)

    def differ(taken: Taken) -> bool:
        side = earned(*taken).side
        return old.unites(side) != new.unites(side) or bool(old.earn(side) != new.earn(side))

    return differ
