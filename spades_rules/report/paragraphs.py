"""Text for people: wrapped lines and columns, the same on every screen."""

from collections.abc import Iterable, Sequence
from textwrap import fill

from spades_rules.diagnostics import on_one_line

__all__ = ["NARROW", "columns", "count", "joined", "plus", "sentence", "wrapped"]

WIDTH = 96
NARROW = 80
"""The width of a terminal that nobody has pulled wider."""


def wrapped(text: str, *, indent: int = 0, hanging: int = 0, width: int = WIDTH) -> str:
    """Break a text into lines; those after the first stand further in by `hanging`."""
    return fill(
        text,
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hanging),
        break_long_words=False,
        break_on_hyphens=False,
    )


def columns(rows: Iterable[Sequence[str]], *, indent: int = 0) -> list[str]:
    """Set rows in columns as wide as their widest entry; the last column ends where it ends."""
    rows = [tuple(map(on_one_line, row)) for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        (
            " " * indent
            + "  ".join(entry.ljust(width) for entry, width in zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def plus(points: int) -> str:
    """Write points with their sign: `+40`, `-100`, `0`."""
    return f"{points:+d}" if points else "0"


def count(number: int, one: str, many: str = "") -> str:
    """Write a number with its noun: `1 bag`, `2 bags`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def joined(words: Sequence[str], last: str = "and") -> str:
    """Write words as a sentence lists them: `3, 4 and nil`."""
    *first, end = words or ("none",)
    return f"{', '.join(first)} {last} {end}" if first else end


def sentence(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]
