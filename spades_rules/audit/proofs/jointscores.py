"""How many rounds of a whole table two rule sets score differently, counted side by side."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from spades_rules.audit.proofs.scorefaces import Faced, faced
from spades_rules.audit.proofs.scoremeetings import bundles_of
from spades_rules.audit.proofs.siderounds import are_too_many
from spades_rules.audit.proofs.tallies import Gain
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["JointCounts", "joint_counts"]


@dataclass(frozen=True, slots=True)
class JointCounts:
    """The situations of a whole table before a round is scored, both sides at once.

    These are the calls of all seats with all ways in which every trick is taken and every pair of
    tallies of either side.
    """

    states: int
    differing: int
    """In how many of them some side gets other points, or is left with another tally."""


@dataclass(frozen=True, slots=True)
class _Side:
    """What a side can come to, by the tricks that it takes."""

    states: Counter[int]
    alike: dict[int, Counter[tuple[int, int]]]
    """Where the tallies stay the same: how much more the second rule set gives to the side, and to
    the other side because of it."""


def joint_counts(one: Ruleset, other: Ruleset) -> JointCounts | None:
    """Count the joint situations of two sides, and those in which two rule sets part.

    The sides are counted apart and put together by their tricks, since what each earns and what is
    settled for it hangs on itself alone; none where it does not, where there are not two sides, or
    where not every round of a side has been gone through.
    """
    face = faced(one, other)
    if face.joint or are_too_many(one, other) or len(one.seating.sides) != len("ab"):
        return None
    side_of = cache(lambda seats: _side(face, seats))
    first, second = (side_of(len(seats)) for seats in one.seating.sides)
    every = face.meeting.tricks
    states = same = 0
    for tricks, number in first.states.items():
        left = every - tricks
        states += number * second.states[left]
        others = second.alike.get(left, Counter())
        for (own, caused), rounds in first.alike.get(tricks, Counter()).items():
            # What one side gains by itself the other must lose for it.
            same += rounds * others[-caused, -own]
    return JointCounts(states, states - same)


def _side(face: Faced, seats: int) -> _Side:
    met = face.meeting
    found = _Side(Counter(), {})
    said = [names for names in met.said if len(names) == seats]

    @cache
    def settled(gain: Gain) -> Counter[tuple[int, int]]:
        outcomes = (face.outcome(stand, gain) for stand in face.ways)
        return Counter((one.rise, one.others[0]) for one in outcomes if one.alike)

    for bundle in bundles_of(met.earned, said, met.tricks):
        rise, gain = bundle.part
        found.states[bundle.tricks] += bundle.number * len(face.ways)
        alike = found.alike.setdefault(bundle.tricks, Counter())
        for (more, others), stands in settled(gain).items():
            alike[rise + more, others] += bundle.number * stands
    return found
