"""The glossary has every word of the kernel and of comparing; decisions say what holds them."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

PARTS = ("Context", "Decision", "What we gave up", "How it is enforced")


def words_of(root: Path) -> set[str]:
    """Give the words that the glossary explains, each in bold."""
    text = (root / "docs/glossary.md").read_text(encoding="utf-8")
    return {word.lower() for word in re.findall(r"\*\*(.+?)\*\*", text)}


def classes_in(files: Iterable[Path]) -> set[str]:
    """Give the public classes of some files, as words."""
    found: set[str] = set()
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                words = re.findall(r"[A-Z][a-z]+", node.name)
                found.add(" ".join(words).lower())
    return found


def test_every_public_class_of_the_kernel_is_in_the_glossary(root: Path) -> None:
    rooms = (root / "spades_rules" / room for room in ("kernel", "table", "games"))
    kernel = classes_in(file for room in rooms for file in room.glob("*.py"))
    assert "side round" in kernel
    assert kernel - words_of(root) == set()


def test_every_part_of_a_comparison_is_in_the_glossary(root: Path) -> None:
    audit = root / "spades_rules/audit"
    parts = classes_in((audit / "difference.py", audit / "proofs/question.py"))
    assert "text change" in parts
    assert parts - words_of(root) == set()


def test_every_question_of_a_game_is_in_the_glossary(root: Path) -> None:
    folders = {one.name for one in (root / "spades_rules/policies").iterdir() if one.is_dir()}
    assert {name for name in folders if not name.startswith("_")} - words_of(root) == set()


def test_every_decision_says_what_was_given_up_and_what_enforces_it(root: Path) -> None:
    pages = sorted((root / "docs/adr").glob("[0-9]*.md"))
    assert [page.name[:4] for page in pages] == [f"{n:04}" for n in range(1, len(pages) + 1)]
    for page in pages:
        heads = re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert tuple(heads) == PARTS


def test_what_a_decision_names_as_its_guard_is_there(root: Path) -> None:
    missing = []
    for page in (root / "docs/adr").glob("[0-9]*.md"):
        guard = page.read_text(encoding="utf-8").partition("## How it is enforced")[2]
        files = re.findall(r"`((?:tests|spades_rules|docs|pyproject)[\w/.]*)`", guard)
        assert files, page.name
        missing += [name for name in files if not (root / name).exists()]
    assert missing == []
