"""Two rule sets face to face over every round of a side and every pair of tallies before it."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from operator import sub

from spades_rules.audit.proofs.scoremeetings import Bundle, Meeting, Part, meeting
from spades_rules.audit.proofs.tallies import (
    Gain,
    Keeping,
    Stand,
    Way,
    added,
    apart,
    ways_to,
)
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["Faced", "Outcome", "faced"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What settling does to the difference between two rule sets."""

    rise: int
    """The points of the side that the second gives beyond the first."""
    others: tuple[int, ...]
    """The same of each other side."""
    alike: bool
    """Whether the tallies that both keep stand the same afterwards."""
    after: Stand


@dataclass(frozen=True, slots=True)
class Faced:
    """Every situation of a side under two rule sets: a stand of the tallies, and a part.

    Situations with the same stand and the same part fare alike.
    """

    meeting: Meeting
    bundles: tuple[Bundle, ...]
    """Every round of a side, where `joint` with every round of another side beside it."""
    joint: bool
    """Whether the tallies of another side are part of the situation."""
    whole: bool
    """Whether these are all stands that rounds can lead to, and all that rules can read."""
    ways: Mapping[Stand, Way]
    """Every stand with the least odd way there."""
    parts: Mapping[Part, int]
    """How many rounds there are of each part."""
    telling: Mapping[Part, tuple[Stand, ...]]
    """For each part that ever parts the two the stands after which it does, nearest first."""
    plainest: Mapping[Gain, Bundle]
    """For all that a round can add to the tallies, where it does so in the most ordinary way."""
    outcome: Callable[[Stand, Gain], Outcome]

    def rise(self, stand: Stand, part: Part) -> int:
        """Give the points of the side that the second rule set gives beyond the first."""
        return part[0] + self.outcome(stand, part[1]).rise

    def differs(self, stand: Stand, part: Part) -> bool:
        """Tell whether the two rule sets part there."""
        return _parts(self.outcome(stand, part[1]), part)


def _parts(outcome: Outcome, part: Part) -> bool:
    return not outcome.alike or part[0] + outcome.rise != 0 or any(outcome.others)


@lru_cache(maxsize=4)
def faced(one: Ruleset, other: Ruleset) -> Faced:
    """Follow two rule sets through every round of a side; what comes of it is remembered."""
    met = meeting(one, other)
    alone = _faced(met, met.bundles, sides=1)
    settled = tuple(
        _settles_apart(alone, keeping, which)
        for which, keeping in enumerate((met.ours, met.theirs))
    )
    if False in settled:
        return _faced(met, _with_rivals(met), sides=2)
    return replace(alone, whole=(alone.whole and None not in settled) or _moves_alike(alone))


def _faced(met: Meeting, bundles: tuple[Bundle, ...], *, sides: int) -> Faced:
    """Follow two rule sets for one side, or for two of them at once."""
    outcome = _outcomes(met, sides)
    plainest: dict[Gain, Bundle] = {}
    parts: Counter[Part] = Counter()
    for bundle in bundles:
        parts[bundle.part] += bundle.number
        best = plainest.get(bundle.part[1])
        if best is None or bundle.place < best.place:
            plainest[bundle.part[1]] = bundle
    ways, all_ways = ways_to(
        met.nothing(sides),
        {gain: bundle.place[0] for gain, bundle in plainest.items()},
        lambda stand, gain: outcome(stand, gain).after,
    )
    telling: dict[Part, list[Stand]] = {}
    for stand in ways:
        after = {gain: outcome(stand, gain) for gain in plainest}
        for part in parts:
            if _parts(after[part[1]], part):
                telling.setdefault(part, []).append(stand)
    declared = met.ours.declared and met.theirs.declared
    return Faced(
        met,
        bundles,
        joint=sides > 1,
        whole=all_ways and declared and sides in {1, met.ours.sides},
        ways=ways,
        parts=parts,
        telling={part: tuple(stands) for part, stands in telling.items()},
        plainest=plainest,
        outcome=outcome,
    )


def _outcomes(met: Meeting, sides: int) -> Callable[[Stand, Gain], Outcome]:
    common = tuple(
        (met.ours.names.index(name), met.theirs.names.index(name))
        for name in met.ours.names
        if name in met.theirs.names
    )

    @cache
    def outcome(stand: Stand, gain: Gain) -> Outcome:
        ours = met.ours.settle(added(stand[0], gain[0]))
        theirs = met.theirs.settle(added(stand[1], gain[1]))
        return Outcome(
            theirs.points[0] - ours.points[0],
            tuple(map(sub, theirs.points[1:], ours.points[1:])),
            all(ours.kept[0][own] == theirs.kept[0][their] for own, their in common),
            (ours.kept[:sides], theirs.kept[:sides]),
        )

    return outcome


def _settles_apart(face: Faced, keeping: Keeping, which: int) -> bool | None:
    """Tell whether no side's tallies matter to another, over all that one rule set can come to."""
    stands = {stand[which] for stand in face.ways}
    gains = {gain[which] for gain in face.plainest}
    counts = {added(stand, gain)[0] for stand in stands for gain in gains}
    return apart(keeping, tuple(sorted(counts)))


def _moves_alike(face: Faced) -> bool:
    """Tell whether tallies are the same under two rule sets after every round that there can be.

    Then nothing that is settled can ever part them, however far the tallies go.
    """
    met = face.meeting
    return met.ours == met.theirs and all(ours == theirs for ours, theirs in face.plainest)


def _with_rivals(met: Meeting) -> tuple[Bundle, ...]:
    """Put beside each round of a side every round that another can have had at the same time."""
    rivals: dict[tuple[int, Gain], Bundle] = {}
    for bundle in met.bundles:
        key = bundle.tricks, bundle.part[1]
        known = rivals.get(key)
        if known is None:
            rivals[key] = bundle
        else:
            plainer = min(known, bundle, key=lambda one: one.place)
            rivals[key] = replace(plainer, number=known.number + bundle.number)
    by_tricks: dict[int, list[Bundle]] = {}
    for bundle in rivals.values():
        by_tricks.setdefault(met.tricks - bundle.tricks, []).append(bundle)
    return tuple(
        _beside(own, rival) for own in met.bundles for rival in by_tricks.get(own.tricks, [])
    )


def _beside(own: Bundle, rival: Bundle) -> Bundle:
    (rise, (ours, theirs)), (their_ours, their_theirs) = own.part, rival.part[1]
    return replace(
        own,
        part=(rise, (ours + their_ours, theirs + their_theirs)),
        number=own.number * rival.number,
        place=(own.place[0] + rival.place[0], own.place[1] + rival.place[1]),
        rival=rival.own,
    )
