"""Read the title page of a document and leave the rest closed."""

from typing import TYPE_CHECKING

from spades_rules.document.limits import is_too_long
from spades_rules.document.titlepage import plain_entries

if TYPE_CHECKING:
    # A list of documents holds no places, and is not to wait for what knows of them.
    from spades_rules.document.node import Plain

__all__ = ["read_head"]


def read_head(text: bytes | str, file: str, keys: frozenset[str], stop: str) -> "dict[str, Plain]":
    """Give the scalars at the top level under some keys, up to the key `stop`.

    For lists of documents: nothing is reported. What is not read strictly is left out, and
    behind an error nothing is read; `read_document` says what is wrong.
    """
    if is_too_long(text):
        return {}
    page = before(text, stop)
    plain = plain_entries(page, stop)
    if plain is None:
        # Only a page that is not plainly written needs the parser, which is slow to load.
        from spades_rules.document.strictpage import strict_entries  # noqa: PLC0415

        plain = strict_entries(page, file, stop)
    head: dict[str, Plain] = {}
    for key, value in plain:
        if key in keys:
            head.setdefault(key, value)
    return head


def before(text: bytes | str, stop: str) -> bytes | str:
    """Cut a text at the line that begins with a key, so that the rest is not even decoded."""
    if isinstance(text, bytes):
        return text.partition(f"\n{stop}:".encode())[0]
    return text.partition(f"\n{stop}:")[0]
