"""The shapes of what is written in a case: a card, a call, a number, or a list of them."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from enum import Enum
from typing import Any, TypeAlias, get_type_hints

from spades_rules.document import Plain

__all__ = [
    "CALL",
    "CALLS",
    "CARD",
    "CARDS",
    "COUNTS",
    "FLAG",
    "POINTS",
    "PROFILE",
    "SEAT",
    "TEXT",
    "TOTALS",
    "Entry",
    "Keyed",
    "Listed",
    "OrNull",
    "Shape",
    "Whole",
    "Word",
    "entry_of",
    "plain_of",
]


class Word(Enum):
    """A value of one word."""

    TEXT = "text"
    CARD = "a card"
    CALL = "a call"
    FLAG = "true or false"
    PROFILE = "a profile"
    """The text of one, or a mapping that says the same."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within limits, both allowed."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A list of values of one shape."""

    of: "Shape"
    least: int = 0
    most: int = 200


@dataclass(frozen=True, slots=True)
class Keyed:
    """A mapping whose keys have one shape and whose values have another."""

    by: "Shape"
    of: "Shape"


@dataclass(frozen=True, slots=True)
class OrNull:
    """A value that may be `null`."""

    of: "Shape"


@dataclass(frozen=True, slots=True)
class Entry:
    """A mapping with known keys."""

    fields: Mapping[str, "Shape"]
    required: frozenset[str]


Shape: TypeAlias = Word | Whole | Listed | Keyed | OrNull | Entry

CARD, CALL, TEXT, FLAG, PROFILE = Word.CARD, Word.CALL, Word.TEXT, Word.FLAG, Word.PROFILE
SEAT = Whole(0, 99)
_COUNT = Whole(0, 999)
POINTS = Whole(-1_000_000, 1_000_000)
CARDS = Listed(CARD)
CALLS = Listed(CALL)
COUNTS = Listed(_COUNT)
TOTALS = Listed(POINTS)


def entry_of(situation: Any) -> Entry:  # noqa: ANN401 - any class of situations
    """Give the shape of a class of situations: each field's shape stands in its annotation."""
    hints: dict[str, Any] = get_type_hints(situation, include_extras=True)
    known = fields(situation)
    return Entry(
        {one.name: hints[one.name].__metadata__[0] for one in known},
        frozenset(one.name for one in known if one.default is MISSING),
    )


def plain_of(value: object) -> Plain:
    """Give a value as a document holds it: tuples become lists."""
    match value:
        case tuple() | list():
            return [plain_of(one) for one in value]
        case Mapping():
            return {str(key): plain_of(one) for key, one in value.items()}
        case None | bool() | int():
            return value
        case _:
            return str(value)
