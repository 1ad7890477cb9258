"""Scores before a round at which rules on calls can change their answers."""

from collections.abc import Iterator
from dataclasses import replace

from spades_rules.audit.numbers import numbers_in, numbers_of
from spades_rules.audit.roundstold import first_called, rounds_dealt
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable, Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of

__all__ = ["call_sights", "scores", "telling_scores"]


FAR = 1_000_000
"""Further apart than any game gets, in points."""


def call_sights(*rulesets: Ruleset) -> tuple[frozenset[Sees], bool]:
    """Give what the rules that offer or bar calls look at, and whether all of them say it."""
    policies = [rule.policy for one in rulesets for slot in SLOTS for rule in one.of(slot)]
    sights = [sight_of(policy) for policy in policies]
    known = [sight for sight in sights if sight is not None]
    return frozenset[Sees]().union(*known), len(known) == len(sights)


SLOTS = ("calls", "bidding")
"""The questions that together decide about calls."""


def scores(seat: int, *rulesets: Ruleset) -> Iterator[Standing]:
    """Give scores for a seat to call at, on both sides of every number that its rules name.

    Its side is behind by these numbers of points, and these rounds are to be played, as far as
    the rules look at points and rounds; before the first round everybody is level. Where a rule
    does not say what it looks at the side is also far behind and far ahead. No score is given with
    which one of the rule sets ends the game.
    """
    start = _start(rulesets)
    yield start
    gaps = _gaps(rulesets)
    for round_ in _rounds(rulesets):
        if round_ <= start.round:
            continue
        for gap in gaps:
            standing = _behind(seat, gap, round_ - 1, rulesets)
            if standing is not None:
                yield standing


def telling_scores(*rulesets: Ruleset) -> Iterator[Standing]:
    """Give the start, and for each side scores at which it is offered something else at first.

    Of those at which all rule sets offer it the same calls one stands for all, unless a rule that
    bars calls may look at the score, or a rule does not say what it looks at.
    """
    one = rulesets[0]
    start = next(scores(0, *rulesets))
    yield start
    every = _any_may_tell(rulesets)
    for side in one.seating.sides:
        found: dict[object, Standing] = {}
        for standing in scores(side[0], *rulesets):
            score = (standing.totals, standing.round)
            found.setdefault(score if every else _offered(side[0], standing, rulesets), standing)
        yield from (standing for standing in found.values() if standing != start)


def _start(rulesets: tuple[Ruleset, ...]) -> Standing:
    """Give the score of a game in which nothing has been scored when it is first called."""
    one, number = rulesets[0], first_called(*rulesets)
    return one.start if number == 1 else replace(one.start, round=number - 1)


def _any_may_tell(rulesets: tuple[Ruleset, ...]) -> bool:
    """Tell whether a score may matter beside what is offered at it."""
    barring = [sight_of(rule.policy) for one in rulesets for rule in one.of("bidding")]
    looking = any(sight & {Sees.GAP, Sees.ROUND} for sight in barring if sight is not None)
    return looking or not call_sights(*rulesets)[1]


def _offered(seat: int, standing: Standing, rulesets: tuple[Ruleset, ...]) -> frozenset[Call]:
    """Give what all rule sets offer to a seat that calls first."""
    one = rulesets[0]
    table = PublicTable(one.setting(one.seats - 1, standing))
    return frozenset.intersection(
        *(frozenset(rules.calls.offers(table, seat)) for rules in rulesets)
    )


def _gaps(rulesets: tuple[Ruleset, ...]) -> tuple[int, ...]:
    """Give how far behind, the least first; ahead counts as behind by less than nothing."""
    found = {0, *numbers_of(_looking(rulesets, Sees.GAP))}
    if not call_sights(*rulesets)[1]:
        # A rule that does not say what it looks at may know a number that it does not name.
        found |= {-FAR, FAR}
    return tuple(sorted(found, key=lambda gap: (abs(gap), gap)))


def _rounds(rulesets: tuple[Ruleset, ...]) -> tuple[int, ...]:
    """Give which rounds after the first; none where neither rounds nor points are looked at."""
    looking = tuple(_looking(rulesets, Sees.ROUND))
    found = {number for number in numbers_of(looking) if number > 1}
    if looking:
        # What is offered in a round may hang on how many cards it has.
        found |= {number for number in rounds_dealt(*rulesets) if number > 1}
    if found or any(True for _ in _looking(rulesets, Sees.GAP)):
        found.add(max(2, first_called(*rulesets)))
    return tuple(sorted(found))


def _looking(rulesets: tuple[Ruleset, ...], at: Sees) -> Iterator[object]:
    for one in rulesets:
        for slot in SLOTS:
            for rule in one.of(slot):
                sight = sight_of(rule.policy)
                if sight is None or at in sight:
                    yield rule.policy


def _behind(seat: int, gap: int, played: int, rulesets: tuple[Ruleset, ...]) -> Standing | None:
    """Give a score after some rounds at which a seat's side is so far behind all others."""
    seating = rulesets[0].seating
    own = seating.side_of[seat]
    # Where the game ends soon either way there is room just above and below what ends it.
    edges = [number for one in rulesets for number in numbers_in(one, "ending")]
    for points in (0, -gap, -gap // 2, *edges, *(edge - gap for edge in edges)):
        totals = tuple(
            points if side == own else points + gap for side in range(len(seating.sides))
        )
        # Every rule set keeps tallies of its own, and none of them counts in calls.
        if not any(one.verdict(one.standing(totals, round=played)).over for one in rulesets):
            return rulesets[0].standing(totals, round=played)
    return None
