"""What a side stands at after the same rounds under two rule sets: every pair of tallies."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heappop, heappush
from itertools import product
from operator import add
from typing import TypeAlias

from spades_rules.audit.proofs.siderounds import Counts, Names
from spades_rules.kernel.questions import Settling
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of

__all__ = [
    "MOST_STANDS",
    "Gain",
    "Keeping",
    "Settled",
    "Stand",
    "Way",
    "added",
    "all_of",
    "apart",
    "keeping_of",
    "ways_to",
]

MOST_COUNTS = 500
"""How many counts of a side are followed under one rule set."""
MOST_STANDS = 3_000
"""How many pairs of them are followed."""
ENOUGH = 2
"""How far a tally is followed that only its own ending reads: a round that adds to it is seen."""
MOST_CHECKED = 50_000
"""How many combinations of all sides' counts are settled to see whether one hangs on another."""

Stand: TypeAlias = tuple[tuple[Counts, ...], tuple[Counts, ...]]
"""The tallies under the first rule set and under the second: of the side itself and, where rules
look at both at once, of another side after it."""
Gain: TypeAlias = Stand
"""What one round adds to them."""
Way: TypeAlias = tuple[int, tuple[Gain, ...]]
"""How odd some rounds are together, and what each of them adds."""


@dataclass(frozen=True, slots=True)
class Settled:
    """What follows from the tallies once a round's lines are in, side by side."""

    points: tuple[int, ...]
    kept: tuple[Counts, ...]
    """What is left in the tallies."""


@dataclass(frozen=True, slots=True)
class Keeping:
    """The tallies of a rule set that any of its rules reads, and what settles them."""

    names: Names
    """The tallies that are read; a rule set in which nothing reads a tally has none."""
    settling: tuple[Settling, ...]
    tallies: Names
    """Every tally that lines can count toward."""
    sides: int
    counted: frozenset[str]
    """Those that only an ending reads which keeps them itself; nothing ever takes from them."""
    declared: bool
    """Whether every rule that might read a tally says what it reads."""
    known: dict[tuple[Counts, ...], Settled] = field(compare=False)

    def settle(self, counts: tuple[Counts, ...]) -> Settled:
        """Settle tallies that stand so, of the first sides; those of the others are empty."""
        found = self.known.get(counts)
        if found is None:
            found = self.known[counts] = self._settle(counts)
        return found

    def _settle(self, counts: tuple[Counts, ...]) -> Settled:
        points = [0] * self.sides
        none = (0,) * len(self.names)
        everybody = (*counts, *(none,) * (self.sides - len(counts)))
        tallies: dict[str, Counts] = dict.fromkeys(self.tallies, (0,) * self.sides)
        for place, name in enumerate(self.names):
            tallies[name] = tuple([own[place] for own in everybody])
        for policy in self.settling:
            for side, line in policy.settle(dict(tallies)):
                points[side] += line.points
                if line.tally:
                    count = list(tallies[line.tally])
                    count[side] += line.count
                    tallies[line.tally] = tuple(count)
        for name in self.counted:
            tallies[name] = tuple([min(count, ENOUGH) for count in tallies[name]])
        kept = tuple(
            tuple([tallies[name][side] for name in self.names]) for side in range(self.sides)
        )
        return Settled(tuple(points), kept)


def keeping_of(ruleset: Ruleset) -> Keeping:
    """Give what a rule set keeps count of."""
    settling = tuple(policy for _, policy in ruleset.scoring.settling)
    judges = (*(policy for _, policy in ruleset.endings), ruleset.result[1])
    sights = [sight_of(policy) for policy in judges]
    # A judge that keeps a tally reads that one; one that keeps none may read them all.
    own = frozenset(
        getattr(policy, "tally", "")
        for policy, sight in zip(judges, sights, strict=True)
        if sight is None or Sees.TALLIES in sight
    )
    settled = frozenset(policy.tally for policy in settling)
    read = settled | (frozenset(ruleset.tallies) if "" in own else own)
    return Keeping(
        names=tuple(name for name in ruleset.tallies if name in read),
        settling=settling,
        tallies=ruleset.tallies,
        sides=len(ruleset.seating.sides),
        counted=frozenset() if "" in own else own - settled,
        declared=None not in (*sights, *map(sight_of, settling)),
        known={},
    )


def added(counts: tuple[Counts, ...], gain: tuple[Counts, ...]) -> tuple[Counts, ...]:
    """Add what a round brings to what stands."""
    return tuple([tuple(map(add, *pair)) for pair in zip(counts, gain, strict=True)])


@lru_cache(maxsize=64)
def apart(keeping: Keeping, counts: tuple[Counts, ...]) -> bool | None:
    """Tell whether what follows from one side's tallies never hangs on another side's.

    All sides are given each of the counts in every combination; none where those are too many.
    """
    sides = keeping.sides
    if not keeping.settling or sides == 1:
        return True
    if len(counts) ** sides > MOST_CHECKED:
        return None
    none = (0,) * len(keeping.names)
    alone = [
        {count: keeping.settle((*(none,) * side, count)) for count in counts}
        for side in range(sides)
    ]
    # A side fares as the first one would.
    if any(
        own[count].points[side] != alone[0][count].points[0]
        or own[count].kept[side] != alone[0][count].kept[0]
        for side, own in enumerate(alone)
        for count in counts
    ):
        return False
    return all(
        keeping.settle(stand)
        == _together([own[count] for own, count in zip(alone, stand, strict=True)])
        for stand in product(counts, repeat=sides)
    )


def _together(alone: list[Settled]) -> Settled:
    """Give what follows for all sides if nothing of one hangs on another."""
    points = tuple(map(sum, zip(*(one.points for one in alone), strict=True)))
    return Settled(points, tuple(one.kept[side] for side, one in enumerate(alone)))


def ways_to(
    nothing: Stand, gains: Mapping[Gain, int], step: Callable[[Stand, Gain], Stand]
) -> Iterator[tuple[Stand, Way]]:
    """Follow two rule sets together from nothing through every round that there can be.

    `gains` are what a round can add, each with how odd such a round is at least. Given is every
    stand that rounds lead to, the nearest first, with the least odd way there. Tallies without
    bound have no end.
    """
    found: set[Stand] = set()
    waiting: list[tuple[int, int, Stand, tuple[Gain, ...]]] = [(0, 0, nothing, ())]
    while waiting:
        odd, rounds, stand, way = heappop(waiting)
        if stand in found:
            continue
        found.add(stand)
        yield stand, (odd, way)
        for gain, more in gains.items():
            after = step(stand, gain)
            if after not in found:
                heappush(waiting, (odd + more, rounds + 1, after, (*way, gain)))


def all_of(ways: Iterable[tuple[Stand, Way]]) -> tuple[dict[Stand, Way], bool]:
    """Gather stands with the ways there, and tell whether these are all; too many are cut off."""
    found: dict[Stand, Way] = {}
    counts: tuple[set[tuple[Counts, ...]], ...] = (set(), set())
    for stand, way in ways:
        for kept, own in zip(counts, stand, strict=True):
            kept.add(own)
        if max(map(len, counts)) > MOST_COUNTS or len(found) == MOST_STANDS:
            return found, False
        found[stand] = way
    return found, True
