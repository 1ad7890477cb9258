"""Policies and games that other distributions bring along."""

from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import TYPE_CHECKING

from spades_rules.catalog.entries import PolicyEntry
from spades_rules.games.game import Game

if TYPE_CHECKING:
    # Slow to import, and only `Catalog.standard` has entry points to hand over.
    from importlib.metadata import EntryPoint

__all__ = ["GAMES", "POLICIES", "read_games", "read_policies"]

POLICIES = "spades_rules.policies"
"""The group of entry points `slot.policy = module:Class`."""

GAMES = "spades_rules.games"
"""The group of entry points `game = module:GAME`."""


def read_policies(
    points: "Iterable[EntryPoint]",
) -> tuple[tuple[PolicyEntry, ...], tuple[str, ...]]:
    """Load the policies that entry points name; what is broken becomes one warning each."""
    found: list[PolicyEntry] = []
    warnings: dict[str, str] = {}
    for point in points:
        origin = _origin(point)
        slot, _, name = point.name.partition(".")
        thing, cause = _loaded(point)
        if not cause and not (slot.isidentifier() and name.isidentifier()):
            cause = "its name must read `slot.policy`"
        if not cause and not (isinstance(thing, type) and is_dataclass(thing)):
            cause = "a policy is a frozen dataclass"
        if cause:
            warnings.setdefault(origin, f"`{origin}` is left out: `{point.name}` fails: {cause}")
        elif isinstance(thing, type):
            found.append(PolicyEntry(slot, name, thing, origin))
    # Half a distribution would give rules that nobody wrote.
    return tuple(one for one in found if one.origin not in warnings), tuple(warnings.values())


def read_games(points: "Iterable[EntryPoint]") -> tuple[tuple[Game, ...], tuple[str, ...]]:
    """Load the games that entry points name; what is broken becomes one warning each."""
    found: list[Game] = []
    warnings: list[str] = []
    for point in points:
        thing, cause = _loaded(point)
        if isinstance(thing, Game):
            found.append(thing)
        else:
            origin = _origin(point)
            reason = cause or "it is no description of a game"
            warnings.append(f"`{origin}` is left out: `{point.name}` fails: {reason}")
    return tuple(found), tuple(warnings)


def _origin(point: "EntryPoint") -> str:
    """Name the distribution of an entry point."""
    return point.dist.name if point.dist is not None else point.module


def _loaded(point: "EntryPoint") -> tuple[object, str]:
    """Load what an entry point names, or say why it cannot be."""
    try:
        return point.load(), ""
    except Exception as wrong:  # noqa: BLE001  somebody else's module may fail in any way
        text = " ".join(str(wrong).split())
        return None, text or "it cannot be loaded"
