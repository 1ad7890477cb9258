"""Findings about a text, shown with the line they are about and a mark under the spot."""

from collections.abc import Sequence

from spades_rules.diagnostics import Diagnostic, Severity, Span, on_one_line
from spades_rules.notation.plain import PlainValue
from spades_rules.report.style import PLAIN, Style

__all__ = ["findings_to_plain", "findings_to_text", "span_to_plain"]

BARE = frozenset({"rules:", "evidence:"})
"""Lines under which half a profile stands; they are places for a program, and no news to people."""


def findings_to_text(findings: Sequence[Diagnostic], style: Style = PLAIN) -> str:
    """Show findings one after the other; nothing for none."""
    return "\n".join(_finding(finding, style) for finding in findings)


def findings_to_plain(findings: Sequence[Diagnostic]) -> list[PlainValue]:
    """Give findings as plain values."""
    return [
        {
            "code": finding.code,
            "severity": str(finding.severity),
            "message": finding.message,
            "hint": finding.hint,
            "at": span_to_plain(finding.span),
            "also": [span_to_plain(span) for span in finding.also],
        }
        for finding in findings
    ]


def span_to_plain(span: Span) -> dict[str, PlainValue]:
    """Give a place as plain values."""
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def _finding(finding: Diagnostic, style: Style) -> str:
    label = f"{finding.severity}[{finding.code}]"
    marked = style.bad(label) if finding.severity is Severity.ERROR else style.doubtful(label)
    said = f"{finding.span}: {marked}: {finding.message}"
    lines = [on_one_line(said), *_excerpt(finding.span, style)]
    for span in _further(finding):
        lines += [on_one_line(f"{span}: note: and here"), *_excerpt(span, style)]
    if finding.hint:
        lines.append(on_one_line(f"hint: {finding.hint}"))
    return "\n".join(lines) + "\n"


def _further(finding: Diagnostic) -> list[Span]:
    """Give the other places that help a reader: each line once, and no bare key over all rules."""
    shown = {(finding.span.file, finding.span.line)}
    told: list[Span] = []
    for span in finding.also:
        if (span.file, span.line) not in shown and span.text.rstrip() not in BARE:
            told.append(span)
        shown.add((span.file, span.line))
    return told


def _excerpt(span: Span, style: Style) -> list[str]:
    if not span.text:
        return []
    text = "".join(letter if letter.isprintable() else " " for letter in span.text)
    offset = min(span.caret, len(text))
    room = max(1, len(text) - offset)
    wanted = span.end_column - span.column if span.end_line == span.line else room
    number = str(span.line)
    mark = "^" * max(1, min(wanted, room))
    return [
        f" {number} | {text}",
        f" {' ' * len(number)} | {' ' * offset}{style.bad(mark)}",
    ]
