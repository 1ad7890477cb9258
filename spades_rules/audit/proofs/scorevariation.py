"""What a difference in the score hangs on: the calls, the tricks, the tallies of before."""

from spades_rules.audit.proofs.scorefaces import Faced
from spades_rules.audit.proofs.scorepartings import round_at
from spades_rules.audit.proofs.siderounds import Names, splits
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
        if not all(_partings(face, scored, frozenset((place,))))
    ]
    free: frozenset[int] = frozenset()
    for place in range(len(inputs)):
        wider = free | {place}
        parts = _partings(face, scored, wider)
        if all(parts) and len(parts) > len(_partings(face, scored, free)):
            free = wider
    return tuple(matters), tuple(inputs[place] for place in sorted(free))


def _partings(face: Faced, scored: Scored, free: frozenset[int]) -> list[bool]:
    """Tell of each situation that is the same but for some inputs whether it parts the two."""
    met = face.meeting
    own, seats = scored.taken, len(scored.taken.calls)
    stand, beside = round_at(face, scored)
    stands = list(face.ways) if 2 * seats in free else [stand]
    taken = [
        (place, tricks)
        for place, tricks in enumerate(splits(seats, met.tricks))
        if _same(tricks, own.tricks, free, seats)
        # Another side's tricks are those that this one leaves.
        and (not scored.rivals or sum(tricks) == sum(own.tricks))
    ]
    said: list[Names] = [
        names for names in met.said if len(names) == seats and _same(names, own.calls, free, 0)
    ]
    found: list[bool] = []
    for names in said:
        earned = met.earned(names)
        for place, _ in taken:
            gain = (
                (earned.ours[place], *beside[0]),
                (earned.theirs[place], *beside[1]),
            )
            part = earned.rise[place], gain
            found.extend(face.differs(one, part) for one in stands)
    return found


def _same(
    now: tuple[object, ...], then: tuple[object, ...], free: frozenset[int], first: int
) -> bool:
    return all(
        value == before or first + seat in free
        for seat, (value, before) in enumerate(zip(now, then, strict=True))
    )
