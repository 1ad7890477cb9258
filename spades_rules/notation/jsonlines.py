"""A text with one JSON value a line, read strictly: no fractions, no key twice, nothing endless."""

import json
from dataclasses import dataclass, replace

from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.notation.plain import PlainValue

__all__ = ["Line", "read_lines"]

MOST_CHARACTERS = 8 * 1024 * 1024
MOST_IN_A_LINE = 64 * 1024
MOST_FINDINGS = 50
_SHOWN = 200


@dataclass(frozen=True, slots=True)
class Line:
    """One line and what it says."""

    value: PlainValue
    span: Span


class _RefusedError(ValueError):
    """Something that JSON allows and a record does not."""


def read_lines(text: bytes | str, file: str) -> tuple[tuple[Line, ...], tuple[Diagnostic, ...]]:
    """Give every line that can be read, empty ones left out, and a finding for every other."""
    if len(text) > MOST_CHARACTERS:
        message = f"the text is too long: {MOST_CHARACTERS} characters are read"
        return (), (Diagnostic("record-too-big", message, Span(file, 1, 1, 1, 1)),)
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError as problem:
            line = problem.object.count(b"\n", 0, problem.start) + 1
            span = Span(file, line, 1, line, 1)
            return (), (Diagnostic("record-json", "the text is not UTF-8 from here on", span),)
    lines: list[Line] = []
    found: list[Diagnostic] = []
    for number, written in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if not written.strip():
            continue
        read = _line(written, Span(file, number, 1, number, len(written) + 1, written[:_SHOWN]))
        if isinstance(read, Line):
            lines.append(read)
        else:
            found.append(read)
            if len(found) == MOST_FINDINGS:
                break
    return tuple(lines), tuple(found)


def _line(written: str, span: Span) -> Line | Diagnostic:
    if len(written) > MOST_IN_A_LINE:
        message = f"the line is too long: {MOST_IN_A_LINE} characters are read"
        return Diagnostic("record-too-big", message, span)
    try:
        return Line(_parsed(written), span)
    except json.JSONDecodeError as problem:
        place = replace(span, column=problem.colno, end_column=problem.colno + 1)
        return Diagnostic("record-json", "this is not JSON from here on", place)
    except _RefusedError as problem:
        return Diagnostic("record-json", str(problem), span)
    except (RecursionError, ValueError):
        return Diagnostic("record-json", "the line nests too deep, or a number is too long", span)


def _parsed(line: str) -> PlainValue:
    value: PlainValue = json.loads(
        line,
        object_pairs_hook=_mapping,
        parse_float=_no_fraction,
        parse_constant=_no_fraction,
    )
    return value


def _mapping(pairs: list[tuple[str, PlainValue]]) -> dict[str, PlainValue]:
    entries = dict(pairs)
    if len(entries) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        message = f"the key `{twice}` stands here twice"
        raise _RefusedError(message)
    return entries


def _no_fraction(text: str) -> PlainValue:
    message = f"`{text[:20]}` is no whole number"
    raise _RefusedError(message)
