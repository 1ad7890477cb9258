"""Every kind of finding about a recorded game, each in one line."""

from collections.abc import Mapping
from types import MappingProxyType

__all__ = ["CODES"]

CODES: Mapping[str, str] = MappingProxyType(
    {
        "record-format": "the first line is not that of a record of a known format",
        "record-json": "a line of a record is no JSON",
        "record-too-big": "a record is longer than is read",
        "unknown-call": "a word is no call, or none under these rules",
        "unknown-card": "a word is no card, or the card is not in the pack",
    }
)
"""The codes that reading a record can give, beside those of profiles that fit it too."""
