"""Plain values as a document that people like to read."""

import pytest

from spades_rules.document import dump_document
from spades_rules.document.node import Plain


def test_a_profile_is_written_a_key_a_line_and_its_rules_on_one() -> None:
    house: Plain = {
        "format": 1,
        "title": "Kitchen table",
        "source": None,
        "rules": {
            "scoring": {
                "nil": {"policy": "nil_points", "made": 50, "failed": -50, "several": True},
                "bags": None,
            },
            "claim": {},
        },
        "exactly": False,
        "legal": ["nil", 1, "010", "2C"],
        "so_far": [["7S", "2S"], [], {"0": {"points": 1}}],
    }
    assert dump_document(house) == (
        "format: 1\n"
        "title: Kitchen table\n"
        "source: null\n"
        "rules:\n"
        "  scoring:\n"
        "    nil: {policy: nil_points, made: 50, failed: -50, several: true}\n"
        "    bags: null\n"
        "  claim: {}\n"
        "exactly: false\n"
        'legal: [nil, 1, "010", 2C]\n'
        "so_far:\n"
        "  - [7S, 2S]\n"
        "  - []\n"
        "  - 0: {points: 1}\n"
    )


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("nil", "nil"),
        ("a card-player's (house) rule/1.2", "a card-player's (house) rule/1.2"),
        ("été", "été"),
        ("yes", '"yes"'),
        ("true", '"true"'),
        ("null", '"null"'),
        ("~", '"~"'),
        ("010", '"010"'),
        ("7", '"7"'),
        ("1:30", '"1:30"'),
        ("1.5", '"1.5"'),
        ("2026-01-01", '"2026-01-01"'),
        ("<<", '"<<"'),
        ("", '""'),
        (" a", '" a"'),
        ("a ", '"a "'),
        ("a: b", '"a: b"'),
        ("a #b", '"a #b"'),
        ("- a", '"- a"'),
        ("a, b", '"a, b"'),
        ('say "nil"\\', '"say \\"nil\\"\\\\"'),
        ("two\nlines\t", '"two\\nlines\\t"'),
        ("\x07\x85\xa0\u2028\ufeff", '"\\u0007\\u0085\\u00a0\\u2028\\ufeff"'),
        ("\U0001f0a1", '"\U0001f0a1"'),
    ],
)
def test_a_text_is_quoted_where_it_could_be_read_as_something_else(text: str, written: str) -> None:
    assert dump_document(text) == f"{written}\n"


def test_a_whole_number_as_a_key_stays_bare() -> None:
    assert dump_document({"0": 1, "010": 2, "yes": 3}) == '0: 1\n"010": 2\n"yes": 3\n'


def test_what_does_not_fit_in_88_columns_goes_on_lines_of_its_own() -> None:
    fits: Plain = {"a": {"b": "x" * 80}}
    assert dump_document(fits) == f"a: {{b: {'x' * 80}}}\n"
    assert dump_document({"a": {"b": "x" * 81}}) == f"a:\n  b: {'x' * 81}\n"
    assert dump_document({"c": ["x" * 50, "y" * 50]}) == f"c:\n  - {'x' * 50}\n  - {'y' * 50}\n"


def test_the_columns_are_counted_from_the_margin() -> None:
    deep: Plain = {"a": {"a": {"b": "x" * 78}, "c": {"b": "x" * 79}}}
    assert dump_document(deep) == (f"a:\n  a: {{b: {'x' * 78}}}\n  c:\n    b: {'x' * 79}\n")


def test_a_list_of_mappings_begins_each_with_a_dash() -> None:
    assert dump_document([{"a": {"b": [1]}, "c": 2}, 3]) == "- a:\n    b: [1]\n  c: 2\n- 3\n"


def test_a_very_long_key_is_marked_as_one() -> None:
    key = "k" * 1001
    assert dump_document({key: {"a": {"b": 1}, "c": 2}, "d": {key: 3}}) == (
        f"? {key}\n: a: {{b: 1}}\n  c: 2\nd:\n  ? {key}\n  : 3\n"
    )


def test_half_a_character_cannot_be_written() -> None:
    with pytest.raises(ValueError, match=r"half a character, U\+D800, cannot be written"):
        dump_document("\ud800")
