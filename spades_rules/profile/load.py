"""How a profile is loaded: found, read with its parents, laid together, and checked as one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from spades_rules.catalog import Catalog
from spades_rules.diagnostics import Diagnostic, Severity, Span
from spades_rules.document import Node, Plain
from spades_rules.profile.assembling import (
    Building,
    Gathered,
    assembled,
    check_alone,
    gathered,
    is_one_game,
)
from spades_rules.profile.chain import open_chain
from spades_rules.profile.library import (
    Found,
    Shelf,
    find,
    find_file,
    is_path,
    is_there,
    meant,
    shelves,
)
from spades_rules.profile.model import Profile, ProfileError
from spades_rules.profile.place import Place, parse_place

__all__ = ["Checked", "load_profile", "read_as", "read_profile", "read_variants"]


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of reading a profile."""

    profile: Profile | None
    """The profile as far as it could be read; whole only where there is no error."""
    diagnostics: tuple[Diagnostic, ...]
    """Every finding, sorted by place."""

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The findings that forbid to use it."""
        return tuple(one for one in self.diagnostics if one.severity is Severity.ERROR)


def load_profile(  # noqa: PLR0913  each may be wished for by itself
    place: str | Path,
    *,
    sets: Sequence[str] = (),
    overlay: Mapping[str, Plain] | Node | None = None,
    folders: str | Path | Sequence[str | Path] = (),
    catalog: Catalog | None = None,
    text: bytes | str | Node | None = None,
) -> Profile:
    """Load a profile by name (`canonical`, `hearts/passing`), by file, and `@reading+reading`.

    `sets` are overrides `slot.rule.parameter=value`; `overlay` is a mapping of paths to values
    that may also give whole rules, or `null` to drop one; `folders` are looked in before the
    shipped profiles; `text` is read in place of the file, which then only lends its name.
    Raises `ProfileError` with every reason at once.
    """
    checked = read_profile(
        place, sets=sets, overlay=overlay, folders=folders, catalog=catalog, text=text
    )
    if checked.profile is None or checked.errors:
        raise ProfileError(checked.diagnostics)
    return checked.profile


def read_profile(  # noqa: PLR0913  each may be wished for by itself
    place: str | Path,
    *,
    sets: Sequence[str] = (),
    overlay: Mapping[str, Plain] | Node | None = None,
    folders: str | Path | Sequence[str | Path] = (),
    catalog: Catalog | None = None,
    text: bytes | str | Node | None = None,
) -> Checked:
    """Read a profile as `load_profile` does, and never raise: the findings come with it."""
    return _read(place, sets, overlay, folders, catalog, text)[0]


def read_variants(  # noqa: PLR0913  each may be wished for by itself
    place: str | Path,
    *,
    sets: Sequence[str] = (),
    overlay: Mapping[str, Plain] | Node | None = None,
    folders: str | Path | Sequence[str | Path] = (),
    catalog: Catalog | None = None,
    text: bytes | str | Node | None = None,
) -> tuple[Checked, tuple[Profile, ...]]:
    """Read a profile as `read_profile` does, and also under each of its readings by itself.

    The files are read once. Where readings were asked for, no others are tried.
    """
    checked, whole = _read(place, sets, overlay, folders, catalog, text)
    if checked.profile is None or checked.profile.active or whole is None:
        return checked, ()
    span = parse_place(str(place)).span
    names = checked.profile.readings
    given = _several(sets)
    return checked, tuple(assembled(whole, ((name, span),), given, overlay, []) for name in names)


def read_as(profile: Profile, readings: Sequence[str]) -> Profile:
    """Give a loaded profile under further readings of its file; no file is read again.

    What was laid over it from outside is laid over the readings, too. Raises `ProfileError` for
    a reading that is not there, that excludes one in force, or under which no profile is made.
    """
    names = _several(readings)
    if not names:
        return profile
    asked = f"{profile.name}@{'+'.join((*profile.active, *names))}"
    span = Span("<profile>", 1, 1, 1, len(asked) + 1, asked)
    return profile.under(tuple((name, span) for name in names))


def _read(  # noqa: PLR0913, PLR0917  what both ways of reading are asked for
    place: str | Path,
    sets: Sequence[str],
    overlay: Mapping[str, Plain] | Node | None,
    folders: str | Path | Sequence[str | Path],
    catalog: Catalog | None,
    text: bytes | str | Node | None,
) -> tuple[Checked, Gathered | None]:
    """Read the files that a profile is made of and lay them together, if they are all there."""
    found: list[Diagnostic] = []
    wanted = parse_place(str(place))
    known = Catalog.standard() if catalog is None else catalog
    where = shelves(folders, known.profiles)
    first = _first(wanted, where, text, found)
    if first is None:
        return Checked(None, tuple(found)), None
    chain = open_chain(first, where, known, found, named_at=wanted.span)
    profile = whole = None
    game = next((one.sheet.game for one in chain.links if one.sheet.game is not None), None)
    if chain.links and game is not None:
        build = Building(chain.links, game, known, where, found)
        if chain.whole and is_one_game(build):
            whole = gathered(build)
            profile = assembled(whole, wanted.readings, _several(sets), overlay, found)
        else:
            check_alone(build)
    found.sort(key=lambda one: (one.span, one.code))
    return Checked(profile, tuple(dict.fromkeys(found))), whole


def _several(texts: Sequence[str]) -> Sequence[str]:
    """Take one text by itself for a list of one: to the type it is a list of letters."""
    return (texts,) if isinstance(texts, str) else texts


def _nearest_file(name: str) -> str:
    """Ask whether a file was meant whose name was left without its end."""
    ends = [f"{name}{end}" for end in (".yaml", ".yml") if is_there(Path(f"{name}{end}"))]
    return f"did you mean the file `{ends[0]}`?" if ends else ""


def _first(
    wanted: Place, places: Sequence[Shelf], text: bytes | str | Node | None, found: list[Diagnostic]
) -> Found | None:
    """Find the file that was asked for."""
    name = wanted.profile
    if text is not None:
        return Found(None, name, Path(name).parent, text)
    if not is_path(name):
        shipped = find(name, places)
        if shipped is not None:
            return shipped
        if not is_there(Path(name)):
            message = f"there is no profile `{name}`"
            hint = _nearest_file(name) or meant(name, places)
            found.append(Diagnostic("unknown-profile", message, wanted.span, hint=hint))
            return None
    return find_file(name)
