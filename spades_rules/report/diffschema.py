"""What a comparison and a matrix look like in JSON."""

from collections.abc import Mapping

from spades_rules.audit.difference import Agreement, ChangeKind, DiffVerdict, Direction
from spades_rules.profile import Stance
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

__all__ = ["DIFF", "MATRIX", "NEAREST", "PARTS"]

STANCES: Schema = {"enum": [None, *(str(stance) for stance in Stance)]}
DIRECTIONS: Schema = {"enum": [None, *(str(direction) for direction in Direction)]}
VERDICTS: Schema = {"enum": [str(verdict) for verdict in DiffVerdict]}
KINDS: Schema = {"enum": [str(kind) for kind in ChangeKind]}
AGREEMENTS: Schema = {"enum": [str(agreement) for agreement in Agreement]}
MAPPING_OR_NULL: Schema = {"type": ["object", "null"]}


def _both(of: Schema) -> Schema:
    """Describe what both sides of a comparison have."""
    return entry({"a": of, "b": of})


def _each(of: Schema) -> Schema:
    """Describe a mapping by names that are not known beforehand."""
    return {"type": "object", "additionalProperties": of}


CELL: Mapping[str, Schema] = {"layer": TEXT, "stance": STANCES, "place": TEXT_OR_NULL}

PARTS: Mapping[str, Mapping[str, Schema]] = {
    "subject": {
        "label": TEXT,
        "title": TEXT,
        "game": TEXT,
        "source": TEXT_OR_NULL,
        "fingerprint": TEXT,
    },
    "change": {
        "rule": TEXT,
        "kind": KINDS,
        "a": MAPPING_OR_NULL,
        "b": MAPPING_OR_NULL,
        "stance": _both(STANCES),
        "place": _both(TEXT_OR_NULL),
        "verdict": VERDICTS,
        "with": listed(TEXT),
        "states": WHOLE,
        "direction": DIRECTIONS,
        "parameters": _each(part("parameter")),
        "passages": _both(listed(part("cited"))),
        "witness": or_null(part("witness")),
        "readings": or_null(entry({"verdict": AGREEMENTS, "under": listed(TEXT)})),
        "notes": listed(TEXT),
        "accepted": TEXT_OR_NULL,
    },
    "parameter": {
        "a": or_null(part("stood")),
        "b": or_null(part("stood")),
        "verdict?": VERDICTS,
        "direction?": DIRECTIONS,
        "witness?": or_null(part("witness")),
    },
    "stood": {
        "value": ANYTHING,
        **CELL,
        "source": TEXT_OR_NULL,
        "passages": listed(part("cited")),
    },
    "cited": {
        "stance": {"enum": [str(stance) for stance in Stance]},
        "at": listed(TEXT),
        "says": TEXT,
        "because": TEXT,
        "place": TEXT,
    },
    "witness": {
        "case": MAPPING,
        "against": TEXT,
        "with": MAPPING,
        "rules": listed(TEXT),
        "a": MAPPING,
        "b": MAPPING,
        "matters": listed(TEXT),
        "varies": listed(TEXT),
        "taken": listed(listed(WHOLE)),
        "turn": WHOLE_OR_NULL,
    },
    "proof": {
        "question": TEXT,
        "states": WHOLE,
        "differing": WHOLE,
        "verdict": VERDICTS,
        "seed": WHOLE_OR_NULL,
        "joint": or_null(entry({"states": WHOLE, "differing": WHOLE})),
    },
    "cell": {
        "policy": TEXT_OR_NULL,
        **CELL,
        "parameters": _each(entry({"value": ANYTHING, **CELL})),
    },
    "edit": {"path": TEXT, "kind": KINDS, "a": ANYTHING, "b": ANYTHING, "enforced": FLAG},
    "effect": {
        "path": TEXT,
        "verdict": VERDICTS,
        "direction": DIRECTIONS,
        "with": listed(TEXT),
        "witness": or_null(part("witness")),
    },
}
"""What comparisons and matrices are made of."""

DIFF: Mapping[str, Schema] = {
    "a": part("subject"),
    "b": part("subject"),
    "verdict": VERDICTS,
    "changes": listed(part("change")),
    "proofs": listed(part("proof")),
    "open_questions": listed(
        entry({"profile": TEXT, "reading": TEXT, "rule": TEXT, "says": TEXT, "parts": FLAG})
    ),
    "expected?": entry(
        {
            "patterns": listed(TEXT),
            "holds": FLAG,
            "outside": listed(TEXT),
            "states": WHOLE,
            "proofs": listed(part("proof")),
        }
    ),
    "findings?": listed(part("finding")),
}
"""The keys of what `diff` gives."""

MATRIX: Mapping[str, Schema] = {
    "profiles": listed(entry({"label": TEXT, "title": TEXT, "source": TEXT_OR_NULL})),
    "rules": listed(
        entry(
            {
                "rule": TEXT,
                "slot": TEXT,
                "cells": _each(part("cell")),
            }
        )
    ),
    "differs": listed(
        entry(
            {
                "rule": TEXT,
                "a": TEXT,
                "b": TEXT,
                "kind": KINDS,
                "parameters": listed(TEXT),
                "silent": listed(TEXT),
                "verdict?": VERDICTS,
                "direction?": DIRECTIONS,
            }
        )
    ),
}
"""The keys of what `matrix` gives."""

NEAREST: Mapping[str, Schema] = {
    "profile": TEXT,
    "nearest": listed(TEXT),
    "ranking": listed(
        entry(
            {
                "label": TEXT,
                "title": TEXT,
                "distance": WHOLE,
                "edits": listed(
                    entry(
                        {
                            "path": TEXT,
                            "kind": KINDS,
                            "a": ANYTHING,
                            "b": ANYTHING,
                            "enforced": FLAG,
                        }
                    )
                ),
                "effects?": listed(part("effect")),
                "rules?": _each(MAPPING),
            }
        )
    ),
}
"""The keys of what `nearest` gives."""
