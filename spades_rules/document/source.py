"""The text as the author wrote it, line by line, so that a finding can show the very spot."""

import re
from dataclasses import dataclass

from spades_rules.diagnostics import CHARACTERS_BEFORE, MOST_CHARACTERS, Span

__all__ = ["SourceText", "split_lines"]

LINE_END = re.compile(r"\r\n?|\n")


@dataclass(frozen=True, slots=True)
class SourceText:
    """A named text cut into lines; there is always at least one."""

    file: str
    """The file as the user named it, or a word such as `<stdin>`."""
    lines: tuple[str, ...]
    """The lines without their ends."""

    def span(self, line: int, column: int, end_line: int, end_column: int) -> Span:
        """Give the stretch between two places, counted from 1, the end exclusive.

        The span carries at most 200 characters of its first line: the first ones, or, where the
        column lies beyond them, those from a hundred before the column.
        """
        start = 0 if column <= MOST_CHARACTERS else column - 1 - CHARACTERS_BEFORE
        shown = self.lines[line - 1][start : start + MOST_CHARACTERS]
        return Span(self.file, line, column, end_line, end_column, shown)

    def spot(self, line: int, column: int, width: int = 1) -> Span:
        """Give the stretch of some characters from a place, held inside the text.

        A place behind a line, or below the last one, is moved to the end of that line.
        """
        if line > len(self.lines):
            line, column = len(self.lines), len(self.lines[-1]) + 1
        end = len(self.lines[line - 1]) + 1
        column = min(column, end)
        return self.span(line, column, line, min(column + width, end))


def split_lines(text: str) -> tuple[str, ...]:
    """Cut a text at line feeds, carriage returns and pairs of the two, and nowhere else."""
    return tuple(LINE_END.split(text))
