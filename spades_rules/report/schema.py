"""What the results in JSON look like, for programs that read them."""

from collections.abc import Mapping
from typing import Any

from spades_rules.profile import Stance
from spades_rules.report.json_form import FORMAT

__all__ = ["COMMANDS", "report_schema"]

Schema = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
TEXT: Schema = {"type": "string"}
WHOLE: Schema = {"type": "integer"}
FLAG: Schema = {"type": "boolean"}
ANYTHING: Schema = {}
TEXT_OR_NULL: Schema = {"type": ["string", "null"]}
WHOLE_OR_NULL: Schema = {"type": ["integer", "null"]}
MAPPING: Schema = {"type": "object"}


def report_schema() -> Schema:
    """Describe the result of every command; each is found under its command in `$defs`."""
    return {
        "$schema": DRAFT,
        "title": "A result of spades-rules in JSON",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in COMMANDS],
        "$defs": {
            **{name: _result(keys) for name, keys in COMMANDS.items()},
            **{name: _entry(keys) for name, keys in PARTS.items()},
        },
    }


def _list(of: Schema) -> Schema:
    return {"type": "array", "items": of}


def _part(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _entry(keys: Mapping[str, Schema]) -> Schema:
    """Describe a mapping; a key that ends with `?` may be left out."""
    return {
        "type": "object",
        "required": [key for key in keys if not key.endswith("?")],
        "additionalProperties": False,
        "properties": {key.removesuffix("?"): value for key, value in keys.items()},
    }


def _result(keys: Mapping[str, Schema]) -> Schema:
    return _entry({"format": {"const": FORMAT}, **keys})


def _tallied(keys: Mapping[str, Schema]) -> Schema:
    """Describe a mapping that also holds a number for each tally of the rules, such as `bags`."""
    return {**_entry(keys), "additionalProperties": WHOLE}


PARTS: Mapping[str, Mapping[str, Schema]] = {
    "place": {
        "file": TEXT,
        "line": WHOLE,
        "column": WHOLE,
        "end_line": WHOLE,
        "end_column": WHOLE,
    },
    "finding": {
        "code": TEXT,
        "severity": {"enum": ["error", "warning"]},
        "message": TEXT,
        "hint": TEXT,
        "at": _part("place"),
        "also": _list(_part("place")),
    },
    "passage": {
        "source": TEXT,
        "title": TEXT,
        "stance": {"enum": [str(stance) for stance in Stance]},
        "at": _list(TEXT),
        "says": TEXT,
        "because": TEXT,
        "place": TEXT,
    },
    "value": {
        "name": TEXT,
        "value": ANYTHING,
        "place": TEXT,
        "layer": TEXT,
        "passages": _list(_part("passage")),
    },
    "rule": {
        "rule": TEXT,
        "sentence": TEXT,
        "policy": {"anyOf": [_part("value"), {"type": "null"}]},
        "parameters": _list(_part("value")),
        "passages": _list(_part("passage")),
    },
    "verdict": {"over": FLAG, "winner": WHOLE_OR_NULL, "by": TEXT},
    "ruling": {
        "seat": WHOLE,
        "action": MAPPING,
        "allowed": FLAG,
        "reason": TEXT,
        "rules": _list(TEXT),
        "words": TEXT,
        "explained": _list(_part("rule")),
    },
}
"""What results are made of."""

LINE: Schema = _tallied(
    {"rule": TEXT, "points": WHOLE, "words": TEXT, "passages": _list(_part("passage"))}
)
SIDE: Schema = _tallied(
    {"seats": _list(WHOLE), "points": WHOLE, "total": WHOLE, "lines": _list(LINE)}
)
SIDES: Schema = _list(SIDE)

COMMANDS: Mapping[str, Mapping[str, Schema]] = {
    "list": {
        "profiles": _list(
            _entry({"name": TEXT, "game": TEXT, "title": TEXT, "source": TEXT_OR_NULL})
        )
    },
    "show": {
        "name": TEXT,
        "title": TEXT,
        "game": TEXT,
        "source": TEXT_OR_NULL,
        "readings": _list(TEXT),
        "fingerprint": TEXT,
        "rules": {"type": "object", "additionalProperties": MAPPING},
        "origins?": _list(_part("rule")),
    },
    "check": {
        "checks": _list(
            _entry(
                {
                    "file": TEXT,
                    "findings": _list(_part("finding")),
                    "accepted": _list(_part("finding")),
                }
            )
        )
    },
    "new": {"file": TEXT, "name": TEXT},
    "policies": {
        "policies": _list(
            _entry(
                {
                    "slot": TEXT,
                    "name": TEXT,
                    "sentence": TEXT,
                    "doc": TEXT,
                    "source": TEXT,
                    "origin": TEXT,
                    "parameters": _list(
                        _entry(
                            {
                                "name": TEXT,
                                "kind": TEXT,
                                "required": FLAG,
                                "choices": _list(TEXT),
                                "doc": TEXT,
                                "default?": ANYTHING,
                            }
                        )
                    ),
                }
            )
        )
    },
    "ask": {
        "profile": TEXT,
        "kind": TEXT,
        "answer": MAPPING,
        "gaps": _list(TEXT),
        "rules": _list(_part("rule")),
    },
    "score": {
        "sides": SIDES,
        "rounds?": _list(_entry({"dealer": WHOLE, "sides": SIDES})),
        "verdict?": _part("verdict"),
        "rules?": _list(_part("rule")),
    },
    "play": {
        "profile": TEXT,
        "seat": WHOLE,
        "seed": WHOLE,
        "finished": FLAG,
        "sheets": _list(SIDES),
        "verdict": _part("verdict"),
    },
    "replay": {
        "profile": TEXT,
        "moves": WHOLE,
        "refused": {"anyOf": [_part("ruling"), {"type": "null"}]},
        "place": TEXT,
        "sheets": _list(SIDES),
        "verdict": _part("verdict"),
    },
    "verify": {
        "passed": WHOLE,
        "failed": WHOLE,
        "cases": _list(
            _entry(
                {
                    "case": TEXT,
                    "profile": TEXT_OR_NULL,
                    "place": TEXT,
                    "passed": FLAG,
                    "failures": _list(TEXT),
                }
            )
        ),
    },
    "schema": {"schemas?": MAPPING, "stale?": _list(TEXT)},
}
"""The keys of each command's result after `format`."""
