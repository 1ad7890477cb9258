"""What the results in JSON look like, for programs that read them."""

from collections.abc import Mapping

from spades_rules.profile import Stance
from spades_rules.report import diffschema
from spades_rules.report.json_form import FORMAT
from spades_rules.report.shapes import (
    ANYTHING,
    FLAG,
    MAPPING,
    TEXT,
    TEXT_OR_NULL,
    WHOLE,
    WHOLE_OR_NULL,
    Schema,
    entry,
    listed,
    or_null,
    part,
)
from spades_rules.report.sheetpage import Stand

__all__ = ["COMMANDS", "report_schema"]

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def report_schema() -> Schema:
    """Describe the result of every command; each is found under its command in `$defs`."""
    return {
        "$schema": DRAFT,
        "title": "A result of spades-rules in JSON",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in COMMANDS],
        "$defs": {
            **{name: _result(keys) for name, keys in COMMANDS.items()},
            **{name: entry(keys) for name, keys in PARTS.items()},
        },
    }


def _result(keys: Mapping[str, Schema]) -> Schema:
    return entry({"format": {"const": FORMAT}, **keys})


def _tallied(keys: Mapping[str, Schema]) -> Schema:
    """Describe a mapping that also holds a number for each tally of the rules, such as `bags`."""
    return {**entry(keys), "additionalProperties": WHOLE}


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
        "at": part("place"),
        "also": listed(part("place")),
    },
    "passage": {
        "source": TEXT,
        "title": TEXT,
        "stance": {"enum": [str(stance) for stance in Stance]},
        "at": listed(TEXT),
        "says": TEXT,
        "because": TEXT,
        "place": TEXT,
    },
    "value": {
        "name": TEXT,
        "value": ANYTHING,
        "place": TEXT,
        "layer": TEXT,
        "passages": listed(part("passage")),
    },
    "rule": {
        "rule": TEXT,
        "sentence": TEXT,
        "policy": or_null(part("value")),
        "parameters": listed(part("value")),
        "passages": listed(part("passage")),
    },
    "verdict": {"over": FLAG, "winner": WHOLE_OR_NULL, "by": TEXT},
    "ruling": {
        "seat": WHOLE,
        "action": MAPPING,
        "allowed": FLAG,
        "reason": TEXT,
        "rules": listed(TEXT),
        "words": TEXT,
        "explained": listed(part("rule")),
    },
    **diffschema.PARTS,
}
"""What results are made of."""

LINE: Schema = _tallied(
    {"rule": TEXT, "points": WHOLE, "words": TEXT, "passages": listed(part("passage"))}
)
SIDE: Schema = _tallied(
    {"seats": listed(WHOLE), "points": WHOLE, "total": WHOLE, "lines": listed(LINE)}
)
SIDES: Schema = listed(SIDE)

COMMANDS: Mapping[str, Mapping[str, Schema]] = {
    "list": {
        "profiles": listed(
            entry({"name": TEXT, "game": TEXT, "title": TEXT, "source": TEXT_OR_NULL})
        )
    },
    "show": {
        "name": TEXT,
        "title": TEXT,
        "game": TEXT,
        "source": TEXT_OR_NULL,
        "readings": listed(TEXT),
        "fingerprint": TEXT,
        "rules": {"type": "object", "additionalProperties": MAPPING},
        "origins?": listed(part("rule")),
        "stances?": listed(
            entry(
                {
                    "path": TEXT,
                    "value": TEXT,
                    "filled": TEXT,
                    "place": TEXT,
                    "passages": listed(
                        entry(
                            {
                                "stance": TEXT,
                                "at": listed(TEXT),
                                "says": TEXT,
                                "because": TEXT,
                                "place": TEXT,
                            }
                        )
                    ),
                }
            )
        ),
    },
    "check": {
        "checks": listed(
            entry(
                {
                    "file": TEXT,
                    "findings": listed(part("finding")),
                    "accepted": listed(part("finding")),
                }
            )
        )
    },
    "new": {"file": TEXT, "name": TEXT},
    "describe": {
        "profile": TEXT,
        "against": TEXT_OR_NULL,
        "description": TEXT,
        "differences": listed(TEXT),
    },
    "sheet": {
        "profile": TEXT,
        "title": TEXT,
        "game": TEXT,
        "fingerprint": TEXT,
        "against": TEXT_OR_NULL,
        "words": entry({"trick": TEXT, "side": TEXT}),
        "sections": listed(
            entry(
                {
                    "heading": TEXT,
                    "rules": listed(
                        entry(
                            {
                                "rule": TEXT,
                                "text": TEXT,
                                "stand": {"enum": [str(stand) for stand in Stand]},
                                "there": TEXT,
                            }
                        )
                    ),
                }
            )
        ),
    },
    "policies": {
        "policies": listed(
            entry(
                {
                    "slot": TEXT,
                    "name": TEXT,
                    "sentence": TEXT,
                    "doc": TEXT,
                    "source": TEXT,
                    "aliases": listed(TEXT),
                    "origin": TEXT,
                    "parameters": listed(
                        entry(
                            {
                                "name": TEXT,
                                "kind": TEXT,
                                "required": FLAG,
                                "choices": listed(TEXT),
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
        "gaps": listed(TEXT),
        "rules": listed(part("rule")),
    },
    "score": {
        "players?": listed(TEXT),
        "sides": SIDES,
        "rounds?": listed(entry({"dealer": WHOLE, "sides": SIDES})),
        "verdict?": part("verdict"),
        "rules?": listed(part("rule")),
    },
    "play": {
        "profile": TEXT,
        "seat": WHOLE,
        "seed": WHOLE,
        "finished": FLAG,
        "sheets": listed(SIDES),
        "verdict": part("verdict"),
    },
    "replay": {
        "profile": TEXT,
        "moves": WHOLE,
        "refused": or_null(part("ruling")),
        "place": TEXT,
        "sheets": listed(SIDES),
        "verdict": part("verdict"),
    },
    "verify": {
        "passed": WHOLE,
        "failed": WHOLE,
        "cases": listed(
            entry(
                {
                    "case": TEXT,
                    "profile": TEXT_OR_NULL,
                    "place": TEXT,
                    "passed": FLAG,
                    "failures": listed(TEXT),
                }
            )
        ),
    },
    "diff": diffschema.DIFF,
    "matrix": diffschema.MATRIX,
    "nearest": diffschema.NEAREST,
    "schema": {"schemas?": MAPPING, "stale?": listed(TEXT)},
}
"""The keys of each command's result after `format`."""
