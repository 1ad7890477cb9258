"""The tree of files is in order: every file in its place, every module with its sentence."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import spades_rules
from spades_rules.profile import kept

TOP = {
    ".ci",
    ".gitignore",
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "docs",
    "profiles",
    "pyproject.toml",
    "schemas",
    "spades_rules",
    "tests",
}

# Put together here, so that this file does not hold them itself.
PLACES_OUTSIDE = tuple(
    "".join(parts) for parts in (("/", "work/"), ("/", "tmp/"), ("DESIGN", ".md"))
)

WORDS_NOT_USED = {
    *("manager", "helper", "helpers", "util", "utils", "handler", "handlers", "base", "impl"),
    *("data", "info", "processor", "engine", "config", "team"),
}
"""A side is called a side. `teams` is a way to sit that profiles name, and so not among these."""


def test_the_top_holds_what_it_should_and_nothing_else(
    root: Path, tracked: tuple[Path, ...]
) -> None:
    found = {file.relative_to(root).parts[0] for file in tracked}
    assert found <= TOP


def test_no_file_names_a_place_outside_the_project(tracked: tuple[Path, ...]) -> None:
    offenders = [
        (file.name, place)
        for file in tracked
        for place in PLACES_OUTSIDE
        if place in file.read_text(encoding="utf-8", errors="replace")
    ]
    assert offenders == []


def modules(tracked: tuple[Path, ...], root: Path) -> Iterator[tuple[str, ast.Module]]:
    for file in tracked:
        if file.suffix == ".py":
            name = str(file.relative_to(root))
            yield name, ast.parse(file.read_text(encoding="utf-8"))


def test_every_module_opens_with_a_sentence_on_one_line(
    tracked: tuple[Path, ...], root: Path
) -> None:
    without = [
        name
        for name, tree in modules(tracked, root)
        if not re.fullmatch(
            r".+[.?!:`]", (ast.get_docstring(tree) or "").split("\n", maxsplit=1)[0]
        )
    ]
    assert without == []


def test_no_name_in_the_package_is_a_word_that_says_nothing(
    tracked: tuple[Path, ...], root: Path
) -> None:
    offenders = [
        f"{name}: {said}"
        for name, tree in modules(tracked, root)
        if name.startswith("spades_rules")
        for said in (*names_given(tree), Path(name).stem)
        if WORDS_NOT_USED & {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", said)}
    ]
    assert offenders == []


def names_given(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name):
                yield name
            case _:
                continue


def test_the_types_are_shipped() -> None:
    assert Path(spades_rules.__path__[0], "py.typed").is_file()


def test_profiles_and_schemas_are_found_beside_the_package() -> None:
    assert kept("profiles").joinpath("spades", "canonical.yaml").is_file()
    assert kept("schemas").joinpath("profile.schema.json").is_file()


def test_no_work_is_left_for_later(tracked: tuple[Path, ...]) -> None:
    words = tuple("".join(parts) for parts in (("TO", "DO"), ("FIX", "ME"), ("XX", "X")))
    offenders = [
        file.name
        for file in tracked
        if file.suffix in {".py", ".md", ".yaml", ".toml"}
        and any(re.search(rf"\b{word}\b", file.read_text(errors="replace")) for word in words)
    ]
    assert offenders == []
