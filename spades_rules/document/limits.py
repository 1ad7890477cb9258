"""How long and how deep a text may be before nobody reads on."""

__all__ = ["DEEPEST", "MOST_BYTES", "MOST_EVENTS", "MOST_FINDINGS", "is_too_long"]

MOST_BYTES = 256 * 1024
MOST_EVENTS = 50_000
"""Scalars, and beginnings and ends of lists and mappings."""
DEEPEST = 32
"""Lists and mappings inside each other."""
MOST_FINDINGS = 50


def is_too_long(text: bytes | str) -> bool:
    """Say whether a text has more bytes than are read."""
    if isinstance(text, bytes) or len(text) > MOST_BYTES:
        return len(text) > MOST_BYTES
    return len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES
