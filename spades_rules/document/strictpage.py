"""Read a title page with the parser, however it is written."""

from collections.abc import Iterator
from contextlib import suppress

import yaml

from spades_rules.document.characters import read_characters
from spades_rules.document.events import TROUBLE, Scalar, parse
from spades_rules.document.limits import DEEPEST
from spades_rules.document.scalars import Doubt, meaning

__all__ = ["strict_entries"]


def strict_entries(
    text: bytes | str, file: str, stop: str
) -> list[tuple[str, bool | int | str | None]]:
    """Give the scalars at the top level, each key with its value, up to the key `stop`.

    What is doubtful is left out, and behind an error nothing is read.
    """
    characters, _, problems = read_characters(text, file)
    found: list[tuple[str, bool | int | str | None]] = []
    if problems:
        return found
    with suppress(*TROUBLE):
        for key, value in entries(characters, stop):
            said = value.value if value.style else bare(value.value)
            if not isinstance(said, Doubt):
                found.append((key.value, said))
    return found


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
