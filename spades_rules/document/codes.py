"""Every kind of finding about a text before it is taken for anything, each in one line."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CODES"]

CODES: Mapping[str, str] = MappingProxyType(
    {
        "empty-value": "a key has nothing after it, and nothing is no value",
        "yaml-alias": "a value is given a name, or stands elsewhere and is only named",
        "yaml-documents": "a second document begins in the same text",
        "yaml-duplicate-key": "a mapping has the same key twice",
        "yaml-encoding": "the text holds bytes or signs that no text should hold",
        "yaml-merge-key": "a mapping is poured into another one",
        "yaml-quote-it": "a bare word that readers of YAML take for different things",
        "yaml-syntax": "the text is no YAML from here on",
        "yaml-tag": "a value is given a type by a tag",
        "yaml-too-big": "the text is longer than is read",
        "yaml-too-deep": "lists and mappings stand too deep inside each other",
    }
)
"""The codes that reading a document can give, whatever it is about."""
