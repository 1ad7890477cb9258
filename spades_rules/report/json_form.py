"""Results as JSON: one mapping that opens with the number of its format."""

import json
from collections.abc import Mapping

from spades_rules.notation.plain import PlainValue

__all__ = ["FORMAT", "as_json"]

FORMAT = 1
"""Rises when a key changes its meaning or goes away."""


def as_json(result: Mapping[str, PlainValue]) -> str:
    """Write a result as JSON, its keys in the order given."""
    return json.dumps({"format": FORMAT, **result}, indent=2, ensure_ascii=False) + "\n"
