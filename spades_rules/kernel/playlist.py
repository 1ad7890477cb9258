"""The cards of a set as a list of plays, looked up and not put together one by one."""

from collections.abc import Callable

from spades_rules.kernel.actions import Play

__all__ = ["plays_reader"]

_SUIT = 13
_LOW = 7
"""A suit of thirteen is looked up in seven cards and six: small tables stay near at hand."""
_SUIT_MASK = (1 << _SUIT) - 1
_LOW_MASK = (1 << _LOW) - 1
_HALF = 2 * _SUIT
_HALF_MASK = (1 << _HALF) - 1
_USUAL = 4
"""The suits of the usual pack, for which the look-up is written out."""


def plays_reader(plays: tuple[Play, ...]) -> Callable[[int], tuple[Play, ...]]:
    """Give a function from a set of cards to their plays, the lowest bit first.

    Its tables are made at the first question, since many a rule set is never played.
    """
    tables: list[list[tuple[Play, ...]]] = []

    def read(mask: int) -> tuple[Play, ...]:
        if not tables:
            tables.extend(_tables(plays))
        found: tuple[Play, ...] = ()
        for place, table in enumerate(tables):
            found += table[mask & len(table) - 1]
            mask >>= _SUIT - _LOW if place % 2 else _LOW
        return found

    return _usual_reader(plays, tables) if len(plays) == _USUAL * _SUIT else read


def _usual_reader(
    plays: tuple[Play, ...], tables: list[list[tuple[Play, ...]]]
) -> Callable[[int], tuple[Play, ...]]:
    """Give the same for a pack of 52, written out.

    Halves of the pack are small whole numbers, which are quicker to work with; and mostly one
    suit is asked for, so that the others are passed over.
    """

    def read(mask: int) -> tuple[Play, ...]:
        if not tables:
            tables.extend(_tables(plays))
        low, high = mask & _HALF_MASK, mask >> _HALF
        found: tuple[Play, ...] = ()
        if low:
            one, two = low & _SUIT_MASK, low >> _SUIT
            if one:
                found = tables[0][one & _LOW_MASK] + tables[1][one >> _LOW]
            if two:
                found += tables[2][two & _LOW_MASK] + tables[3][two >> _LOW]
        if high:
            three, four = high & _SUIT_MASK, high >> _SUIT
            if three:
                found += tables[4][three & _LOW_MASK] + tables[5][three >> _LOW]
            if four:
                found += tables[6][four & _LOW_MASK] + tables[7][four >> _LOW]
        return found

    return read


def _tables(plays: tuple[Play, ...]) -> list[list[tuple[Play, ...]]]:
    """Write down the plays of every set of cards, part by part."""
    tables = []
    for start in range(0, len(plays), _SUIT):
        suit = plays[start : start + _SUIT]
        for part in (suit[:_LOW], suit[_LOW:]):
            sets: list[tuple[Play, ...]] = [()]
            for play in part:
                sets += [(*found, play) for found in sets]
            tables.append(sets)
    return tables
