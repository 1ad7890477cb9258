"""Policies, games and profiles that other distributions bring along."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import groupby
from typing import TYPE_CHECKING

from spades_rules.catalog.answering import unfit_for
from spades_rules.catalog.entries import PolicyEntry
from spades_rules.games.game import Game

if TYPE_CHECKING:
    # Slow to import, and only `Catalog.standard` has entry points to hand over.
    from importlib.metadata import EntryPoint

__all__ = ["GROUPS", "Brought", "ProfileFolder", "read_plugins"]

POLICIES = "spades_rules.policies"
"""The group of entry points `slot.policy = module:Class`."""

GAMES = "spades_rules.games"
"""The group of entry points `game = module:GAME`."""

PROFILES = "spades_rules.profiles"
"""The group of entry points `name = package`: the package is a folder with profiles in it."""

GROUPS = (GAMES, POLICIES, PROFILES)
"""In the order in which they are read: a policy may answer a question of a new game."""


@dataclass(frozen=True, slots=True)
class ProfileFolder:
    """A folder of profiles that a distribution brings."""

    path: str
    origin: str
    """The distribution."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What a distribution brings."""

    origin: str
    policies: tuple[PolicyEntry, ...] = ()
    games: tuple[Game, ...] = ()
    profiles: tuple[ProfileFolder, ...] = ()


def read_plugins(
    points: "Iterable[EntryPoint]",
    policies: Mapping[tuple[str, str], PolicyEntry],
    games: Mapping[str, Game],
) -> tuple[tuple[Brought, ...], tuple[str, ...]]:
    """Load what entry points name, beside the policies and games that there are.

    A distribution comes whole or not at all, since half of it would give rules that nobody wrote;
    one that is left out becomes one warning, at the first thing that is amiss.
    """
    found: list[Brought] = []
    warnings: list[str] = []
    known, played = dict(policies), dict(games)
    by_group = sorted(points, key=lambda one: (_origin(one), GROUPS.index(one.group), one.name))
    for origin, own in groupby(by_group, key=_origin):
        try:
            brought = _read(origin, own, known, played)
        except _Amiss as cause:
            warnings.append(f"`{origin}` is left out: {cause}")
            continue
        found.append(brought)
        known |= {(one.slot, one.name): one for one in brought.policies}
        played |= {one.name: one for one in brought.games}
    return tuple(found), tuple(warnings)


class _Amiss(Exception):  # noqa: N818 - it ends the reading of one distribution and no more
    """Something that a distribution names is no use."""


def _read(
    origin: str,
    points: "Iterator[EntryPoint]",
    policies: Mapping[tuple[str, str], PolicyEntry],
    games: Mapping[str, Game],
) -> Brought:
    """Load all that one distribution names. Raises `_Amiss` at the first that is no use."""
    own_policies: list[PolicyEntry] = []
    own_games: list[Game] = []
    folders: list[ProfileFolder] = []
    for point in points:
        if point.group == GAMES:
            own_games.append(_game(point, games))
        elif point.group == POLICIES:
            asked = {slot.name for game in (*games.values(), *own_games) for slot in game.slots}
            own_policies.append(_policy(point, origin, policies, asked))
        else:
            folders.append(_folder(point, origin))
    return Brought(origin, tuple(own_policies), tuple(own_games), tuple(folders))


def _game(point: "EntryPoint", games: Mapping[str, Game]) -> Game:
    thing = _loaded(point)
    if not isinstance(thing, Game):
        raise _failing(point, "it is no description of a game")
    if thing.name in games:
        raise _failing(point, f"there is a game `{thing.name}` already")
    return thing


def _policy(
    point: "EntryPoint",
    origin: str,
    policies: Mapping[tuple[str, str], PolicyEntry],
    asked: set[str],
) -> PolicyEntry:
    slot, _, name = point.name.partition(".")
    if not (slot.isidentifier() and name.isidentifier()):
        raise _failing(point, "its name must read `slot.policy`")
    if slot not in asked:
        raise _failing(point, f"no game asks `{slot}`")
    there = policies.get((slot, name))
    if there is not None:
        raise _failing(point, f"`{there.origin}` has a policy of that name")
    thing = _loaded(point)
    try:
        unfit = unfit_for(slot, thing)
    except Exception as wrong:  # noqa: BLE001  somebody else's class may fail in any way
        unfit = _words(wrong)
    if unfit or not isinstance(thing, type):
        raise _failing(point, unfit)
    return PolicyEntry(slot, name, thing, origin)


def _folder(point: "EntryPoint", origin: str) -> ProfileFolder:
    try:
        spec = find_spec(point.value)
    except Exception as wrong:
        raise _failing(point, _words(wrong)) from wrong
    places = (spec.submodule_search_locations if spec else None) or ()
    for place in places:
        return ProfileFolder(place, origin)
    raise _failing(point, f"there is no package `{point.value}`")


def _loaded(point: "EntryPoint") -> object:
    """Load what an entry point names."""
    try:
        thing: object = point.load()
    except (Exception, SystemExit) as wrong:
        raise _failing(point, _words(wrong)) from wrong
    return thing


def _failing(point: "EntryPoint", cause: str) -> _Amiss:
    return _Amiss(f"`{point.name}` fails: {cause}")


def _words(wrong: BaseException) -> str:
    return " ".join(str(wrong).split()) or "it cannot be loaded"


def _origin(point: "EntryPoint") -> str:
    """Name the distribution of an entry point."""
    return point.dist.name if point.dist is not None else point.module
