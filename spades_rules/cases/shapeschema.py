"""The shapes of what is written in a case as JSON Schema."""

from collections.abc import Mapping
from typing import assert_never

from spades_rules.cases.asking import CALL_WORD
from spades_rules.cases.shapes import Entry, Keyed, Listed, OrNull, Shape, Whole, Word
from spades_rules.document import Plain
from spades_rules.table.cards import SUITS

__all__ = ["DIALECT", "WORDS", "shape_schema"]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_CARD: dict[str, Plain] = {
    "type": "string",
    "pattern": "^ *([2-9TtJjQqKkAa]|10)[CDHScdhs♣♦♥♠♧♢♡♤] *$"
    "|^ *[CDHScdhs♣♦♥♠♧♢♡♤]([2-9TtJjQqKkAa]|10) *$|^ *[BLbl][Jj] *$",
    "description": "Rank then suit, `AS`, `TD`, `2C`; the jokers are `BJ` and `LJ`.",
}
_CALL: dict[str, Plain] = {
    "anyOf": [
        {"type": "integer", "minimum": 0},
        {"type": "string", "pattern": f"^ *{CALL_WORD.pattern}$"},
    ],
    "description": "A number of tricks, or a word: `nil`, `zero`, `blind_nil`, `blind_6`, `look`.",
}
WORDS: Mapping[str, Plain] = {"card": _CARD, "call": _CALL}
"""What a schema that uses shapes must hold under `$defs`."""


def shape_schema(shape: Shape) -> dict[str, Plain]:
    """Give the schema of a value of a shape; cards and calls are in `WORDS`."""
    match shape:
        case Word():
            return _word(shape)
        case Whole(low, high):
            return {"type": "integer", "minimum": low, "maximum": high}
        case Listed(of, least, most):
            listed: dict[str, Plain] = {
                "type": "array",
                "items": shape_schema(of),
                "maxItems": most,
            }
            return listed | ({"minItems": least} if least else {})
        case Keyed(by, of):
            # Keys are text in JSON even where they stand for numbers.
            keys: Plain = {"pattern": "^[0-9]+$"} if isinstance(by, Whole) else shape_schema(by)
            return {
                "type": "object",
                "propertyNames": keys,
                "additionalProperties": shape_schema(of),
            }
        case OrNull(of):
            return {"anyOf": [shape_schema(of), {"type": "null"}]}
        case Entry(fields, required):
            entry: dict[str, Plain] = {
                "type": "object",
                "properties": {key: shape_schema(of) for key, of in fields.items()},
                "additionalProperties": False,
            }
            wanted: list[Plain] = [key for key in fields if key in required]
            return entry | ({"required": wanted} if wanted else {})
        case _:
            assert_never(shape)


def _word(word: Word) -> dict[str, Plain]:
    match word:
        case Word.TEXT:
            return {"type": "string"}
        case Word.PLACE:
            return {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 99}, {"const": "stock"}]}
        case Word.TRUMP:
            return {"enum": [*SUITS, "none"]}
        case Word.FLAG:
            return {"type": "boolean"}
        case Word.CARD:
            return {"$ref": "#/$defs/card"}
        case Word.CALL:
            return {"$ref": "#/$defs/call"}
        case Word.CHOICE:
            return {"anyOf": [{"$ref": "#/$defs/call"}, {"$ref": "#/$defs/card"}]}
        case Word.PROFILE:
            return {"type": ["string", "object"]}
        case _:
            assert_never(word)
