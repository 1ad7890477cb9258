"""What is no YAML at all, in words for somebody who writes rules."""

from collections.abc import Callable

import pytest

from spades_rules.document import read_document

Found = Callable[[bytes | str], list[tuple[str, str]]]

COMPLAINTS = [
    ("a:\n\tb: 1\n", "2:1", "a tab may not be used for indentation"),
    ("a:\n  b: 1\n\tc: 2\n", "3:1", "a tab may not be used for indentation"),
    ("\ta: 1", "1:1", "a tab may not be used for indentation"),
    ("a: @x", "1:4", "nothing may begin with `@`"),
    ("a: `x", "1:4", "nothing may begin with ```"),
    ("a: %x", "1:4", "nothing may begin with `%`"),
    ("a: 'b\n", "1:4", "the quote is never closed"),
    ('a: "b\nc: 1\n', "1:4", "the quote is never closed"),
    ("a: 'b\n---\n", "1:4", "the quote is never closed"),
    ('a: "\\q"', "1:5", "this escape is not known"),
    ('a: "\\ud800"', "1:7", "this escape is not known"),
    ('a: "\\xzz"', "1:7", "this escape is not known"),
    ("a: b: c", "1:5", "a `:` may not stand here"),
    ("a: 1\n  b: 2\n", "2:4", "a `:` may not stand here"),
    ("a: - b", "1:4", "a list item may not begin here"),
    ("a: ? b", "1:4", "a key may not begin here"),
    ("a: 1\nb\n", "2:1", "a `:` is missing after this key"),
    ("a: [b\n", "1:4", "the `[` or `{` that begins here is never closed"),
    ("a: {b: 1\n", "1:4", "the `[` or `{` that begins here is never closed"),
    ("a: [b}", "1:6", "a `,` or a `]` is missing before this"),
    ("a: {b: 1]", "1:9", "a `,` or a `}` is missing before this"),
    ("a: [1,,2]", "1:7", "a value is missing before this"),
    ("{a: 1} b", "1:8", "the document has ended, nothing may follow"),
    ("a:\n   b: 2\n  c: 3\n", "3:3", "this does not line up with the keys above"),
    ("a:\n  - b\n  c: 3\n", "3:3", "this does not line up with the list items above"),
    ("a: |x\n", "1:5", "a block of text may not begin so"),
    ("%YAML 1.2\n---\na: 1\n", "1:1", "a line may not begin with `%`"),
    ("# rules\n%YAML 1.1\n---\na: 1\n", "2:1", "a line may not begin with `%`"),
    ("%YAML 7.0\n---\na: 1\n", "1:1", "a line may not begin with `%`"),
    ("%YAML 1.2\n# rules\n---\na: 1\n", "1:1", "a line may not begin with `%`"),
    ("%FOO\n---\na: 1\n", "1:5", "a line may not begin with `%`"),
]


@pytest.mark.parametrize(("text", "place", "message"), COMPLAINTS)
def test_the_parser_speaks_in_plain_words(text: str, place: str, message: str) -> None:
    (one,) = read_document(text, "f.yaml").diagnostics
    assert (one.code, str(one.span), one.message) == ("yaml-syntax", f"f.yaml:{place}", message)


def test_advice_never_shows_the_braces_of_a_pattern() -> None:
    (one,) = read_document("a: {b: 1]", "f.yaml").diagnostics
    assert one.hint == "close each `{` with a `}`"


def test_what_was_found_before_the_parser_gave_up_is_kept(found: Found) -> None:
    assert found("a: yes\nb: [\n") == [("yaml-quote-it", "1:4-1:7"), ("yaml-syntax", "2:4-2:5")]
