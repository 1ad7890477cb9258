"""What there is to score: every round of a side, and every tally that rounds can lead to."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from spades_rules.audit.callrounds import side_calls
from spades_rules.kernel.actions import Call
from spades_rules.kernel.questions import SideRound
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["may_earn_otherwise", "side_rounds", "tallies"]

MOST_TALLIES = 500
"""How far tallies are followed that nothing ever settles."""


def side_rounds(ruleset: Ruleset) -> Iterator[SideRound]:
    """Give all that a side can have called and taken in a round, with its contracts."""
    splits: dict[int, tuple[tuple[int, ...], ...]] = {}
    each = ruleset.dealing[1].each
    for calls in side_calls(ruleset):
        seats = len(calls)
        if seats not in splits:
            taken = product(range(each + 1), repeat=seats)
            splits[seats] = tuple(tricks for tricks in taken if sum(tricks) <= each)
        for tricks in splits[seats]:
            yield _judged(ruleset, calls, tricks)


def _judged(ruleset: Ruleset, calls: tuple[Call, ...], tricks: tuple[int, ...]) -> SideRound:
    scoring = ruleset.scoring
    side = SideRound(calls, tricks)
    contracts, apart = scoring.contracting.judge(side) if scoring.contracting else ((), 0)
    united = frozenset([policy.call for policy in scoring.uniting if policy.unites(side)])
    return SideRound(calls, tricks, contracts, apart, united)


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
        gain = dict(ruleset.scoring.earned(side.calls, side.tricks).counts).get(tally, 0)
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


def may_earn_otherwise(old: Any, new: Any) -> Callable[[SideRound], bool]:  # noqa: ANN401 - of either slot
    """Tell in which rounds two policies for one rule may let a side earn differently.

    Either both judge contracts or both earn, or an earning one is dropped for `None`. What they
    answer themselves is compared, words and all, and no other rule is asked.
    """
    if hasattr(old, "judge"):
        return lambda side: old.judge(side) != new.judge(side)
    ours, theirs = _said(old), _said(new)
    return lambda side: ours(side) != theirs(side)


def _said(policy: Any) -> Callable[[SideRound], object]:  # noqa: ANN401 - of the slot or none
    """Give what an earning policy says of a round by itself, what it unites with it."""
    if policy is None:
        return lambda _: (False, ())
    if not hasattr(policy, "unites"):
        return lambda side: (False, policy.earn(side))
    return lambda side: (policy.unites(side), policy.earn(side))
