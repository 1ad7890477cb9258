"""Texts made to do harm: each gets its own code, at once, and none is accepted."""

import time

import pytest
import yaml

from spades_rules.document import events, read_document, read_head

ALIAS_BOMB = "a0: &a0 [x]\n" + "".join(
    f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 40)
)
MERGE_BOMB = "a0: &a0 {x: 1}\n" + "".join(
    f"a{i}: &a{i} {{<<: [*a{i - 1}, *a{i - 1}]}}\n" for i in range(1, 30)
)
HOSTILE: dict[str, tuple[str | bytes, str]] = {
    "yes": ("penalty: yes\n", "yaml-quote-it"),
    "an octal number": ("penalty: 010\n", "yaml-quote-it"),
    "a time of day": ("penalty: 1:30\n", "yaml-quote-it"),
    "a tilde": ("penalty: ~\n", "yaml-quote-it"),
    "an empty value": ("penalty:\n", "empty-value"),
    "equal keys": ("penalty: 1\npenalty: 2\n", "yaml-duplicate-key"),
    "a merge key": ("a: {<<: {b: 1}}\n", "yaml-merge-key"),
    "many merge keys": ("".join(f"a{i}: {{<<: {{b: 1}}}}\n" for i in range(99)), "yaml-merge-key"),
    "a merge bomb": (MERGE_BOMB, "yaml-alias"),
    "an alias bomb": (ALIAS_BOMB, "yaml-alias"),
    "a list in itself": ("&a [*a]\n", "yaml-alias"),
    "open brackets": ("[" * 200_000, "yaml-too-deep"),
    "brackets": ("[" * 200_000 + "]" * 200_000, "yaml-too-deep"),
    "mappings": ("{a: " * 200_000, "yaml-too-deep"),
    "dashes": ("- " * 200_000, "yaml-too-deep"),
    "dashes below the cap": ("- " * 100_000, "yaml-too-deep"),
    "steps": ("".join(f"{' ' * i}a:\n" for i in range(600)), "yaml-too-deep"),
    "questions": ("? " * 200_000, "yaml-too-deep"),
    "a tag": ("a: !!python/object/apply:os.system [ls]\n", "yaml-tag"),
    "two documents": ("a: 1\n---\nb: 2\n", "yaml-documents"),
    "a tab": ("a:\n\tb: 1\n", "yaml-syntax"),
    "another encoding": ("title: Für Elise".encode("latin-1"), "yaml-encoding"),
    "a long text": ("a: 1\n" * 60_000, "yaml-too-big"),
    "a long broken text": ("a: [}\n" * 60_000, "yaml-too-big"),
}


@pytest.mark.parametrize(("text", "code"), HOSTILE.values(), ids=HOSTILE)
def test_each_has_its_own_code_and_only_that(text: str | bytes, code: str) -> None:
    reading = read_document(text, "f.yaml")
    assert {one.code for one in reading.diagnostics} == {code}
    assert len(reading.diagnostics) <= 50


@pytest.mark.parametrize(("text", "code"), HOSTILE.values(), ids=HOSTILE)
def test_none_takes_longer_than_a_tenth_of_a_second(text: str | bytes, code: str) -> None:
    def once() -> float:
        start = time.perf_counter()
        assert read_document(text, "f.yaml").diagnostics[0].code == code
        read_head(text, "f.yaml", frozenset({"name"}), "rules")
        return time.perf_counter() - start

    assert min(once() for _ in range(3)) < 0.1


@pytest.mark.parametrize(("text", "code"), HOSTILE.values(), ids=HOSTILE)
def test_the_parser_written_in_python_gives_the_same(
    text: str | bytes, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "LOADER", yaml.SafeLoader)
    assert {one.code for one in read_document(text, "f.yaml").diagnostics} == {code}


def test_a_number_that_is_no_character_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "LOADER", yaml.SafeLoader)
    (one,) = read_document('a: "\\UFFFFFFFF"', "f.yaml").diagnostics
    assert (one.code, one.message) == ("yaml-syntax", "this cannot be read")
    assert read_head('a: "\\UFFFFFFFF"', "f.yaml", frozenset({"a"}), "rules") == {}


def test_a_complaint_without_words_is_shown_at_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "LOADER", yaml.SafeLoader)
    (one,) = read_document("a: 1\n>\n", "f.yaml").diagnostics
    assert one.code == "yaml-syntax"
    assert str(one.span) == "f.yaml:2:1"
