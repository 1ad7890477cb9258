"""Where profiles are kept, and how a name leads to one."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from spades_rules.catalog.presence import anybody_brings
from spades_rules.diagnostics import guess
from spades_rules.document import read_head

if TYPE_CHECKING:
    # Slow to import, and needed by no running program: a path does the same.
    from importlib.resources.abc import Traversable

    from spades_rules.catalog import ProfileFolder
    from spades_rules.document import Node, Plain

__all__ = [
    "Found",
    "Head",
    "Shelf",
    "find",
    "find_file",
    "heads",
    "installed_folders",
    "is_path",
    "is_there",
    "kept",
    "meant",
    "names",
    "read_bytes",
    "shelves",
]

NAME = re.compile(r"(?:([a-z0-9_-]+)/)?([a-z0-9][a-z0-9_-]*)")
FIRST_GAME = "spades"
MOST_BYTES = 1 << 20


@dataclass(frozen=True, slots=True)
class Shelf:
    """A folder of profiles: files, and folders of files named after games."""

    folder: "Traversable"
    label: str
    """How the folder is named to people."""
    comes_along: bool = False
    """Whether it comes with a distribution, this one or another, and is not the reader's own."""


@dataclass(frozen=True, slots=True)
class Head:
    """The first lines of a profile: enough to list it."""

    name: str
    game: str
    title: str
    source: str | None
    file: str
    """The file as people are told of it."""
    place: "Traversable"


@dataclass(frozen=True, slots=True)
class Found:
    """A file that should hold a profile, before it is read."""

    place: "Traversable | None"
    """The file; none for a text that came without one."""
    file: str
    """The file as people are told of it."""
    folder: Path | None
    """The folder that its relative parents may not leave; none where it can have none."""
    text: "bytes | str | Node | None" = None
    """What to read in place of the file."""


# The place does not change while a program runs.
@cache
def kept(kind: str) -> "Traversable":
    """Give the folder `profiles` or `schemas`, inside a wheel or beside a checkout's package."""
    package = Path(__file__).parents[1]
    if not package.is_dir():
        # A package in a zip is read through its loader; the import is slow, and rarely needed.
        from importlib.resources import files  # noqa: PLC0415  reason above

        return files("spades_rules") / kind
    packaged = package / kind
    return packaged if packaged.is_dir() else package.parent / kind


def shelves(
    folders: str | Path | Iterable[str | Path],
    brought: "Iterable[ProfileFolder] | None" = None,
) -> tuple[Shelf, ...]:
    """Give the folders to look in: the reader's own in their order, the shipped one, and others'.

    `brought` are those that other distributions bring; left out, all that are installed.
    """
    # One folder by itself is as good as a list of one, and no list of letters.
    listed = (folders,) if isinstance(folders, str | Path) else folders
    others = installed_folders() if brought is None else brought
    return (
        *(Shelf(Path(folder), str(folder)) for folder in listed),
        # The label is the same in a wheel and in a checkout, so that the same input gives the
        # same bytes wherever the package is installed.
        Shelf(kept("profiles"), "profiles", comes_along=True),
        *(Shelf(Path(one.path), one.origin, comes_along=True) for one in others),
    )


def installed_folders() -> "tuple[ProfileFolder, ...]":
    """Give the folders of profiles that other distributions bring."""
    if not anybody_brings():
        return ()
    # Slow to import, and needed by hardly anybody who lists profiles.
    from spades_rules.catalog.shelf import Catalog  # noqa: PLC0415  reason above

    return Catalog.standard().profiles


def is_path(place: str) -> bool:
    """Tell whether a word names a file and not a profile."""
    return place.endswith((".yaml", ".yml")) or ("/" in place and NAME.fullmatch(place) is None)


def find(name: str, places: Sequence[Shelf]) -> Found | None:
    """Find a profile by `name`, one of Spades, or by `game/name`.

    In each folder the file of that name comes first, and then one that calls itself so.
    """
    match = NAME.fullmatch(name)
    if match is None:
        return None
    game, stem = match.groups()
    for shelf in places:
        folder = shelf.folder if isinstance(shelf.folder, Path) else None
        for path in (f"{game or FIRST_GAME}/{stem}.yaml", *(() if game else (f"{stem}.yaml",))):
            place = shelf.folder.joinpath(path)
            if is_there(place):
                return Found(place, f"{shelf.label}/{path}", folder)
        for one in _stems((shelf,)):
            head = _head(one, frozenset({"name", "game"}))
            if head.get("name") == stem and head.get("game") == (game or FIRST_GAME):
                return Found(one.place, one.file, folder)
    return None


def find_file(path: str | Path) -> Found:
    """Name a file outside the library; whether it is there shows when it is read."""
    return Found(Path(path), str(path), Path(path).parent)


def heads(
    folders: Iterable[str | Path] = (), brought: "Iterable[ProfileFolder] | None" = None
) -> tuple[Head, ...]:
    """List the profiles that can be named, by game and name; a file without a name is passed over.

    Only the first lines of each file are read. Left out, `brought` are all that other
    distributions bring.
    """
    found: dict[tuple[str, str], Head] = {}
    for stem in _stems(shelves(folders, brought)):
        keys = frozenset({"name", "title", "game", "source"})
        head = _head(stem, keys)
        match head:
            case {"name": str(name), "title": str(title), "game": str(game)}:
                source = head.get("source")
                known = source if isinstance(source, str) else None
                found.setdefault(
                    (game, name), Head(name, game, title, known, stem.file, stem.place)
                )
            case _:
                # A list is no place for findings; `check` tells what is wrong with the file.
                continue
    return tuple(found[key] for key in sorted(found))


def names(places: Sequence[Shelf]) -> tuple[str, ...]:
    """Give the names of all profiles, those of other games with their game."""
    return tuple(dict.fromkeys(name for one in _stems(places) for name in _called(one)))


def meant(name: str, places: Sequence[Shelf]) -> str:
    """Ask whether a profile with nearly this name was meant, or one of that name in a game."""
    known = names(places)
    of_games = [one for one in known if one.endswith(f"/{name}")]
    if of_games:
        return f"did you mean {' or '.join(f'`{one}`' for one in of_games)}?"
    return guess(name, known) or "a file's name ends in `.yaml`"


def is_there(place: "Traversable") -> bool:
    """Tell whether there is a file; a name that no file can have is no error."""
    try:
        return place.is_file()
    except (OSError, ValueError):
        return False


def read_bytes(place: "Traversable") -> bytes:
    """Read a file, but no more than any profile can need. Raises `OSError`."""
    with place.open("rb") as file:
        return file.read(MOST_BYTES)


def _head(stem: "_Stem", keys: frozenset[str]) -> "Mapping[str, Plain]":
    """Read the first lines of a file, none where it cannot be opened."""
    try:
        return read_head(read_bytes(stem.place), stem.file, keys, "rules")
    except OSError:
        return {}


@dataclass(frozen=True, slots=True)
class _Stem:
    """A file that may hold a profile."""

    name: str
    file: str
    place: "Traversable"


def _called(stem: _Stem) -> Iterable[str]:
    """Give what a profile can be called: its file's name, and the name that it gives itself."""
    yield stem.name
    head = _head(stem, frozenset({"name", "game"}))
    name, game = head.get("name"), head.get("game")
    if isinstance(name, str):
        yield name if game == FIRST_GAME else f"{game}/{name}"


def _stems(places: Sequence[Shelf]) -> Iterable[_Stem]:
    """Go through the files of some shelves, Spades by bare name, other games with their folder."""
    for shelf in places:
        if not shelf.folder.is_dir():
            continue
        for one in sorted(shelf.folder.iterdir(), key=lambda entry: entry.name):
            if one.is_dir():
                prefix = "" if one.name == FIRST_GAME else f"{one.name}/"
                for inner in sorted(one.iterdir(), key=lambda entry: entry.name):
                    if inner.name.endswith(".yaml") and inner.is_file():
                        name = prefix + inner.name.removesuffix(".yaml")
                        yield _Stem(name, f"{shelf.label}/{one.name}/{inner.name}", inner)
            elif one.name.endswith(".yaml") and one.name != "sources.yaml":
                yield _Stem(one.name.removesuffix(".yaml"), f"{shelf.label}/{one.name}", one)
