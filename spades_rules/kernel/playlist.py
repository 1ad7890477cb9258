"""The cards of a set as a list of plays, looked up and not put together one by one."""

from collections.abc import Callable

from spades_rules.kernel.actions import Play

__all__ = ["plays_reader"]

_WIDTH = 13
"""The cards of one part: a table of every set of them is small and quickly made."""
_USUAL = 4
"""The parts of the usual pack, for which the look-up is written out."""


def plays_reader(plays: tuple[Play, ...]) -> Callable[[int], tuple[Play, ...]]:
    """Give a function from a set of cards to their plays, the lowest bit first.

    A set within one part of the pack, which is a suit of thirteen in the usual order, is found
    at once; others are put together from their parts. The table is made at the first question,
    since many a rule set is never played.
    """
    known: dict[int, tuple[Play, ...]] = {}
    find = known.get
    parts = tuple(
        (1 << min(start + _WIDTH, len(plays))) - (1 << start)
        for start in range(0, len(plays), _WIDTH)
    )

    def read(mask: int) -> tuple[Play, ...]:
        if not known:
            known.update(_table(plays))
        found = find(mask)
        if found is None:
            found = ()
            for part in parts:
                found += known[mask & part]
        return found

    def read_usual(mask: int) -> tuple[Play, ...]:
        found = find(mask)
        if found is not None:
            return found
        if not known:
            known.update(_table(plays))
        return known[mask & one] + known[mask & two] + known[mask & three] + known[mask & four]

    if len(parts) != _USUAL:
        return read
    one, two, three, four = parts
    return read_usual


def _table(plays: tuple[Play, ...]) -> dict[int, tuple[Play, ...]]:
    """Write down the plays of every set of cards within one part."""
    table: dict[int, tuple[Play, ...]] = {}
    for start in range(0, len(plays), _WIDTH):
        sets: list[tuple[int, tuple[Play, ...]]] = [(0, ())]
        for place, play in enumerate(plays[start : start + _WIDTH], start):
            sets += [(cards | 1 << place, (*found, play)) for cards, found in sets]
        table.update(sets)
    return table
