"""Read the title page of a document and leave the rest closed."""

from collections.abc import Iterator
from contextlib import suppress

import yaml

from spades_rules.document.characters import read_characters
from spades_rules.document.events import TROUBLE, Scalar, parse
from spades_rules.document.limits import DEEPEST, is_too_long
from spades_rules.document.node import Plain
from spades_rules.document.scalars import Doubt, meaning

__all__ = ["read_head"]


def read_head(text: bytes | str, file: str, keys: frozenset[str], stop: str) -> dict[str, Plain]:
    """Give the scalars at the top level under some keys, up to the key `stop`.

    For lists of documents: nothing is reported. What is not read strictly is left out, and
    behind an error nothing is read; `read_document` says what is wrong.
    """
    head: dict[str, Plain] = {}
    if is_too_long(text):
        return head
    characters, _, found = read_characters(before(text, stop), file)
    if found:
        return head
    with suppress(*TROUBLE):
        for key, value in entries(characters, stop):
            said = value.value if value.style else bare(value.value)
            if key.value in keys and not isinstance(said, Doubt):
                head.setdefault(key.value, said)
    return head


def before(text: bytes | str, stop: str) -> bytes | str:
    """Cut a text at the line that begins with a key, so that the rest is not even decoded."""
    if isinstance(text, bytes):
        return text.partition(f"\n{stop}:".encode())[0]
    return text.partition(f"\n{stop}:")[0]


def bare(said: str) -> bool | int | str | Doubt | None:
    """Give what an unquoted scalar stands for; nothing at all is as doubtful as `~`."""
    return meaning(said or "~")


def entries(text: str, stop: str) -> Iterator[tuple[Scalar, Scalar]]:
    """Give the keys and values of the outermost mapping that are scalars, up to a key."""
    along = top_level(text)
    for key in along:
        if key is not None and key.value == stop:
            return
        value = next(along, None)
        if key is not None and value is not None:
            yield key, value


def top_level(text: str) -> Iterator[Scalar | None]:
    """Give the keys and values of the outermost mapping in turn; nothing for what is no scalar."""
    depth = 0
    for event in parse(text):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST or (depth == 1 and isinstance(event, yaml.SequenceStartEvent)):
                return
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
            if depth == 1:
                yield None
        elif depth == 1:
            is_scalar = isinstance(event, yaml.ScalarEvent)
            yield event if is_scalar and not (event.tag or event.anchor) else None
