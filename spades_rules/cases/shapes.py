"""The shapes of what is written in a case: a card, a call, a number, or a list of them."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, TypeAlias, get_type_hints

from spades_rules.document import Plain
from spades_rules.kernel.customs import Reneged

__all__ = [
    "CALL",
    "CALLS",
    "CARD",
    "CARDS",
    "CHOICE",
    "COUNTS",
    "FLAG",
    "PLACE",
    "POINTS",
    "PROFILE",
    "RENEGES",
    "SEAT",
    "TEXT",
    "TOTALS",
    "TRUMP",
    "Entry",
    "Keyed",
    "Listed",
    "OrNull",
    "Shape",
    "Whole",
    "Word",
    "entry_of",
    "entry_to_plain",
    "plain_of",
]


class Word(Enum):
    """A value of one word."""

    TEXT = "text"
    CARD = "a card"
    CALL = "a call"
    CHOICE = "a call or a card"
    """What a seat may choose: a call, a card, `look` or `claim`."""
    PLACE = "a seat or the stock"
    """A seat, or the word `stock` for the cards that nobody holds."""
    TRUMP = "a suit or none"
    """Which suit is trump: `C`, `D`, `H` or `S`, or the word `none`."""
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
    makes: type | None = None
    """The class of what is written, its fields the keys; none where it is taken as a mapping."""


Shape: TypeAlias = Word | Whole | Listed | Keyed | OrNull | Entry

CARD, CALL, CHOICE = Word.CARD, Word.CALL, Word.CHOICE
TEXT, FLAG, PROFILE, TRUMP = Word.TEXT, Word.FLAG, Word.PROFILE, Word.TRUMP
PLACE = Word.PLACE
SEAT = Whole(0, 99)
_COUNT = Whole(0, 999)
POINTS = Whole(-1_000_000, 1_000_000)
CARDS = Listed(CARD)
CALLS = Listed(CALL)
COUNTS = Listed(_COUNT)
TOTALS = Listed(POINTS)
RENEGES = Listed(Entry({"seat": SEAT, "trick": Whole(1, 999)}, frozenset({"seat"}), makes=Reneged))


def entry_of(situation: Any) -> Entry:  # noqa: ANN401 - any class of situations
    """Give the shape of a situation or a part of one: its fields carry theirs as annotations."""
    hints: dict[str, Any] = get_type_hints(situation, include_extras=True)
    known = fields(situation)
    return Entry(
        {one.name: hints[one.name].__metadata__[0] for one in known},
        frozenset(one.name for one in known if one.default is MISSING),
        makes=situation,
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
            return entry_to_plain(value) if is_dataclass(value) else str(value)


def entry_to_plain(value: Any) -> dict[str, Plain]:  # noqa: ANN401 - as for `entry_of`
    """Give a situation or a part of one as a mapping, without what may be left out."""
    return {
        one.name: plain_of(getattr(value, one.name))
        for one in fields(value)
        if one.default is MISSING or getattr(value, one.name) != one.default
    }
