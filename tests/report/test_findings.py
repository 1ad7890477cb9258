"""A finding shows its line and marks the spot, whatever stands there."""

from spades_rules.diagnostics import Diagnostic, Severity, Span
from spades_rules.report.findings import findings_to_plain, findings_to_text
from spades_rules.report.style import COLOUR

LINE = "    nil: {policy: nill, made: 50}"
FINDING = Diagnostic(
    "unknown-policy",
    "there is no policy `nill`",
    Span("ours.yaml", 11, 19, 11, 23, LINE),
    hint="did you mean `nil`?",
)


def test_a_finding_is_a_place_a_line_a_mark_and_a_hint() -> None:
    assert findings_to_text([FINDING]) == (
        "ours.yaml:11:19: error[unknown-policy]: there is no policy `nill`\n"
        " 11 |     nil: {policy: nill, made: 50}\n"
        "    |                   ^^^^\n"
        "hint: did you mean `nil`?\n"
    )


def test_findings_stand_apart_by_an_empty_line() -> None:
    assert findings_to_text([FINDING, FINDING]).count("\n\n") == 1
    assert findings_to_text([]) == ""


def test_other_places_are_notes() -> None:
    first = Span("ours.yaml", 3, 1, 3, 4, "nil: 1")
    finding = Diagnostic(
        "yaml-duplicate-key", "twice", Span("ours.yaml", 4, 1, 4, 4, "nil: 2"), also=(first,)
    )
    assert findings_to_text([finding]) == (
        "ours.yaml:4:1: error[yaml-duplicate-key]: twice\n"
        " 4 | nil: 2\n"
        "   | ^^^\n"
        "ours.yaml:3:1: note: and here\n"
        " 3 | nil: 1\n"
        "   | ^^^\n"
    )


def test_no_line_is_shown_twice_and_no_bare_key_over_all_the_rules() -> None:
    at = Span("ours.yaml", 4, 10, 4, 13, "    nil: {policy: x}")
    again, rules = Span("ours.yaml", 4, 5, 4, 8, at.text), Span("ours.yaml", 2, 1, 2, 6, "rules:")
    finding = Diagnostic("x", "y", at, also=(again, rules))
    assert "note" not in findings_to_text([finding])
    (plain,) = findings_to_plain([finding])
    assert isinstance(plain, dict)
    assert isinstance(plain["also"], list)
    assert len(plain["also"]) == 2


def test_a_finding_over_several_lines_is_marked_to_the_end_of_its_first() -> None:
    finding = Diagnostic("x", "y", Span("f", 1, 3, 4, 2, "a: [1,"), severity=Severity.WARNING)
    assert findings_to_text([finding]) == "f:1:3: warning[x]: y\n 1 | a: [1,\n   |   ^^^^\n"


def test_a_place_at_the_end_of_a_line_has_one_mark_behind_it() -> None:
    finding = Diagnostic("x", "y", Span("f", 1, 3, 1, 3, "a:"))
    assert findings_to_text([finding]).splitlines()[2] == "   |   ^"


def test_a_place_far_out_on_a_line_is_marked_in_the_part_that_is_shown() -> None:
    finding = Diagnostic("x", "y", Span("f", 1, 301, 1, 303, "b" * 100 + "!!" + "b" * 98))
    shown, mark = findings_to_text([finding]).splitlines()[1:3]
    assert shown[mark.index("^") :].startswith("!!")


def test_what_cannot_be_printed_leaves_a_gap_so_that_the_mark_stays_below() -> None:
    finding = Diagnostic("x", "y", Span("f", 1, 3, 1, 4, "\t\x1bz"))
    assert findings_to_text([finding]).splitlines()[1:] == [" 1 |   z", "   |   ^"]


def test_a_finding_without_a_line_has_no_excerpt() -> None:
    assert findings_to_text([Diagnostic("x", "y", Span("f", 1, 1, 1, 1))]) == (
        "f:1:1: error[x]: y\n"
    )


def test_colour_sets_off_the_label_and_the_mark() -> None:
    text = findings_to_text([FINDING], COLOUR)
    assert "\x1b[1;31merror[unknown-policy]\x1b[0m" in text
    assert "\x1b[1;31m^^^^\x1b[0m" in text


def test_a_finding_as_plain_values_has_its_place_in_parts() -> None:
    assert findings_to_plain([FINDING]) == [
        {
            "code": "unknown-policy",
            "severity": "error",
            "message": "there is no policy `nill`",
            "hint": "did you mean `nil`?",
            "at": {
                "file": "ours.yaml",
                "line": 11,
                "column": 19,
                "end_line": 11,
                "end_column": 23,
            },
            "also": [],
        }
    ]
