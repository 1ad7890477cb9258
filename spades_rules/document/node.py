"""What was read: values that know where they stand in the text."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, assert_never

from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.document.source import SourceText

__all__ = ["BROKEN", "Broken", "Node", "Place", "Plain", "Reading"]

Plain: TypeAlias = bool | int | str | list["Plain"] | dict[str, "Plain"] | None
"""A value without places: what a document says once it is read."""

Place: TypeAlias = tuple[int, int, int, int]
"""Line, column, end line, end column: counted from 1, the end exclusive."""


class Broken(Enum):
    """Stands for a value that could not be read and has been reported."""

    BROKEN = "broken"


BROKEN = Broken.BROKEN


@dataclass(slots=True, eq=False)
class Node:
    """A value and its place; never changed once the text is read.

    It is not frozen only because a frozen one takes three times as long to make.
    """

    value: "bool | int | str | tuple[Node, ...] | dict[str, Node] | Broken | None"
    """What is said here; `BROKEN` where that is already reported, and then nobody need speak."""
    source: SourceText
    """The text it stands in."""
    line: int
    """The line where it begins, from 1."""
    column: int
    """The character of that line where it begins, from 1."""
    end_line: int
    """The line where it ends."""
    end_column: int
    """The character just behind its last one."""
    key: Place | None
    """Where the key that leads here stands, if a mapping holds it."""

    @property
    def span(self) -> Span:
        """Where the value stands."""
        return self.source.span(self.line, self.column, self.end_line, self.end_column)

    @property
    def key_span(self) -> Span:
        """Where the key stands, or the value where there is no key."""
        return self.span if self.key is None else self.source.span(*self.key)

    def plain(self) -> Plain:
        """Give the value without places; what is broken is left out, a broken whole is null."""
        match self.value:
            case dict(entries):
                return {k: n.plain() for k, n in entries.items() if n.value is not BROKEN}
            case tuple(items):
                return [node.plain() for node in items if node.value is not BROKEN]
            case Broken.BROKEN:
                return None
            case None | bool() | int() | str() as scalar:
                return scalar
            case never:
                assert_never(never)


@dataclass(frozen=True, slots=True)
class Reading:
    """The outcome of reading one text."""

    root: Node | None
    """What the text says; nothing where it could not be read to its end."""
    diagnostics: tuple[Diagnostic, ...]
    """All that is wrong with it as a text, sorted by place."""
