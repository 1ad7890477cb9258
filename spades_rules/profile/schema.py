"""The JSON Schema of profile documents, made from the policies themselves, for editors."""

from collections.abc import Iterable

from spades_rules.catalog import Catalog, PolicyEntry
from spades_rules.catalog.schema import Schema, parameter_schemas
from spades_rules.games.game import Game, Slot
from spades_rules.profile.merge import POLICY
from spades_rules.profile.model import TABLE
from spades_rules.profile.origins import Stance
from spades_rules.profile.readings import MOST_READINGS
from spades_rules.profile.sheet import FORMAT, NAME, REQUIRED, RULE

__all__ = ["profile_schema"]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
TEXT: Schema = {"type": "string"}
TEXTS: Schema = {
    "anyOf": [TEXT, {"type": "array", "items": TEXT, "minItems": 1}],
}


def profile_schema(catalog: Catalog) -> Schema:
    """Describe a profile document; what hangs on several rules or files is left to the loader.

    That is: whether parents, sources, sections and paths exist; whether a rule without `policy`
    or a `null` has something to act on, and whether its values suit the policy that it has from
    there; evidence that is missing, or whose reasons are; what readings may change; and whether
    the rules go together.
    """
    slots = {slot.name: slot for game in catalog.games.values() for slot in game.slots}
    return {
        "$schema": DRAFT,
        "title": "A profile of spades_rules",
        "description": "The rules of a table as a document: a parent, and what is different.",
        "type": "object",
        "required": list(REQUIRED),
        "additionalProperties": False,
        "properties": _keys(catalog),
        "allOf": [_of_game(game) for game in catalog.games.values()],
        "if": {"required": ["extends"], "properties": {"extends": TEXT}},
        "else": {"properties": {"rules": {"$ref": "#/$defs/whole rules"}}},
        "$defs": {
            "rules": _by_slot(slots.values(), "rule of"),
            "whole rules": _by_slot(slots.values(), "whole rule of"),
            "evidence": _evidence(),
            **{f"rule of {slot}": _rule(slots[slot], catalog) for slot in slots},
            **{f"whole rule of {slot}": _whole_rule(slot, catalog) for slot in slots},
        },
    }


def _keys(catalog: Catalog) -> Schema:
    """Describe the keys of a document, in the order in which one writes them."""
    paths = "|".join(sorted({slot.name for game in catalog.games.values() for slot in game.slots}))
    table = "|".join(path.replace(".", "\\.") for path in TABLE)
    path = f"^(?:(?:{paths})\\.{RULE}(?:\\.[^.]+)?|{table})$"
    return {
        "format": {"description": "The version of this kind of document.", "const": FORMAT},
        "name": {
            "description": "How the profile is called on a command line.",
            "type": "string",
            "pattern": f"^{NAME}$",
        },
        "title": {"description": "How people call the profile.", **TEXT},
        "game": {"description": "Which game it is a profile of.", "enum": sorted(catalog.games)},
        "extends": {
            "description": "The parent: the name of a shipped profile, or a file beside this one.",
            "type": ["string", "null"],
        },
        "source": {
            "description": "The published text that the profile models, by its id in the register.",
            "type": ["string", "null"],
        },
        "rules": {
            "description": "The rules by name under the question that they answer.",
            "$ref": "#/$defs/rules",
        },
        "evidence": {
            "description": "What the source says on each rule, by path.",
            "type": "object",
            "propertyNames": {"pattern": path},
            "additionalProperties": {
                "anyOf": [
                    {"$ref": "#/$defs/evidence"},
                    {"type": "array", "items": {"$ref": "#/$defs/evidence"}},
                ]
            },
        },
        "readings": {
            "description": "Other reasonable ways to understand the source, by name.",
            "type": "object",
            "maxProperties": MOST_READINGS,
            "propertyNames": {"pattern": f"^{NAME}$"},
            "additionalProperties": {
                "type": "object",
                "required": ["about", "says", "rules"],
                "additionalProperties": False,
                "properties": {
                    "about": {"description": "The path or paths in question.", **TEXTS},
                    "says": {"description": "How the source is then understood.", **TEXT},
                    "rules": {"$ref": "#/$defs/rules"},
                },
            },
        },
        "accepts": {
            "description": "Findings that are known and kept, by code, each with the reason.",
            "type": "object",
            "additionalProperties": TEXT,
        },
    }


def _of_game(game: Game) -> Schema:
    """Hold a document to the questions of its game."""
    known = {"propertyNames": {"enum": [slot.name for slot in game.slots]}}
    readings = {"additionalProperties": {"properties": {"rules": known}}}
    return {
        "if": {"required": ["game"], "properties": {"game": {"const": game.name}}},
        "then": {"properties": {"rules": known, "readings": readings}},
    }


def _by_slot(slots: Iterable[Slot], what: str) -> Schema:
    """Describe rules by name inside a mapping by slot."""
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            slot.name: {
                "description": slot.asks,
                "type": "object",
                "propertyNames": {"pattern": f"^{RULE}$"},
                "additionalProperties": {"$ref": f"#/$defs/{what} {slot.name}"},
            }
            for slot in slots
        },
    }


def _rule(slot: Slot, catalog: Catalog) -> Schema:
    """Describe one rule that may have a parent: its policy chooses its parameters."""
    entries = catalog.policies_in(slot.name)
    policy: Schema = {
        "description": "The kind of answer.",
        "oneOf": [{"const": entry.name, "description": entry.sentence} for entry in entries],
    }
    branches = [
        _if_policy(
            entry.name,
            {
                "properties": {POLICY: True, **parameter_schemas(entry.policy)},
                "additionalProperties": False,
            },
        )
        for entry in entries
    ]
    return {
        "description": slot.asks,
        "type": ["object", "null"],
        # A question that no policy answers can have no rule.
        "properties": {POLICY: policy if entries else False},
        "if": {"type": "object", "not": {"required": [POLICY]}},
        "then": {"properties": _any_of_them(entries), "additionalProperties": False},
        **({"allOf": branches} if branches else {}),
    }


def _whole_rule(slot: str, catalog: Catalog) -> Schema:
    """Describe what a rule without a parent has besides: a policy, and all that this asks for."""
    branches: list[Schema] = []
    for entry in catalog.policies_in(slot):
        required = [name for name, one in entry.parameters.items() if one.required]
        if required:
            branches.append(_if_policy(entry.name, {"required": required}))
    return {"type": "object", "required": [POLICY], **({"allOf": branches} if branches else {})}


def _if_policy(name: str, then: Schema) -> Schema:
    """Say what holds for a rule that names a policy."""
    named = {"type": "object", "required": [POLICY], "properties": {POLICY: {"const": name}}}
    return {"if": named, "then": then}


def _any_of_them(entries: Iterable[PolicyEntry]) -> dict[str, Schema]:
    """Describe the parameters of a rule whose policy is named in a parent: those of any policy."""
    found: dict[str, list[Schema]] = {}
    for entry in entries:
        for name, schema in parameter_schemas(entry.policy).items():
            others = found.setdefault(name, [])
            if schema not in others:
                others.append(schema)
    return {
        name: schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        for name, schemas in found.items()
    }


def _evidence() -> Schema:
    """Describe what a source says on one path."""
    return {
        "type": "object",
        "required": ["stance"],
        "additionalProperties": False,
        "properties": {
            "stance": {
                "description": "How the source stands to the rule.",
                "enum": [str(stance) for stance in Stance],
            },
            "at": {"description": "The section or sections of the source.", **TEXTS},
            "says": {"description": "What they say, in your own words.", **TEXT},
            "because": {"description": "Why the profile reads it so.", **TEXT},
        },
        "if": {"properties": {"stance": {"const": str(Stance.SILENT)}}},
        "else": {"required": ["at", "says"]},
    }
