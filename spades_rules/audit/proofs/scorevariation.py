"""What a difference in the score hangs on: the calls, the tricks, the tallies of before."""

from functools import cache

from spades_rules.audit.proofs.scorefaces import Faced
from spades_rules.audit.proofs.scorepartings import round_at
from spades_rules.audit.proofs.siderounds import Counts, Names, splits
from spades_rules.audit.proofs.sidescores import Scored

__all__ = ["variation"]

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def variation(face: Faced, scored: Scored) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give of a parting the inputs that matter, and those that may all vary together.

    An input matters if the two agree for some other value of it. Inputs may vary together if the
    two part for all their values in every combination; they are gathered one by one, the calls
    first, then the tricks and the tallies.
    """
    seats = range(len(scored.taken.calls))
    inputs = [f"{ORDINALS[seat]} call" for seat in seats]
    inputs += [f"{ORDINALS[seat]} tricks" for seat in seats]
    tallies = sorted({*face.meeting.ours.names, *face.meeting.theirs.names})
    if tallies:
        inputs.append(" and ".join(tallies))
    matters = [
        name
        for place, name in enumerate(inputs)
        if not _Around(face, scored, frozenset((place,))).all_part()
    ]
    free = _Around(face, scored, frozenset())
    for place in range(len(inputs)):
        wider = _Around(face, scored, free.free | {place})
        if wider.number > free.number and wider.all_part():
            free = wider
    return tuple(matters), tuple(inputs[place] for place in sorted(free.free))


class _Around:
    """The situations that are the same as a parting but for some inputs."""

    __slots__ = ("_beside", "_face", "_said", "_stands", "_taken", "free")

    def __init__(self, face: Faced, scored: Scored, free: frozenset[int]) -> None:
        """Gather what is called, what is taken and what stands before in them."""
        self.free = free
        self._face = face
        met = face.meeting
        own, seats = scored.taken, len(scored.taken.calls)
        stand, self._beside = round_at(face, scored)
        self._stands = tuple(face.ways) if 2 * seats in free else (stand,)
        self._taken = [
            place
            for place, tricks in enumerate(splits(seats, met.tricks))
            if _same(tricks, own.tricks, free, seats)
            # Another side's tricks are those that this one leaves.
            and (not scored.rivals or sum(tricks) == sum(own.tricks))
        ]
        self._said: list[Names] = [
            names for names in met.said if len(names) == seats and _same(names, own.calls, free, 0)
        ]

    @property
    def number(self) -> int:
        """Give how many there are."""
        return len(self._said) * len(self._taken) * len(self._stands)

    def all_part(self) -> bool:
        """Tell whether the two part in all of them."""
        # Most rounds come to one of a few parts.
        part_always = cache(self._parts_always)
        earned_by = self._face.meeting.earned
        return all(
            part_always(earned.rise[place], earned.ours[place], earned.theirs[place])
            for earned in map(earned_by, self._said)
            for place in self._taken
        )

    def _parts_always(self, rise: int, ours: Counts, theirs: Counts) -> bool:
        """Tell whether rounds that come to this part the two after all that stands before."""
        part = rise, ((ours, *self._beside[0]), (theirs, *self._beside[1]))
        return all(self._face.differs(stand, part) for stand in self._stands)


def _same(
    now: tuple[object, ...], then: tuple[object, ...], free: frozenset[int], first: int
) -> bool:
    return all(
        value == before or first + seat in free
        for seat, (value, before) in enumerate(zip(now, then, strict=True))
    )
