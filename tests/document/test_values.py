"""What a document says: few forms, the same to every reader."""

import pytest

from spades_rules.document import BROKEN, read_document, read_flow
from spades_rules.document.node import Plain

HOUSE = """\
format: 1
name: kitchen-table   # a comment
title: "Kitchen table"
source: null
rules:
  scoring:
    nil: {policy: nil_points, made: 50, failed: -50}
    bags: null
  play:
  - [KD, 3H]
  - []
legal: [nil, true, false, '1', "yes", 2C]
text: |
  two
  lines
folded: one
  two
{}: 0
"""


def test_a_profile_reads_as_plain_values() -> None:
    reading = read_document(HOUSE.replace("{}: 0", "0: {}"), "f.yaml")
    assert reading.diagnostics == ()
    assert reading.root is not None
    assert reading.root.plain() == {
        "format": 1,
        "name": "kitchen-table",
        "title": "Kitchen table",
        "source": None,
        "rules": {
            "scoring": {
                "nil": {"policy": "nil_points", "made": 50, "failed": -50},
                "bags": None,
            },
            "play": [["KD", "3H"], []],
        },
        "legal": ["nil", True, False, "1", "yes", "2C"],
        "text": "two\nlines\n",
        "folded": "one two",
        "0": {},
    }


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0", 0),
        ("-17", -17),
        ("500", 500),
        ("true", True),
        ("false", False),
        ("null", None),
        ("nil", "nil"),
        ("tRUE", "tRUE"),
        ("AS", "AS"),
        ("1.2.3", "1.2.3"),
        ("10-hand", "10-hand"),
        ("-x", "-x"),
        ("...x", "...x"),
        ("1:x", "1:x"),
        ("'010'", "010"),
        ('"~"', "~"),
        ('"\\u2660 \\x07"', "\u2660 \x07"),
        ("''", ""),
        ("''   # a comment", ""),
        ("été", "été"),
        ("[a: 1]", [{"a": 1}]),
        ("? a\n: b", {"a": "b"}),
        ("--- a\n...\n", "a"),
        ("{'': 1}", {"": 1}),
        ("{-1: a, '<<': b}", {"-1": "a", "<<": "b"}),
    ],
)
def test_a_value_from_the_command_line_reads_by_the_same_rules(text: str, value: Plain) -> None:
    reading = read_flow(text, "--set")
    assert reading.diagnostics == ()
    assert reading.root is not None
    assert reading.root.plain() == value


def test_a_mark_of_utf_8_at_the_beginning_is_no_part_of_the_text() -> None:
    for text in (b"\xef\xbb\xbfa: 1", "\ufeffa: 1"):
        reading = read_document(text, "f.yaml")
        assert reading.root is not None
        assert reading.root.plain() == {"a": 1}
        assert str(reading.root.span) == "f.yaml:1:1"


def test_whole_numbers_may_have_a_thousand_digits() -> None:
    reading = read_document(f"a: {'7' * 1000}", "f.yaml")
    assert reading.root is not None
    assert reading.root.plain() == {"a": int("7" * 1000)}


def test_what_is_broken_is_left_out_of_the_plain_value() -> None:
    root = read_document("a: yes\nb: [1, ~, 2]\nc: 3\n", "f.yaml").root
    assert root is not None
    assert root.plain() == {"b": [1, 2], "c": 3}
    assert isinstance(root.value, dict)
    assert root.value["a"].value is BROKEN


def test_a_broken_whole_is_plainly_nothing() -> None:
    root = read_document("yes", "f.yaml").root
    assert root is not None
    assert root.value is BROKEN
    assert root.plain() is None


def test_an_anchored_value_is_still_read_so_that_all_else_is_found() -> None:
    root = read_document("a: &x {b: 1}\nc: &y nil\n", "f.yaml").root
    assert root is not None
    assert root.plain() == {"a": {"b": 1}, "c": "nil"}


def test_the_first_of_equal_keys_is_kept() -> None:
    root = read_document("a: 1\nb: 2\na: 3\n", "f.yaml").root
    assert root is not None
    assert root.plain() == {"a": 1, "b": 2}


def test_a_refused_key_takes_its_value_with_it() -> None:
    root = read_document("yes: 1\n? [x]\n: 2\nb: 3\n", "f.yaml").root
    assert root is not None
    assert root.plain() == {"b": 3}


def test_a_mapping_that_a_merge_key_fills_is_unknown() -> None:
    for text in ("a: {<<: {x: 1}, y: 2}\n", "a: {<<: *b, y: 2}\n", "a: {*b : 1}\n"):
        root = read_document(text, "f.yaml").root
        assert root is not None
        assert isinstance(root.value, dict)
        assert root.value["a"].value is BROKEN


def test_the_first_of_two_documents_is_read() -> None:
    root = read_document("a: 1\n---\nb: 2\n", "f.yaml").root
    assert root is not None
    assert root.plain() == {"a": 1}


def test_nothing_is_given_of_a_document_that_breaks_off() -> None:
    assert read_document("a: 1\nb: [", "f.yaml").root is None
