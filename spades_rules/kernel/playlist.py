"""The cards of a set as a list of plays, looked up and not put together one by one."""

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from spades_rules.kernel.actions import Play

__all__ = ["Row", "plays_reader", "row_reader"]

Row: TypeAlias = tuple[int, int, Sequence[tuple[Play, ...]]]
"""Some cards, the place of their lowest, and the plays of every set of them.

The plays of a set stand where the set moved down by that place says. A row without plays is that
of cards for which they are not written down.
"""

_WIDTH = 13
"""The cards of one part: a table of every set of them is small and quickly made."""
_PART = (1 << _WIDTH) - 1
_USUAL = 4
"""The parts of the usual pack, for which the look-up is written out."""
_MIDDLE = _USUAL // 2 * _WIDTH
_HALF = (1 << _MIDDLE) - 1


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
            # Whole numbers below 2 ** 30 are quick to take apart, so the pack is halved first.
            low, high = mask & _HALF, mask >> _MIDDLE
            return (
                one[low & _PART] + two[low >> _WIDTH] + three[high & _PART] + four[high >> _WIDTH]
            )
        except IndexError:
            for table, sets in zip((one, two, three, four), _tables(plays), strict=True):
                table.extend(sets)
            return read(mask)

    return read


def row_reader(
    plays_of: Callable[[int], tuple[Play, ...]], suits: Collection[int]
) -> Callable[[int], Row]:
    """Give a function from some cards to their row; only that of a suit has plays.

    A suit that lies too far apart in the pack has none either.
    """
    rows: dict[int, Row] = {}

    def row_of(cards: int) -> Row:
        row = rows.get(cards)
        if row is None:
            first = (cards & -cards).bit_length() - 1
            if cards not in suits or cards >> first > _PART:
                return cards, 0, ()
            plays = tuple(plays_of(part << first) for part in range((cards >> first) + 1))
            row = rows[cards] = cards, first, plays
        return row

    return row_of


def _tables(plays: tuple[Play, ...]) -> list[list[tuple[Play, ...]]]:
    """Write down the plays of every set of cards, part by part."""
    tables = []
    for start in range(0, len(plays), _WIDTH):
        sets: list[tuple[Play, ...]] = [()]
        for play in plays[start : start + _WIDTH]:
            sets += [(*found, play) for found in sets]
        tables.append(sets)
    return tables
