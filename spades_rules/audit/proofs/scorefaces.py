"""Two rule sets face to face over every round of a side and every pair of tallies before it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from operator import sub
from typing import TypeAlias

from spades_rules.audit.proofs.scoremeetings import Bundle, Meeting, Part, meeting
from spades_rules.audit.proofs.siderounds import Counts
from spades_rules.audit.proofs.tallies import (
    MOST_STANDS,
    Gain,
    Keeping,
    Settled,
    Stand,
    Way,
    added,
    all_of,
    apart,
    ways_to,
)
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["Faced", "Outcome", "faced", "first_of"]


Fate: TypeAlias = tuple[int, bool]
"""What settling adds to the rise of points, and whether it parts two rule sets in any case."""


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
    """Every stand with the least odd way there, the nearest first."""
    order: Mapping[Stand, int]
    """Where each stand comes among them."""
    rounds: Mapping[Gain, Mapping[int, int]]
    """For all that a round can add to the tallies, and for each rise of points before anything is
    settled, how many rounds there are."""
    fates: Mapping[Gain, Mapping[Fate, tuple[Stand, ...]]]
    """For all that a round can add to the tallies, the stands by what then becomes of them."""
    plainest: Mapping[Gain, Bundle]
    """For all that a round can add to the tallies, where it does so in the most ordinary way."""
    outcome: Callable[[Stand, Gain], Outcome]

    def differs(self, stand: Stand, part: Part) -> bool:
        """Tell whether the two rule sets part there."""
        return _parts(_fate(self.outcome(stand, part[1])), part[0])

    def telling(self, part: Part) -> tuple[Stand, ...]:
        """Give the stands after which rounds of a part do part the two, the nearest first."""
        rise, gain = part
        fates = self.fates[gain].items()
        stands = (stand for fate, found in fates if _parts(fate, rise) for stand in found)
        return tuple(sorted(stands, key=self.order.__getitem__))

    def differing(self) -> int:
        """Give the number of situations in which the two part."""
        return sum(number for number, _ in self._partings())

    def rises(self) -> frozenset[int]:
        """Give all that the second rule set gives a side beyond the first, where they part."""
        return frozenset(rise for _, rise in self._partings())

    def _partings(self) -> Iterator[tuple[int, int]]:
        """Give the number of situations that part the two, and the rise of points in them."""
        for gain, rounds in self.rounds.items():
            for fate, stands in self.fates[gain].items():
                for rise, number in rounds.items():
                    if _parts(fate, rise):
                        yield number * len(stands), rise + fate[0]


def _fate(outcome: Outcome) -> Fate:
    return outcome.rise, not outcome.alike or any(outcome.others)


def _parts(fate: Fate, rise: int) -> bool:
    return fate[1] or rise + fate[0] != 0


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
    if _moves_alike(alone):
        return replace(alone, whole=met.declared)
    return replace(alone, whole=alone.whole and None not in settled)


def _faced(met: Meeting, bundles: tuple[Bundle, ...], *, sides: int) -> Faced:
    """Follow two rule sets for one side, or for two of them at once."""
    outcome = _outcomes(met, sides)
    plainest = _plainest(bundles)
    rounds: dict[Gain, Counter[int]] = {}
    for bundle in bundles:
        rise, gain = bundle.part
        rounds.setdefault(gain, Counter())[rise] += bundle.number
    ways, all_ways = all_of(_ways(met, plainest, outcome, sides))
    fates: dict[Gain, dict[Fate, list[Stand]]] = {gain: {} for gain in rounds}
    for gain, found in fates.items():
        for stand in ways:
            found.setdefault(_fate(outcome(stand, gain)), []).append(stand)
    return Faced(
        met,
        bundles,
        joint=sides > 1,
        whole=all_ways and met.declared and sides in {1, met.ours.sides},
        ways=ways,
        order={stand: place for place, stand in enumerate(ways)},
        rounds=rounds,
        fates={
            gain: {fate: tuple(stands) for fate, stands in found.items()}
            for gain, found in fates.items()
        },
        plainest=plainest,
        outcome=outcome,
    )


def _plainest(bundles: tuple[Bundle, ...]) -> dict[Gain, Bundle]:
    found: dict[Gain, Bundle] = {}
    for bundle in bundles:
        gain = bundle.part[1]
        if gain not in found or bundle.place < found[gain].place:
            found[gain] = bundle
    return found


def _ways(
    met: Meeting,
    plainest: Mapping[Gain, Bundle],
    outcome: Callable[[Stand, Gain], Outcome],
    sides: int,
) -> Iterator[tuple[Stand, Way]]:
    gains = {gain: bundle.place[0] for gain, bundle in plainest.items()}
    return ways_to(met.nothing(sides), gains, lambda stand, gain: outcome(stand, gain).after)


def first_of(met: Meeting) -> tuple[tuple[Bundle, ...], Bundle] | None:
    """Give some round that parts two rule sets, after the rounds that lead to it.

    Only one side is followed, and only as far as it takes; none where that shows nothing.
    """
    outcome, plainest = _outcomes(met, 1), _plainest(met.bundles)
    for number, (stand, (_, way)) in enumerate(_ways(met, plainest, outcome, 1)):
        if number == MOST_STANDS:
            break
        fates = {gain: _fate(outcome(stand, gain)) for gain in plainest}
        for bundle in met.bundles:
            if _parts(fates[bundle.part[1]], bundle.part[0]):
                return tuple(plainest[gain] for gain in way), bundle
    return None


def _outcomes(met: Meeting, sides: int) -> Callable[[Stand, Gain], Outcome]:
    common = tuple(
        (met.ours.names.index(name), met.theirs.names.index(name))
        for name in met.ours.names
        if name in met.theirs.names
    )

    mine, yours = _settler(met.ours), _settler(met.theirs)

    @cache
    def outcome(stand: Stand, gain: Gain) -> Outcome:
        ours, theirs = mine(stand[0], gain[0]), yours(stand[1], gain[1])
        return Outcome(
            theirs.points[0] - ours.points[0],
            tuple(map(sub, theirs.points[1:], ours.points[1:])),
            all(ours.kept[0][own] == theirs.kept[0][their] for own, their in common),
            (ours.kept[:sides], theirs.kept[:sides]),
        )

    return outcome


def _settler(keeping: Keeping) -> Callable[[tuple[Counts, ...], tuple[Counts, ...]], Settled]:
    """Give what settles, after some tallies, what a round adds to them."""

    @cache
    def settle(stand: tuple[Counts, ...], gain: tuple[Counts, ...]) -> Settled:
        return keeping.settle(added(stand, gain))

    return settle


def _settles_apart(face: Faced, keeping: Keeping, which: int) -> bool | None:
    """Tell whether no side's tallies matter to another, over all that one rule set can come to."""
    stands = {stand[which] for stand in face.ways}
    gains = {gain[which] for gain in face.plainest}
    counts = {added(stand, gain)[0] for stand in stands for gain in gains}
    return apart(keeping, tuple(sorted(counts)))


def _moves_alike(face: Faced) -> bool:
    """Tell whether two rule sets count and settle the same after every round that there can be.

    Then nothing that is settled ever parts them, however far the tallies go.
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
