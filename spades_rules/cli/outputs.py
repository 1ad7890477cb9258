"""What a command writes: results on standard output, everything else on standard error."""

import os
import re
import sys
from collections.abc import Iterable
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from spades_rules.report.style import Style

__all__ = ["complain", "print_lines", "print_text", "style_for", "visible"]


STYLED = r"\x1b\[(?:0|1|2|1;31|1;33)m"
"""The emphasis that `report.style` sets."""
UNSEEN = re.compile(
    rf"({STYLED})|[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)
"""What a terminal obeys and nobody sees; a profile of somebody else may hold any of it."""


def visible(text: str) -> str:
    """Write out every character that would do something to a terminal, as JSON and YAML do."""
    return UNSEEN.sub(lambda found: found[1] or f"\\u{ord(found[0]):04x}", text)


def print_text(text: str) -> None:
    """Write a result that ends its own lines."""
    sys.stdout.write(visible(text))


def print_lines(lines: Iterable[str]) -> None:
    """Write a result line by line."""
    print_text("".join(f"{line}\n" for line in lines))


def complain(text: str) -> None:
    """Write what is no result."""
    sys.stderr.write(visible(text.rstrip("\n")) + "\n")


def style_for(stream: IO[str] | None = None) -> "Style":
    """Give colour on a terminal, unless `NO_COLOR` says otherwise; none anywhere else."""
    # A list of profiles has no style, and is to be quick.
    from spades_rules.report.style import COLOUR, PLAIN  # noqa: PLC0415

    where = sys.stdout if stream is None else stream
    return COLOUR if where.isatty() and not os.environ.get("NO_COLOR") else PLAIN
