"""Where a value stands: lines and characters from 1, the end exclusive."""

import pytest

from spades_rules.document import Node, read_document


def node_at(text: str, *path: str | int) -> Node:
    node = read_document(text, "f.yaml").root
    assert node is not None
    for step in path:
        assert isinstance(node.value, dict if isinstance(step, str) else tuple)
        node = node.value[step]  # type: ignore[index]  # the line above makes sure
    return node


def place(node: Node) -> tuple[int, int, int, int]:
    return node.line, node.column, node.end_line, node.end_column


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_the_author_ended_them(end: str) -> None:
    text = end.join(["a:", "  \u2660: été", "  c: 12", ""])
    assert place(node_at(text, "a", "\u2660")) == (2, 6, 2, 9)
    assert place(node_at(text, "a", "c")) == (3, 6, 3, 8)
    assert node_at(text, "a", "c").key == (3, 3, 3, 4)


def test_a_character_beyond_the_sixteen_bit_ones_counts_once() -> None:
    assert place(node_at("'\U0001f0a1': AS", "\U0001f0a1")) == (1, 6, 1, 8)


def test_a_mapping_ends_with_its_last_value() -> None:
    text = "a:\n  b: 1\n  c: nil   # a comment\n\n\nd: 2\n"
    assert place(node_at(text, "a")) == (2, 3, 3, 9)
    assert place(node_at(text)) == (1, 1, 6, 5)


def test_a_list_ends_with_its_last_item() -> None:
    text = "a:\n- b\n- [c, d]\n\ne: 1\n"
    assert place(node_at(text, "a")) == (2, 1, 3, 9)


def test_brackets_belong_to_what_they_enclose() -> None:
    text = "a: {b: [], c: {} }"
    assert place(node_at(text, "a")) == (1, 4, 1, 19)
    assert place(node_at(text, "a", "b")) == (1, 8, 1, 10)
    assert place(node_at(text, "a", "c")) == (1, 15, 1, 17)


def test_a_pair_without_brackets_ends_with_its_value() -> None:
    assert place(node_at("[a: b , c]", 0)) == (1, 2, 1, 6)


def test_quotes_belong_to_the_text() -> None:
    assert place(node_at('a: "b c"', "a")) == (1, 4, 1, 9)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("a:\n  b: |\n    x\n    yy\n\n  c: 1\n", (4, 7)),
        ("a:\n  b: >-\n    x\n\n\n# comment\n", (3, 6)),
        ("a:\n  b: |\n    x", (3, 6)),
        ("a:\n  b: |\n", (2, 7)),
        ("a:\n  b: |", (2, 7)),
        ("a:\n  b: |\n\n\n", (2, 7)),
        ("a:\n  b: |\n  c: 1\n", (2, 7)),
    ],
)
def test_a_block_of_text_ends_with_its_last_line(text: str, end: tuple[int, int]) -> None:
    assert place(node_at(text, "a", "b")) == (2, 6, *end)


def test_an_empty_value_stands_where_it_would_begin() -> None:
    assert place(node_at("a:\nb: 1\n", "a")) == (1, 3, 1, 3)
    assert place(node_at("b: 1\n? a", "a")) == (2, 4, 2, 4)


def test_a_span_carries_its_line_and_file() -> None:
    span = node_at("a: 1\nb: {c: nil}\n", "b", "c").span
    assert (span.file, span.text, span.caret) == ("f.yaml", "b: {c: nil}", 7)
    assert str(span) == "f.yaml:2:8"


def test_a_key_has_a_span_of_its_own() -> None:
    node = node_at("a: 1\n'bags':\n  x: 1\n", "bags")
    assert (str(node.key_span), str(node.span)) == ("f.yaml:2:1", "f.yaml:3:3")


def test_where_there_is_no_key_the_value_stands_for_it() -> None:
    node = node_at("- a\n- b\n", 1)
    assert node.key is None
    assert node.key_span == node.span


def test_of_a_long_line_two_hundred_characters_are_shown() -> None:
    text = f"{{a: {'x' * 300}, b: nil, {'y' * 300}: 1}}"
    near, far = node_at(text, "a").span, node_at(text, "b").span
    assert (near.column, near.caret, near.text) == (5, 4, "{a: " + "x" * 196)
    assert (far.column, far.caret) == (310, 100)
    assert far.text == "x" * 95 + ", b: nil, " + "y" * 95


@pytest.mark.parametrize("column", [1, 199, 200, 201, 202, 300])
def test_the_caret_points_at_the_same_character_in_what_is_shown(column: int) -> None:
    text = "[" + "".join(chr(0x4E00 + i) for i in range(400)) + "]"
    root = node_at(text)
    span = root.source.span(1, column, 1, column + 1)
    assert span.text[span.caret] == text[column - 1]
