"""How a profile's parents are found: one each, by name or in the folder of the first file."""

import posixpath
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from spades_rules.catalog import Catalog
from spades_rules.diagnostics import Diagnostic, Span, guess
from spades_rules.document import Node, Reading, read_document
from spades_rules.profile.asking import unreadable, wrong_type
from spades_rules.profile.library import Found, Shelf, find, is_path, meant, read_bytes
from spades_rules.profile.sheet import Sheet, read_sheet

if TYPE_CHECKING:
    # Slow to import, and needed by no running program: a path does the same.
    from importlib.resources.abc import Traversable

__all__ = ["Chain", "Link", "open_chain"]

MOST_PARENTS = 16


@dataclass(frozen=True, slots=True)
class Link:
    """One file of a chain of parents."""

    sheet: Sheet
    file: str
    """The file as people are told of it."""
    place: "Traversable | None"
    """The file itself; none for a text that came without one."""


@dataclass(frozen=True, slots=True)
class Chain:
    """A file and its parents, the file first."""

    links: tuple[Link, ...]
    whole: bool
    """Whether every parent could be read."""


def open_chain(
    first: Found,
    places: Sequence[Shelf],
    catalog: Catalog,
    found: list[Diagnostic],
    *,
    named_at: Span,
) -> Chain:
    """Read a profile and its parents as far as they can be read."""
    links: list[Link] = []
    here: Found | None = first
    while here is not None:
        root = _root(here, named_at, found, again=bool(links))
        if root is None:
            break
        sheet = read_sheet(root, catalog, found)
        links.append(Link(sheet, here.file, here.place))
        if sheet.extends is None:
            broken = isinstance(root.value, dict) and _is_broken(root.value.get("extends"))
            return Chain(tuple(links), whole=not broken)
        named_at = sheet.extends.span
        here = _parent(here, sheet.extends, places, found)
        if here is not None and _goes_round(links, here, named_at, found):
            break
    return Chain(tuple(links), whole=False)


def _is_broken(node: Node | None) -> bool:
    """Tell whether something stands there and is no text."""
    return node is not None and node.value is not None


def _root(here: Found, named_at: Span, found: list[Diagnostic], *, again: bool) -> Node | None:
    """Read the text of a file, or take the one that was handed over.

    `again` tells that the same text may well be read for other files too.
    """
    text = here.text
    if isinstance(text, Node):
        return text
    if text is None:
        if here.place is None:
            return None
        try:
            text = read_bytes(here.place)
        # A name with a character that no file can have is a ValueError.
        except (OSError, ValueError) as wrong:
            found.append(unreadable(here.file, wrong, named_at))
            return None
    reading = _read_parent(text, here.file) if again else read_document(text, here.file)
    found.extend(reading.diagnostics)
    root = reading.root
    if root is not None and root.value is None:
        found.append(wrong_type(root, "a profile", "a mapping"))
        return None
    return root


# Most profiles have the same parent. The key is the text itself, so that an edited file is never
# answered from memory.
@lru_cache(maxsize=8)
def _read_parent(text: bytes | str, file: str) -> Reading:
    """Read the text of a parent."""
    return read_document(text, file)


def _parent(
    here: Found, extends: Node, places: Sequence[Shelf], found: list[Diagnostic]
) -> Found | None:
    """Find the file that a profile extends."""
    name = str(extends.value)
    if is_path(name):
        return _relative(here, name, extends, found)
    # A parent's name means the shipped profile first, whatever the reader's folders hold: a
    # shipped profile never changes its meaning, and `canonical` in a folder may extend it.
    shipped = find(name, sorted(places, key=lambda shelf: not shelf.comes_along))
    if shipped is None:
        message = f"there is no profile `{name}` to extend"
        hint = meant(name, places)
        found.append(Diagnostic("unknown-parent", message, extends.span, hint=hint))
    return shipped


def _relative(here: Found, name: str, extends: Node, found: list[Diagnostic]) -> Found | None:
    """Find a parent beside the profile, and never outside the folder that the user chose."""
    folder = here.folder
    beside = here.place.parent if isinstance(here.place, Path) else folder
    if folder is None or beside is None or Path(name).is_absolute():
        found.append(_outside(name, extends))
        return None
    place = beside / name
    try:
        # Links are followed first: the folder is a promise about files, not about spelling.
        inside = place.resolve().is_relative_to(folder.resolve())
        there = place.exists()
    except (OSError, RuntimeError, ValueError):
        # A name that no file can have, or links in a circle.
        inside, there = True, False
    if not inside:
        found.append(_outside(name, extends))
        return None
    if not there:
        others = [one.name for one in beside.glob("*.y*ml")]
        hint = guess(name, others)
        message = f"there is no file `{name}` to extend"
        found.append(Diagnostic("unknown-parent", message, extends.span, hint=hint))
        return None
    label = posixpath.normpath(posixpath.join(posixpath.dirname(here.file), name))
    return Found(place, label, folder)


def _outside(name: str, extends: Node) -> Diagnostic:
    return Diagnostic(
        "parent-outside",
        f"`{name}` lies outside the folder of the profile",
        extends.span,
        hint="a parent is a shipped profile or a file in the same folder or below",
    )


def _goes_round(chain: list[Link], parent: Found, named_at: Span, found: list[Diagnostic]) -> bool:
    """Tell whether the parents lead back to one of themselves, or too far."""
    own = _identity(parent.place)
    for place, link in enumerate(chain):
        if link.place is not None and _identity(link.place) == own:
            files = [one.file for one in chain[place:]] + [parent.file]
            message = "a profile cannot be its own parent: " + " extends ".join(
                f"`{file}`" for file in files
            )
            found.append(Diagnostic("parent-cycle", message, named_at))
            return True
    if len(chain) > MOST_PARENTS:
        message = f"more than {MOST_PARENTS} profiles extend one another"
        found.append(Diagnostic("too-many-parents", message, named_at))
        return True
    return False


def _identity(place: "Traversable | None") -> str:
    """Name a file so that two ways to it compare equal."""
    return str(place.resolve()) if isinstance(place, Path) else str(place)
