"""What an editor is told of a policy."""

from dataclasses import dataclass
from typing import Annotated

from spades_rules.catalog import parameters_in
from spades_rules.catalog.schema import parameter_schemas
from spades_rules.kernel.parameters import Bounds


@dataclass(frozen=True, slots=True, kw_only=True)
class Grade:
    """What a bid of so many tricks is worth."""

    from_: Annotated[int, Bounds(low=1)]
    """The least bid of this grade."""
    made: int = 5
    """The points when it is made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Grades:
    """High bids have values of their own."""

    grades: tuple[Grade, ...]
    """The grades."""
    more: tuple[Grade, ...] | None = None
    """Further grades."""
    words: tuple[str, ...] = ()
    """Some words."""
    last: int = 0
    """How far it goes."""


ENTRY = {
    "type": "object",
    "additionalProperties": False,
    "required": ["from"],
    "properties": {
        "from": {
            "description": "The least bid of this grade.",
            "minimum": 1,
            "type": "integer",
        },
        "made": {"description": "The points when it is made.", "default": 5, "type": "integer"},
    },
}


def test_a_parameter_is_told_with_its_meaning_and_its_default() -> None:
    assert parameter_schemas(Grades)["last"] == {
        "description": "How far it goes.",
        "default": 0,
        "type": "integer",
    }


def test_each_word_of_an_entry_is_told_with_its_meaning() -> None:
    schemas = parameter_schemas(Grades)
    assert schemas["grades"] == {"description": "The grades.", "type": "array", "items": ENTRY}
    assert schemas["more"]["anyOf"] == [{"type": "array", "items": ENTRY}, {"type": "null"}]


def test_a_list_of_mappings_has_a_class_for_its_entries_and_nothing_else_has() -> None:
    entries = {name: one.entry for name, one in parameters_in(Grades).items()}
    assert entries == {"grades": Grade, "more": Grade, "words": None, "last": None}
