"""Read a document once, strictly, and find everything that is wrong with it as a text."""

from collections.abc import Callable
from typing import Any

import yaml

from spades_rules.diagnostics import Diagnostic
from spades_rules.document import refusals
from spades_rules.document.assembly import Assembly
from spades_rules.document.characters import read_characters
from spades_rules.document.events import TROUBLE, Mark, parse
from spades_rules.document.limits import DEEPEST, MOST_BYTES, MOST_EVENTS, is_too_long
from spades_rules.document.node import Reading
from spades_rules.document.syntax import complaint, place_too_deep

__all__ = ["read_document", "read_flow"]

EVENTS_TO_GLANCE_AT = 1_000


def read_document(text: bytes | str, file: str) -> Reading:
    """Read one document; `file` is its name in the findings.

    Whatever the text, nothing is raised: what cannot be read is a finding, and a value that
    cannot be read is `BROKEN`. After what makes no sense to read on, the root may be missing.
    """
    if is_too_long(text):
        return too_long(text, file)
    characters, source, found = read_characters(text, file)
    if found:
        return Reading(None, found)
    assembly = Assembly(characters, source)
    try:
        walk(assembly)
    except TROUBLE as problem:
        mark = place_too_deep(problem)
        if mark is None:
            assembly.report(complaint(problem, characters, source, assembly.opened))
        else:
            span = source.spot(mark.line + 1, mark.column + 1)
            assembly.report(refusals.too_deep(DEEPEST, span))
    else:
        if not assembly.documents:
            assembly.report(refusals.empty(None, source.spot(1, 1)))
    return Reading(assembly.root, tuple(sorted(assembly.found, key=place_of)))


def read_flow(text: str, file: str) -> Reading:
    """Read one value from a command line, by the same rules; `file` names the option."""
    return read_document(text, file)


def walk(assembly: Assembly) -> None:
    """Take the events one by one until the text ends or enough is known."""
    steps: dict[type, Callable[[Any], None]] = {
        yaml.ScalarEvent: assembly.scalar,
        yaml.AliasEvent: assembly.alias,
        yaml.MappingStartEvent: assembly.mapping,
        yaml.MappingEndEvent: assembly.close,
        yaml.SequenceStartEvent: assembly.sequence,
        yaml.SequenceEndEvent: assembly.close,
        yaml.DocumentStartEvent: assembly.document,
    }
    for count, event in enumerate(parse(assembly.text), 1):
        step = steps.get(type(event))
        if step is None:
            continue
        if count > MOST_EVENTS:
            mark = event.start_mark
            span = assembly.source.spot(mark.line + 1, mark.column + 1)
            assembly.report(refusals.too_big(f"at most {MOST_EVENTS:,} keys and values", span))
            return
        step(event)
        if assembly.stopped:
            return


def too_long(text: bytes | str, file: str) -> Reading:
    """Refuse a text that is too long, or too deep already where it begins."""
    start = text[:MOST_BYTES]
    characters = start if isinstance(start, str) else start.decode("utf-8", "replace")
    _, source, _ = read_characters(characters, file)
    mark = find_too_deep(characters)
    if mark is None:
        kib = f"at most {MOST_BYTES // 1024} KiB"
        return Reading(None, (refusals.too_big(kib, source.spot(1, 1)),))
    span = source.spot(mark.line + 1, mark.column + 1)
    return Reading(None, (refusals.too_deep(DEEPEST, span),))


def find_too_deep(text: str) -> Mark | None:
    """Find where the beginning of a text goes too deep."""
    depth = 0
    try:
        for count, event in enumerate(parse(text)):
            depth += isinstance(event, yaml.CollectionStartEvent)
            depth -= isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                place: Mark = event.start_mark
                return place
            if count > EVENTS_TO_GLANCE_AT:
                break
    except TROUBLE as problem:
        return place_too_deep(problem)
    return None


def place_of(found: Diagnostic) -> tuple[int, int]:
    """Give where a finding stands, for sorting."""
    return found.span.line, found.span.column
