"""One page for each kind of finding: what it means, and an example with what it prints."""

import io
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import chdir, contextmanager, nullcontext
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from runpy import run_path
from unittest.mock import patch

from pages import Page, cell, fenced, page, table

import spades_rules
from spades_rules.catalog import Catalog
from spades_rules.cli.app import run
from spades_rules.document import Plain, read_document

__all__ = ["code_pages", "codes", "ran"]

TESTS = Path(__file__).parents[2] / "tests"
BAD = tuple(TESTS / folder for folder in ("profiles/bad", "cases/bad"))


PLUGIN = "What comes along cannot give this code, so a plug-in is installed here."


@dataclass(frozen=True, slots=True)
class Room:
    """A part of the program that finds things, and the codes that it can give."""

    about: str
    """What its codes are about, in a sentence."""
    codes: Mapping[str, str]


def rooms() -> Iterator[Room]:
    """Give every part of the program that lists codes of its own, in the file `codes.py`."""
    for room in pkgutil.iter_modules(spades_rules.__path__):
        folder = Path(spades_rules.__path__[0]) / room.name
        if (folder / "codes.py").is_file():
            module = import_module(f"spades_rules.{room.name}.codes")
            yield Room((module.__doc__ or "").strip(), module.CODES)


def codes() -> dict[str, str]:
    """Give every code with its meaning."""
    return {code: meaning for room in rooms() for code, meaning in room.codes.items()}


def code_pages() -> Iterator[Page]:
    """Give the page of every code, and one that lists them."""
    yield _index()
    for room in rooms():
        for code, meaning in sorted(room.codes.items()):
            yield _code(code, meaning)


def _index() -> Page:
    parts = []
    for room in rooms():
        rows = [
            (f"[`{code}`]({code}.md)", cell(_sentence(meaning)))
            for code, meaning in sorted(room.codes.items())
        ]
        parts += [f"## {room.about.removesuffix('.')}", table(("code", "what it means"), rows)]
    lead = (
        "Each finding about a text has a stable code, a place and, mostly, a hint.\n"
        "All findings come at once, sorted by place."
    )
    return page("codes/README.md", "Codes", lead, *parts)


def _code(code: str, meaning: str) -> Page:
    folder = next(folder / code for folder in BAD if (folder / code).is_dir())
    wish = _wish(folder)
    words = _words(wish)
    shown = [
        f"`{file.name}`:\n\n{fenced(_text(file), _language(file))}"
        for file in sorted(folder.iterdir())
        if file.name != "expect.yaml"
    ]
    with _plugin() if wish.get("plugin") else nullcontext():
        said = ran(words, folder)
    command = " ".join(f"'{word}'" if " " in word else word for word in words)
    return page(
        f"codes/{code}.md",
        code,
        _sentence(meaning),
        "[All codes](README.md)",
        "## An example",
        "A plug-in with the policies `span`, `hush`, `ruin` and `gift` and the game `whist` "
        "is installed."
        if wish.get("plugin")
        else "",
        *shown,
        fenced(f"$ spades-rules {command}\n{said}", "console"),
    )


def _wish(folder: Path) -> dict[str, Plain]:
    """Read what is said beside an example: how it is run, and where the finding stands."""
    file = folder / "expect.yaml"
    root = read_document(file.read_bytes(), file.name).root if file.is_file() else None
    plain = root.plain() if root else {}
    return plain if isinstance(plain, dict) else {}


def _words(wish: Mapping[str, Plain]) -> list[str]:
    """Give the words of the command that shows an example."""
    match wish:
        case {"run": list(words)}:
            return [str(word) for word in words]
        case {"sets": list(words)}:
            return ["check", "house.yaml", *(f"--set={word}" for word in words)]
        case {"open": str(place)}:
            return ["check", place]
        case _:
            return ["check", "house.yaml"]


@contextmanager
def _plugin() -> Iterator[None]:
    """Put on the shelf what some examples need: what comes along cannot give their codes."""
    wider = run_path(str(TESTS / "profile" / "conftest.py"))["catalog"].__wrapped__()
    with patch.object(Catalog, "standard", return_value=wider):
        yield


def ran(words: list[str], folder: Path) -> str:
    """Run the command in a folder, and give what a terminal would show of it."""
    written = io.BytesIO()
    shown = io.TextIOWrapper(written, encoding="utf-8", write_through=True)
    with chdir(folder), patch.object(sys, "stdout", shown), patch.object(sys, "stderr", shown):
        run(words)
    return written.getvalue().decode()


def _text(file: Path) -> str:
    return file.read_bytes().decode("utf-8", "replace")


def _language(file: Path) -> str:
    return "yaml" if file.suffix == ".yaml" else "json"


def _sentence(meaning: str) -> str:
    return f"{meaning[0].upper()}{meaning[1:]}."
