"""The cards of a set as a list of plays, looked up in parts and not put together one by one."""

from collections.abc import Callable

from spades_rules.kernel.actions import Play

__all__ = ["plays_reader"]

_WIDTH = 13
"""The cards of one part: a table of every set of them is small and quickly made."""
_FULL = (1 << _WIDTH) - 1
_USUAL = 4
"""The parts of a pack of 52."""


def plays_reader(plays: tuple[Play, ...]) -> Callable[[int], tuple[Play, ...]]:
    """Give a function from a set of cards to their plays, the lowest bit first.

    The tables are made at the first question, since many a rule set is never played.
    """
    tables: list[list[tuple[Play, ...]]] = []

    def read_usual(mask: int) -> tuple[Play, ...]:
        if not tables:
            tables.extend(_tables(plays))
        one, two, three, four = tables
        return (
            one[mask & _FULL]
            + two[mask >> _WIDTH & _FULL]
            + three[mask >> 2 * _WIDTH & _FULL]
            + four[mask >> 3 * _WIDTH]
        )

    def read_any(mask: int) -> tuple[Play, ...]:
        if not tables:
            tables.extend(_tables(plays))
        found: tuple[Play, ...] = ()
        for table in tables:
            found = found + table[mask & _FULL]
            mask >>= _WIDTH
        return found

    return read_usual if -(-len(plays) // _WIDTH) == _USUAL else read_any


def _tables(plays: tuple[Play, ...]) -> list[list[tuple[Play, ...]]]:
    """Write down the plays of every set of cards, part by part."""
    tables = []
    for start in range(0, len(plays), _WIDTH):
        sets: list[tuple[Play, ...]] = [()]
        for play in plays[start : start + _WIDTH]:
            sets += [found + (play,) for found in sets]  # noqa: RUF005 - quicker, and it is hot
        tables.append(sets)
    return tables
