"""The shapes that results in JSON are made of, for the schema that describes them."""

from collections.abc import Mapping
from typing import Any, TypeAlias

__all__ = [
    "ANYTHING",
    "FLAG",
    "MAPPING",
    "TEXT",
    "TEXT_OR_NULL",
    "WHOLE",
    "WHOLE_OR_NULL",
    "Schema",
    "entry",
    "listed",
    "or_null",
    "part",
]

Schema: TypeAlias = dict[str, Any]

TEXT: Schema = {"type": "string"}
WHOLE: Schema = {"type": "integer"}
FLAG: Schema = {"type": "boolean"}
ANYTHING: Schema = {}
TEXT_OR_NULL: Schema = {"type": ["string", "null"]}
WHOLE_OR_NULL: Schema = {"type": ["integer", "null"]}
MAPPING: Schema = {"type": "object"}


def listed(of: Schema) -> Schema:
    """Describe a list."""
    return {"type": "array", "items": of}


def part(name: str) -> Schema:
    """Point to a part that is described once for all results."""
    return {"$ref": f"#/$defs/{name}"}


def entry(keys: Mapping[str, Schema]) -> Schema:
    """Describe a mapping; a key that ends with `?` may be left out."""
    return {
        "type": "object",
        "required": [key for key in keys if not key.endswith("?")],
        "additionalProperties": False,
        "properties": {key.removesuffix("?"): value for key, value in keys.items()},
    }


def or_null(of: Schema) -> Schema:
    """Describe something, or its absence."""
    return {"anyOf": [of, {"type": "null"}]}
