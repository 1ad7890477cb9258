"""Under which readings of their sources two profiles have to be compared on a rule."""

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from spades_rules.profile import Profile, Reading, read_as

__all__ = ["Readings", "combinations", "read_as", "readings_about"]

Readings: TypeAlias = tuple[str, ...]
"""Readings of one profile, beside those that are in force in it already."""


def readings_about(profile: Profile, rule: str) -> tuple[Reading, ...]:
    """Give the readings of a profile's own file that are about a rule or a parameter of it.

    Left out is what a reading in force excludes, itself among it: what was asked for stands.
    """
    taken = [profile.readings[name] for name in profile.active]
    return tuple(
        reading
        for reading in profile.readings.values()
        if reading.is_about(rule) and not any(one.excludes(reading) for one in taken)
    )


def combinations(a: Profile, b: Profile, rule: str) -> tuple[tuple[Readings, Readings], ...]:
    """Give every way to read two sources on a rule: further readings of each, for `read_as`.

    The texts as they were given come first, with no further reading; then those with the fewest.
    Readings that exclude each other never stand together.
    """
    ours, theirs = (tuple(_together(readings_about(one, rule))) for one in (a, b))
    # One text is read in one way, whichever of the two stands for it.
    one_text = a.source is not None and a.source == b.source
    ways = (both for both in product(ours, theirs) if both[0] == both[1] or not one_text)
    return tuple(sorted(ways, key=lambda both: len(both[0]) + len(both[1])))


def _together(readings: tuple[Reading, ...]) -> Iterator[Readings]:
    """Give every choice of readings that may be asked for together, with none of them first."""
    yield ()
    for place, first in enumerate(readings):
        beside = tuple(one for one in readings[place + 1 :] if not first.excludes(one))
        for chosen in _together(beside):
            yield (first.name, *chosen)
