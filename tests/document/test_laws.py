"""Laws: reading never fails, keeps to the text, agrees with others, and undoes writing."""

import random
from pathlib import Path

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from spades_rules.diagnostics import Span
from spades_rules.document import Node, Reading, dump_document, events, read_document, read_head
from spades_rules.document.node import Plain

SCRAPS = st.lists(
    st.sampled_from(
        [
            *("a", "b: ", "nil", "'", '"', "1", "- ", "-", ":", "? ", ", ", "[", "]", "{", "}"),
            *("\n", "\r\n", "\r", "\n  ", "\n    ", "\t", " ", "#", " # c", "|", ">", "|\n  x\n"),
            *("&x ", "*x", "!!str ", "!", "%TAG", "---", "\n---\n", "\n...\n", "<<: ", "~", "yes"),
            *("010", "é", "\U0001f0a1", "\u2028", "\ufeff", "\\", "@", "a: 1\n", "  b: 2\n"),
        ]
    ),
    max_size=30,
).map("".join)
SCALARS = (
    st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=["Cs"]))
)
KEYS = st.text(st.characters(exclude_categories=["Cs"])) | st.sampled_from(["yes", "0", "x" * 1030])


def plains() -> st.SearchStrategy[Plain]:
    return st.recursive(
        SCALARS,
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=5),
        max_leaves=30,
    )


def nodes(reading: Reading) -> list[Node]:
    waiting = [] if reading.root is None else [reading.root]
    seen = []
    while waiting:
        node = waiting.pop()
        seen.append(node)
        match node.value:
            case dict(entries):
                waiting.extend(entries.values())
            case tuple(items):
                waiting.extend(items)
            case _:
                pass
    return seen


def spans(reading: Reading) -> list[Span]:
    found = [span for one in reading.diagnostics for span in (one.span, *one.also)]
    return found + [span for node in nodes(reading) for span in (node.span, node.key_span)]


def lines_of(content: bytes | str) -> list[str]:
    text = content if isinstance(content, str) else content.decode("utf-8", "replace")
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")


def keeps_to_the_text(content: bytes | str) -> None:
    reading = read_document(content, "f.yaml")
    lines = lines_of(content)
    for span in spans(reading):
        assert 1 <= span.line <= span.end_line <= len(lines)
        assert 1 <= span.column <= len(lines[span.line - 1]) + 1
        assert 1 <= span.end_column <= len(lines[span.end_line - 1]) + 1
        assert (span.line, span.column) <= (span.end_line, span.end_column)
        assert len(span.text) <= 200
    places = [(one.span.line, one.span.column) for one in reading.diagnostics]
    assert places == sorted(places)
    assert reading.root is not None or reading.diagnostics


@given(st.text() | SCRAPS)
@example("a: |")
@example("- [a: ")
@example("&a")
def test_any_text_gives_a_reading_that_keeps_to_it(text: str) -> None:
    keeps_to_the_text(text)


@given(st.binary() | SCRAPS.map(str.encode))
def test_any_bytes_give_a_reading_that_keeps_to_them(content: bytes) -> None:
    keeps_to_the_text(content)


@given(st.text() | SCRAPS)
def test_the_slower_parser_keeps_to_the_text_too(text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(events, "LOADER", yaml.SafeLoader)
        keeps_to_the_text(text)


@given(st.text() | SCRAPS, st.sampled_from(["a", "b", "nil"]))
def test_a_head_says_nothing_that_the_document_does_not(text: str, stop: str) -> None:
    head = read_head(text, "f.yaml", frozenset({"a", "b", "nil", "1"}), stop)
    reading = read_document(text, "f.yaml")
    if not reading.diagnostics and reading.root is not None:
        whole = reading.root.plain()
        for key, value in head.items():
            assert isinstance(whole, dict)
            assert whole[key] == value


def with_text_keys(value: object) -> object:
    match value:
        case dict():
            return {str(key): with_text_keys(inner) for key, inner in value.items()}
        case list():
            return [with_text_keys(inner) for inner in value]
        case _:
            return value


@given(SCRAPS)
def test_what_is_accepted_means_the_same_to_other_readers(text: str) -> None:
    reading = read_document(text, "f.yaml")
    if not reading.diagnostics:
        assert reading.root is not None
        others = yaml.load(text, Loader=yaml.CSafeLoader)
        assert with_text_keys(others) == reading.root.plain()


@given(plains())
def test_reading_undoes_writing(value: Plain) -> None:
    reading = read_document(dump_document(value), "f.yaml")
    assert reading.diagnostics == ()
    assert reading.root is not None
    assert same(reading.root.plain(), value)


@given(plains())
def test_other_readers_read_the_same_from_what_we_write(value: Plain) -> None:
    others = yaml.load(dump_document(value), Loader=yaml.CSafeLoader)
    assert with_text_keys(others) == value


def same(one: Plain, two: Plain) -> bool:
    # Equal is not enough: to Python true is one.
    return one == two and repr(one) == repr(two)


def test_thirty_two_levels_can_be_written_and_read() -> None:
    deep: Plain = ["x"]
    for _ in range(15):
        deep = {"a": [deep, None]}
    deep = [deep]
    reading = read_document(dump_document(deep), "f.yaml")
    assert reading.diagnostics == ()
    assert reading.root is not None
    assert reading.root.plain() == deep


def test_every_cut_and_every_changed_letter_of_a_profile_is_read_or_reported() -> None:
    text = Path(__file__).with_name("house.yaml").read_text("utf-8")
    assert read_document(text, "f.yaml").diagnostics == ()
    chance = random.Random(13)  # noqa: S311  # nothing secret, only the same letters each time
    for _ in range(500):
        at = chance.randrange(len(text))
        letter = chance.choice("\t\n:-[]{}&*!%@`'\"#~ 0y\x00\u2028")
        keeps_to_the_text(text[:at] + letter + text[at + 1 :])
        keeps_to_the_text(text[:at])
