"""Records of games and games on paper as JSON Schema, for other programs."""

from spades_rules.cases.paper import GAME
from spades_rules.cases.shapeschema import DIALECT, WORDS, shape_schema
from spades_rules.document import Plain
from spades_rules.notation.records import FORMAT

__all__ = ["record_schema"]

_TEXT: Plain = {"type": "string"}


def record_schema() -> dict[str, Plain]:
    """Give the schema of one line of a record, and of a game on paper."""
    return {
        "$schema": DIALECT,
        "$id": "urn:spades-rules:record:1",
        "title": "One line of a record of a game, or a whole game on paper",
        "oneOf": [
            {"$ref": "#/$defs/header"},
            {"$ref": "#/$defs/move"},
            {"$ref": "#/$defs/game"},
        ],
        "$defs": {
            **WORDS,
            "seat": {"type": "integer", "minimum": 0},
            "header": _header(),
            "move": _move(),
            "game": {
                "description": "Calls in calling order and tricks by seat, round by round.",
                **shape_schema(GAME),
            },
        },
    }


def _header() -> Plain:
    rule: Plain = {
        "type": "object",
        "required": ["policy"],
        "properties": {"policy": {"type": "string"}},
    }
    slot: Plain = {"type": "object", "additionalProperties": rule}
    return {
        "description": "The first line: the rules in force, each with all its parameters.",
        "type": "object",
        "required": ["format", "game", "profile", "rules", "fingerprint"],
        "properties": {
            "format": {"const": FORMAT},
            "game": _TEXT,
            "profile": _TEXT,
            "rules": {"type": "object", "additionalProperties": slot},
            "fingerprint": _TEXT,
            "seed": {"type": "integer"},
        },
        "additionalProperties": False,
    }


def _move() -> Plain:
    cards: Plain = {"type": "array", "items": {"$ref": "#/$defs/card"}}
    drawn: Plain = {
        "type": "array",
        "prefixItems": [{"$ref": "#/$defs/seat"}, {"$ref": "#/$defs/card"}],
        "minItems": 2,
        "maxItems": 2,
    }
    draw: Plain = {"type": "array", "items": {"type": "array", "items": drawn}}
    deal: Plain = {
        "type": "object",
        "required": ["dealer", "hands"],
        "properties": {
            "dealer": {"$ref": "#/$defs/seat"},
            "hands": {"type": "array", "items": cards},
            "draw": draw,
            "turned": {"$ref": "#/$defs/card"},
        },
        "additionalProperties": False,
    }
    done: dict[str, Plain] = {
        "call": {"type": "string", "pattern": "^[a-z0-9][a-z0-9_]*$"},
        "look": {"const": True},
        "pass": cards,
        "play": {"$ref": "#/$defs/card"},
        "claim": {"const": True},
        "concede": {"const": True},
    }
    by_seat: list[Plain] = [
        {
            "required": ["seat", kind],
            "properties": {"seat": {"$ref": "#/$defs/seat"}, kind: value},
            "additionalProperties": False,
        }
        for kind, value in done.items()
    ]
    by_chance: Plain = {
        "required": ["deal"],
        "properties": {"deal": deal},
        "additionalProperties": False,
    }
    return {
        "description": "Any other line: what was done, and by which seat; a deal is by chance.",
        "type": "object",
        "oneOf": [by_chance, *by_seat],
    }
