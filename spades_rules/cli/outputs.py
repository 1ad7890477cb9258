"""What a command writes: results on standard output, everything else on standard error."""

import os
import sys
from collections.abc import Iterable
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from spades_rules.report.style import Style

__all__ = ["complain", "print_lines", "print_text", "style_for"]


def print_text(text: str) -> None:
    """Write a result that ends its own lines."""
    sys.stdout.write(text)


def print_lines(lines: Iterable[str]) -> None:
    """Write a result line by line."""
    print_text("".join(f"{line}\n" for line in lines))


def complain(text: str) -> None:
    """Write what is no result."""
    sys.stderr.write(text.rstrip("\n") + "\n")


def style_for(stream: IO[str] | None = None) -> "Style":
    """Give colour on a terminal, unless `NO_COLOR` says otherwise; none anywhere else."""
    # A list of profiles has no style, and is to be quick.
    from spades_rules.report.style import COLOUR, PLAIN  # noqa: PLC0415

    where = sys.stdout if stream is None else stream
    return COLOUR if where.isatty() and not os.environ.get("NO_COLOR") else PLAIN
