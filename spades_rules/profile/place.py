"""How a profile is named with its readings: `nowplay-gg@bags-score-a-point`."""

from dataclasses import dataclass

from spades_rules.diagnostics import Span

__all__ = ["Place", "parse_place"]


@dataclass(frozen=True, slots=True)
class Place:
    """Which profile is wanted, and under which readings."""

    profile: str
    """A name or a file."""
    readings: tuple[tuple[str, Span], ...]
    """Each reading, and where it stands in what was written."""
    span: Span
    """Where the profile stands in what was written."""


def parse_place(text: str) -> Place:
    """Take a place apart; a file keeps an `@` that is followed by a folder or a suffix."""
    start = text.rfind("@")
    if start < 0 or "/" in text[start:] or text.endswith((".yaml", ".yml")):
        start = len(text)
    profile, rest = text[:start], text[start + 1 :]
    readings = []
    column = start + 2
    for name in rest.split("+") if start < len(text) else ():
        readings.append((name, _span(text, column, len(name))))
        column += len(name) + 1
    return Place(profile, tuple(readings), _span(text, 1, len(profile)))


def _span(text: str, column: int, length: int) -> Span:
    return Span("<profile>", 1, column, 1, column + max(length, 1), text)
