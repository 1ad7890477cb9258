"""The cards of a set as a list of plays, looked up and not put together one by one."""

from collections.abc import Callable

from spades_rules.kernel.actions import Play

__all__ = ["plays_reader"]

_WIDTH = 13
"""The cards of one part: a table of every set of them is small and quickly made."""
_PART = (1 << _WIDTH) - 1
_USUAL = 4
"""The parts of the usual pack, for which the look-up is written out."""
_SECOND, _THIRD, _FOURTH = _WIDTH, 2 * _WIDTH, 3 * _WIDTH
"""Where its parts begin."""


def plays_reader(plays: tuple[Play, ...]) -> Callable[[int], tuple[Play, ...]]:
    """Give a function from a set of cards to their plays, the lowest bit first.

    Its tables are made at the first question, since many a rule set is never played.
    """
    tables: list[list[tuple[Play, ...]]] = []

    def read(mask: int) -> tuple[Play, ...]:
        if not tables:
            tables.extend(_tables(plays))
        found: tuple[Play, ...] = ()
        for table in tables:
            found += table[mask & _PART]
            mask >>= _WIDTH
        return found

    return _usual_reader(plays) if len(plays) == _USUAL * _WIDTH else read


def _usual_reader(plays: tuple[Play, ...]) -> Callable[[int], tuple[Play, ...]]:
    """Give the same for a pack of 52, written out, since it is asked at every card."""
    one: list[tuple[Play, ...]] = []
    two: list[tuple[Play, ...]] = []
    three: list[tuple[Play, ...]] = []
    four: list[tuple[Play, ...]] = []

    def read(mask: int) -> tuple[Play, ...]:
        try:
            return (
                one[mask & _PART]
                + two[mask >> _SECOND & _PART]
                + three[mask >> _THIRD & _PART]
                + four[mask >> _FOURTH]
            )
        except IndexError:
            for table, sets in zip((one, two, three, four), _tables(plays), strict=True):
                table.extend(sets)
            return read(mask)

    return read


def _tables(plays: tuple[Play, ...]) -> list[list[tuple[Play, ...]]]:
    """Write down the plays of every set of cards, part by part."""
    tables = []
    for start in range(0, len(plays), _WIDTH):
        sets: list[tuple[Play, ...]] = [()]
        for play in plays[start : start + _WIDTH]:
            sets += [(*found, play) for found in sets]
        tables.append(sets)
    return tables
