"""The language of cases as JSON Schema, for editors and other programs."""

from spades_rules.cases.forms import FORMS, Form
from spades_rules.cases.shapes import Entry
from spades_rules.cases.shapeschema import DIALECT, WORDS, shape_schema
from spades_rules.cases.situations import Kind
from spades_rules.document import Plain

__all__ = ["case_schema"]

_OVERLAY: Plain = {
    "type": "object",
    "description": "What is changed in the profile, by path: a value, a whole rule, or null.",
    "propertyNames": {"pattern": r"^[^.]+\.[^.]+(\.[^.]+)?$"},
}


def case_schema() -> dict[str, Plain]:
    """Give the schema of a file of cases."""
    return {
        "$schema": DIALECT,
        "$id": "urn:spades-rules:case:1",
        "title": "Cases: situations under a profile with their right answers",
        "type": "array",
        "items": {"$ref": "#/$defs/case"},
        "$defs": {
            **WORDS,
            "case": {
                "type": "object",
                "required": ["case"],
                "properties": {
                    "case": {**_text("What the case shows, in a few words.")},
                    "cites": {**_text("Whose statement it is.")},
                    "profile": {**_text("A profile by name, perhaps with `@` and readings.")},
                    "with": _OVERLAY,
                    **{kind.value: True for kind in Kind},
                    "expect": {"type": "object"},
                },
                "additionalProperties": False,
                "oneOf": [_form(form) for form in FORMS],
            },
        },
    }


def _text(description: str) -> dict[str, Plain]:
    return {"type": "string", "description": description}


def _form(form: Form) -> Plain:
    """Give one way to write a situation, with what can be expected of it."""
    ways: list[Plain] = []
    if form.bare:
        ways.append(shape_schema(form.shape.fields[form.bare]))
    if form.inside:
        ways.append(shape_schema(Entry({form.inside: form.shape}, frozenset({form.inside}))))
    elif not form.bare or len(form.shape.fields) > 1:
        ways.append(shape_schema(form.shape))
    others: list[Plain] = [{"required": [kind.value]} for kind in Kind if kind is not form.kind]
    return {
        "required": [form.kind.value],
        "properties": {
            form.kind.value: ways[0] if len(ways) == 1 else {"anyOf": ways},
            "expect": shape_schema(Entry(form.expects, frozenset())),
        },
        "not": {"anyOf": others},
    }
