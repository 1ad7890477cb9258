"""Whatever one thing is changed in a shipped profile, every finding leads to it."""

from collections import Counter
from itertools import accumulate
from pathlib import Path
from typing import Protocol

from shelf import SOURCES

from spades_rules.diagnostics import Diagnostic, Span

MOST_UNNOTICED = 0.2

ACROSS = {
    # rules taken together
    "bids-cannot-be-kept",
    "cards-do-not-divide",
    "missing-rule",
    "no-call-possible",
    "too-many-rules",
    "unscored-call",
    # what the evidence says, and what it is about
    "excluded-but-present",
    "missing-because",
    "missing-evidence",
    "missing-reading",
    "silent-but-set",
    "unknown-path",
    # what a reading changes
    "missing-parameter",
    "missing-policy",
    "nothing-to-drop",
    "reading-outside-about",
    "unknown-parameter",
}
"""What may be found in one place and have its cause in another, which is named then."""


class Edit(Protocol):
    """A profile's text with one thing changed, and the stretches that hold the change."""

    file: str
    what: str
    text: str
    near: tuple[tuple[int, int], ...]


Checked = tuple[tuple[Edit, tuple[Diagnostic, ...]], ...]


def reached(edit: Edit, one: Diagnostic) -> list[bool]:
    """Tell of each place that a finding names whether it lies in or around the change."""
    starts = (0, *accumulate(map(len, edit.text.splitlines(keepends=True))))

    def inside(span: Span) -> bool:
        begin = starts[span.line - 1] + span.column - 1
        end = starts[span.end_line - 1] + span.end_column - 1
        return any(first <= begin and end <= last for first, last in edit.near)

    return [span.file == edit.file and inside(span) for span in (one.span, *one.also)]


def test_every_finding_lies_inside_what_was_changed_or_around_it_or_names_it_besides(
    checked: Checked,
) -> None:
    astray = [
        f"{edit.file}: {edit.what}: {one.span}: {one.code}"
        for edit, found in checked
        for one in found
        if not any(reached(edit, one))
    ]
    assert astray == []


def test_only_what_hangs_on_several_rules_is_found_elsewhere(checked: Checked) -> None:
    elsewhere = {one.code for edit, found in checked for one in found if not reached(edit, one)[0]}
    assert elsewhere <= ACROSS


def test_the_changes_are_many_and_most_of_them_are_found(checked: Checked) -> None:
    assert len(checked) >= 2_000
    assert {Path(edit.file).stem for edit, _ in checked} == set(SOURCES)
    silent = [edit.what for edit, found in checked if not found]
    assert len(silent) <= len(checked) * MOST_UNNOTICED


def test_the_changes_bring_out_findings_of_every_sort(checked: Checked) -> None:
    codes = Counter(one.code for _, found in checked for one in found)
    assert {
        "missing-evidence",
        "missing-reading",
        "missing-rule",
        "reading-outside-about",
        "unknown-parameter",
        "unknown-path",
        "unknown-policy",
        "unknown-section",
        "wrong-type",
        "yaml-duplicate-key",
    } <= set(codes)
    assert len(codes) >= 25
