"""The words in which a part of a document is refused that YAML knows and we do not."""

import re
from collections.abc import Iterator
from typing import assert_never

from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.document.events import Event, Mark, Opened
from spades_rules.document.scalars import Doubt
from spades_rules.document.source import SourceText, split_lines

__all__ = [
    "alias",
    "directives",
    "duplicate_key",
    "empty",
    "key_without_text",
    "merge_key",
    "properties",
    "quote_it",
    "second_document",
    "too_big",
    "too_deep",
]

LONGEST_QUOTE = 40
GLUED = re.compile(r"([^\s:]+):([^\s:].*)")
THOUSANDS = re.compile(r"[0-9]{3}")
WHOLE_ELSEWHERE = re.compile(r"\+?0*([0-9][0-9_]*)|(-)0*([0-9][0-9_]*)")
TAG = re.compile(r"!(?:<[^>]*>|[^\s,\[\]{}]*)")


def quote_it(text: str, doubt: Doubt, span: Span, *, key: bool = False) -> Diagnostic:
    """Refuse a bare word that somebody may read as something else than its author."""
    word = shown(text)
    quoted = f'`"{word}"`'
    message = f"some readers take `{word}` for {doubt.value}"
    match doubt:
        case Doubt.TRUE | Doubt.NULL:
            hint = f"write {quoted} for the text, or `{doubt.value}`"
        case Doubt.FALSE:
            hint = f"write {quoted} for the text, `false`, or `null` to drop something"
        case Doubt.NUMBER:
            hint = f"write {quoted}, in quotes, or {plain_number(word)}"
        case Doubt.TIME:
            hint = f"write {quoted}, in quotes, or a whole number"
        case Doubt.SIGN:
            hint = f"write {quoted}, in quotes"
        case Doubt.LONG:
            message = f"the number `{word}` is too long"
            hint = "write it in quotes if it is a text"
        case never:
            assert_never(never)
    if key:
        hint = thousands(text) or f"write {quoted}, in quotes, if the key is called so"
    return Diagnostic("yaml-quote-it", message, span, hint=hint)


def plain_number(word: str) -> str:
    """Give a number as it may be written, such as `10` for `+10` and `010`."""
    match = WHOLE_ELSEWHERE.fullmatch(word)
    if match is None:
        return "a whole number"
    digits, sign, below = match.groups()
    return f"`{sign or ''}{(digits or below).replace('_', '')}`"


def thousands(key: str) -> str:
    """Say what was probably meant by a key that is the end of a number such as 1,000."""
    return "a number is written without a comma: `1000`" if THOUSANDS.fullmatch(key) else ""


def duplicate_key(name: str, span: Span, first: Span) -> Diagnostic:
    """Refuse the second of two equal keys."""
    message = f"the key `{shown(name)}` stands here twice, first on line {first.line}"
    return Diagnostic("yaml-duplicate-key", message, span, hint="keep one", also=(first,))


def merge_key(span: Span) -> Diagnostic:
    """Refuse a key that would pour another mapping into this one."""
    return Diagnostic(
        "yaml-merge-key", "a merge key `<<` may not be used", span, hint="write the keys out"
    )


def key_without_text(span: Span) -> Diagnostic:
    """Refuse a list, a mapping or nothing at all as a key."""
    return Diagnostic("yaml-syntax", "a key must be a text", span, hint="write a word before `:`")


def empty(name: str | None, span: Span) -> Diagnostic:
    """Refuse a value that is not there; the key before it is named if there is one."""
    if name is None:
        return Diagnostic("empty-value", "nothing is written here", span, hint="write a value")
    message = f"`{shown(name)}` has no value"
    glued = GLUED.fullmatch(name)
    if glued:
        hint = f"put a space after the `:`, as in `{shown(f'{glued[1]}: {glued[2]}')}`"
    else:
        hint = thousands(name) or "what belongs to it stands further in; `null` drops it"
    return Diagnostic("empty-value", message, span, hint=hint)


def alias(name: str, span: Span) -> Diagnostic:
    """Refuse a value that stands elsewhere."""
    hint = "write the value out"
    return Diagnostic("yaml-alias", f"an alias `{shown(name)}` may not be used", span, hint=hint)


def properties(event: Opened, text: str, source: SourceText) -> Iterator[Diagnostic]:
    """Refuse the anchor and the tag before a value; either may stand first."""
    start = event.start_mark
    anchor_at = tag_at = start.index
    if event.anchor:
        name = f"&{event.anchor}"
        anchor_at = text.index(name, start.index)
        span = moved(start, text[start.index : anchor_at], len(name), source)
        message = f"an anchor `{shown(name)}` may not be used"
        yield Diagnostic("yaml-alias", message, span, hint="write the value out where it belongs")
    if event.tag:
        if anchor_at == start.index and event.anchor:
            tag_at = text.index("!", start.index + len(event.anchor) + 1)
        found = TAG.match(text, tag_at)
        name = found[0] if found else "!"
        span = moved(start, text[start.index : tag_at], len(name), source)
        message = f"a tag `{shown(name)}` may not be used"
        yield Diagnostic("yaml-tag", message, span, hint="write the value without it")


def moved(start: Mark, between: str, width: int, source: SourceText) -> Span:
    """Give the stretch of some characters behind a place and the text that follows it."""
    lines = split_lines(between)
    column = len(lines[-1]) + (start.column if len(lines) == 1 else 0)
    return source.spot(start.line + len(lines), column + 1, width)


def directives(event: Event, source: SourceText) -> Iterator[Diagnostic]:
    """Refuse the lines with `%` that stand before a document."""
    for line in range(event.start_mark.line, event.end_mark.line):
        written = source.lines[line]
        if written.startswith("%"):
            code = "yaml-tag" if written.startswith("%TAG") else "yaml-syntax"
            message = "a line may not begin with `%`"
            span = source.spot(line + 1, 1, len(written))
            yield Diagnostic(code, message, span, hint="take the line out")


def second_document(span: Span) -> Diagnostic:
    """Refuse another document behind the first."""
    message = "a second document begins here"
    return Diagnostic("yaml-documents", message, span, hint="keep one document in a file")


def too_deep(deepest: int, span: Span) -> Diagnostic:
    """Refuse lists and mappings that stand too deep inside each other."""
    message = f"lists and mappings stand inside each other more than {deepest} deep here"
    return Diagnostic("yaml-too-deep", message, span)


def too_big(most: str, span: Span) -> Diagnostic:
    """Refuse a text that goes on for too long."""
    return Diagnostic("yaml-too-big", f"the text is too long: {most} are read", span)


def shown(text: str) -> str:
    """Shorten what the user wrote so that a sentence can quote it."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_QUOTE else f"{line[: LONGEST_QUOTE - 1]}…"
