"""The few shapes of markdown that all sheets share, safe against what a text may hold."""

import re
from collections.abc import Iterable, Sequence

__all__ = ["escaped", "fenced", "row", "table"]


MARKUP = re.compile(r"[\\`*\[\]<>|#&~]|(?<!\w)_|_(?!\w)")


def escaped(text: str) -> str:
    """Keep a text from being taken for markup, and on one line."""
    return MARKUP.sub(r"\\\g<0>", " ".join(text.split()))


def row(cells: Iterable[str]) -> str:
    """Write a row of a table; the cells are markdown already."""
    return f"| {' | '.join(cells)} |"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table; its heads and cells are markdown already."""
    return "\n".join((row(heads), row(["---"] * len(heads)), *map(row, rows)))


def fenced(text: str, language: str) -> str:
    """Show a text as it is, whatever marks it holds itself."""
    marks = "`" * (1 + max([2, *map(len, re.findall("`+", text))]))
    return f"{marks}{language}\n{text.rstrip()}\n{marks}"
