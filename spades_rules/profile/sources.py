"""The register of sources: which texts there are, and the sections of each."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from spades_rules.diagnostics import Diagnostic, Severity, Span
from spades_rules.document import Broken, Node, read_document
from spades_rules.profile.asking import mapping_in, text_in, unknown_key, unreadable
from spades_rules.profile.library import Shelf, is_there, read_bytes, shelves
from spades_rules.profile.model import Profile

if TYPE_CHECKING:
    # Slow to import, and needed by no running program: a path does the same.
    from importlib.resources.abc import Traversable

__all__ = [
    "FILE",
    "Register",
    "Section",
    "Source",
    "open_registers",
    "read_register",
    "register_files",
    "register_of",
    "unread_sections",
]

FILE = "sources.yaml"
TEXTS = ("title", "publisher", "kind", "what")


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a source."""

    name: str
    says: str
    """What it is about; empty where it holds no rules."""
    no_rules: str
    """Why it holds no rules; empty where it does."""
    node: Node = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Source:
    """A published text that a profile can model."""

    id: str
    title: str
    publisher: str
    kind: str
    what: str
    sections: Mapping[str, Section]


Register = Mapping[str, Source]
"""The sources by id."""


def register_of(profile: Profile, folders: Iterable[str | Path] = ()) -> Register:
    """Give the sources that a profile can name, as far as their registers can be read."""
    return open_registers(register_files(profile.file, shelves(folders)))[0]


def register_files(file: str, places: Iterable[Shelf]) -> "Iterator[tuple[Traversable, str]]":
    """Give the files that may hold a register: beside the profile, then in each folder."""
    beside = Path(file).parent / FILE
    yield beside, str(beside)
    for shelf in places:
        yield shelf.folder.joinpath(FILE), f"{shelf.label}/{FILE}"


def open_registers(
    places: "Iterable[tuple[Traversable, str]]",
) -> tuple[Register, tuple[Diagnostic, ...]]:
    """Read the registers that exist among some files; of two sources alike the first counts."""
    known: dict[str, Source] = {}
    found: list[Diagnostic] = []
    for place, file in places:
        if not is_there(place):
            continue
        try:
            text = read_bytes(place)
        except OSError as wrong:
            found.append(unreadable(file, wrong, Span(file, 1, 1, 1, 1)))
            continue
        register, problems = read_register(text, file)
        found.extend(problems)
        for name, source in register.items():
            known.setdefault(name, source)
    return known, tuple(found)


# The register is as long as several profiles and the same for all of them. The key is the text
# itself, so that an edited file is never answered from memory.
@lru_cache(maxsize=8)
def read_register(text: bytes, file: str) -> tuple[Register, tuple[Diagnostic, ...]]:
    """Read a register: the sources that could be read, and every finding."""
    reading = read_document(text, file)
    found = list(reading.diagnostics)
    keys = mapping_in(reading.root, "a register of sources", found)
    for key, node in keys.items():
        if key not in ("format", "sources"):
            found.append(
                unknown_key(key, node.key_span, "a register of sources", ("format", "sources"))
            )
    sources = {
        name: _source(name, node, found)
        for name, node in mapping_in(keys.get("sources"), "`sources`", found).items()
        if not isinstance(node.value, Broken)
    }
    return MappingProxyType(sources), tuple(found)


def _source(name: str, node: Node, found: list[Diagnostic]) -> Source:
    keys = mapping_in(node, f"the source `{name}`", found)
    for key, value in keys.items():
        if key not in (*TEXTS, "sections"):
            found.append(unknown_key(key, value.key_span, "a source", (*TEXTS, "sections")))
    texts = {}
    for key in TEXTS:
        if key not in keys:
            message = f"the source `{name}` must have `{key}`"
            found.append(Diagnostic("missing-key", message, node.key_span))
        texts[key] = text_in(keys.get(key), f"`{key}`", found) or ""
    sections = {
        section: _section(section, inner, found)
        for section, inner in mapping_in(keys.get("sections"), "`sections`", found).items()
    }
    return Source(name, **texts, sections=MappingProxyType(sections))


def _section(name: str, node: Node, found: list[Diagnostic]) -> Section:
    keys = mapping_in(node, f"the section `{name}`", found)
    for key, value in keys.items():
        if key not in ("says", "no_rules"):
            found.append(unknown_key(key, value.key_span, "a section", ("says", "no_rules")))
    says = text_in(keys.get("says"), "`says`", found) or ""
    no_rules = text_in(keys.get("no_rules"), "`no_rules`", found) or ""
    if isinstance(node.value, dict) and ("says" in keys) == ("no_rules" in keys):
        message = f"the section `{name}` must have either `says` or `no_rules`"
        found.append(Diagnostic("missing-key", message, node.key_span))
    return Section(name, says, no_rules, node)


def unread_sections(profile: Profile, register: Register) -> tuple[Diagnostic, ...]:
    """Give the sections of a profile's source that speak of rules and that no evidence cites."""
    source = register.get(profile.source or "")
    if source is None:
        return ()
    cited = {
        section
        for entries in profile.evidence.values()
        for entry in entries
        for section in entry.at
    }
    return tuple(
        Diagnostic(
            "unread-section",
            f"nothing in `{profile.name}` cites the section `{section.name}` of its source",
            section.node.key_span,
            Severity.WARNING,
            hint="cite it in `evidence`, or say in the register why it holds `no_rules`",
        )
        for section in source.sections.values()
        if section.says and section.name not in cited
    )
