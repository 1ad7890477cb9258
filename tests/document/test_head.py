"""The title page of a document, for lists."""

import pytest

from spades_rules.document import read_head

WANTED = frozenset({"name", "title", "game", "source", "format"})


def head(text: str | bytes) -> dict[str, object]:
    return dict(read_head(text, "f.yaml", WANTED, "rules"))


def test_scalars_before_the_rules_are_given() -> None:
    text = "# c\nformat: 1\nname: house\nextends: canonical\nsource: null\nrules:\n  a: {b: 1}\n"
    assert head(text) == {"format": 1, "name": "house", "source": None}
    assert head(text.encode()) == {"format": 1, "name": "house", "source": None}


def test_what_follows_the_rules_is_not_even_looked_at() -> None:
    assert head(b"name: house\nrules: [}\n\xff") == {"name": "house"}
    assert head("{name: house, rules: {x: 1}, title: House}") == {"name": "house"}
    assert head("name: house\rrules: [}\r") == {"name": "house"}


def test_rules_on_the_first_line_leave_no_head() -> None:
    assert head("rules: none\nname: house\n") == {}


def test_lists_and_mappings_on_the_way_are_passed_over() -> None:
    text = "accepts: {name: x, title: [1, {game: y}]}\nname: house\n? [name]\n: x\ntitle: House\n"
    assert head(text) == {"name": "house", "title": "House"}


def test_without_rules_all_is_read() -> None:
    assert head("name: house\ntitle: 'House'\n") == {"name": "house", "title": "House"}


@pytest.mark.parametrize(
    "text",
    ["name: yes", "name:", "name: !!str x", "name: &a x", "name: *a", "name: [x]", "yes: name"],
)
def test_what_is_refused_is_left_out(text: str) -> None:
    assert head(text + "\ntitle: House\n") == {"title": "House"}


def test_an_empty_text_in_quotes_is_a_text() -> None:
    assert head("name: ''\n") == {"name": ""}


def test_the_first_of_equal_keys_counts() -> None:
    assert head("name: a\nname: b\n") == {"name": "a"}


@pytest.mark.parametrize(
    "text", ["", "house", "[name, house]", "- name: house", b"\xff\xfe", "#" * 300_000]
)
def test_what_is_no_document_has_no_head(text: str | bytes) -> None:
    assert head(text) == {}


def test_behind_an_error_nothing_is_read() -> None:
    assert head("name: house\ntitle: 'House\n") == {"name": "house"}
    assert head("name: house\nx: " + "[" * 40 + "]" * 40 + "\ntitle: House\n") == {"name": "house"}
