"""What the README and the guides show is what happens: every program and every command is run.

A page is read from top to bottom and in one folder. A `python` block is run, and the `text` block
right after it is what it prints. In a `console` block each line after `$ ` is a command, with what
a terminal shows of it below; a line with nothing but `…` stands for any lines. A block after
`<!-- file: NAME -->` is written to a file of that name.
"""

import io
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from spades_rules.cli.app import run

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    *sorted(
        page
        for page in (ROOT / "docs").rglob("*.md")
        if not page.is_relative_to(ROOT / "docs" / "reference")
    ),
]
BLOCK = re.compile(
    r"(?:<!-- file: (?P<file>\S+) -->\n+)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$(?P<gap>\n*)",
    re.DOTALL | re.MULTILINE,
)
REST = "…"


@dataclass(frozen=True)
class Block:
    """A fenced part of a page."""

    kind: str
    text: str
    file: str | None
    line: int
    printed: str | None
    """What the program of a `python` block prints, if the page shows it."""


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    found = list(BLOCK.finditer(text))
    for here, after in zip(found, [*found, None][1:], strict=True):
        beside = after is not None and after.start() == here.end() and after["kind"] == "text"
        yield Block(
            here["kind"],
            here["text"],
            here["file"],
            text.count("\n", 0, here.start()) + 1,
            after["text"] if after is not None and beside else None,
        )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_shows_what_happens(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.syspath_prepend(str(tmp_path))
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page):
        if block.file:
            Path(block.file).parent.mkdir(parents=True, exist_ok=True)
            Path(block.file).write_text(block.text, encoding="utf-8")
        elif block.kind == "python":
            said = io.StringIO()
            program = compile("\n" * block.line + block.text, str(page), "exec")
            with redirect_stdout(said):
                exec(program, names)  # noqa: S102 - the page is the project's own
            if block.printed is not None:
                assert said.getvalue() == block.printed
        elif block.kind == "console":
            for command, shown in commands(block.text):
                assert_shown(terminal(command), shown, f"{page.name}:{block.line}: {command}")


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Give each command with what is shown below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        while command.endswith("\\"):
            more, _, shown = shown.partition("\n")
            command = f"{command.removesuffix(chr(92))} {more}"
        yield command, shown


def terminal(command: str) -> str:
    """Run a command of `spades-rules`, and give what a terminal would show of it."""
    words = shlex.split(command)
    assert words.pop(0) == "spades-rules", command
    read, write = io.BytesIO(), io.BytesIO()
    out = shown = io.TextIOWrapper(write, encoding="utf-8", write_through=True)
    target = None
    if "<" in words:
        read = io.BytesIO(Path(words.pop(words.index("<") + 1)).read_bytes())
        words.remove("<")
    if ">" in words:
        target = Path(words.pop(words.index(">") + 1))
        words.remove(">")
        out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with (
        patch.object(sys, "stdin", io.TextIOWrapper(read, encoding="utf-8")),
        patch.object(sys, "stdout", out),
        patch.object(sys, "stderr", shown),
    ):
        run(words)
    if target is not None:
        target.write_bytes(out.buffer.getvalue())
    return write.getvalue().decode()


def assert_shown(said: str, shown: str, where: str) -> None:
    """Compare line by line; where lines are left out, what stands around them must be there."""
    parts = [re.escape(part) for part in re.split(rf"^{REST}\n", shown, flags=re.MULTILINE)]
    pattern = r"(?:.*\n)*?".join(parts)
    assert re.fullmatch(pattern, said), f"{where}\n{said}"


def test_a_page_that_shows_something_else_is_found() -> None:
    with pytest.raises(AssertionError):
        assert_shown("one\ntwo\n", "one\nthree\n", "here")
    assert_shown("one\ntwo\nthree\n", "one\n…\nthree\n", "here")


def test_the_readme_has_thirty_lines_of_python() -> None:
    (program,) = [block.text for block in blocks(ROOT / "README.md") if block.kind == "python"]
    assert len(program.splitlines()) <= 30
