"""The shelf of all policies and games that a profile can name."""

import importlib
import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from spades_rules import games, policies
from spades_rules.catalog.answering import unfit_for
from spades_rules.catalog.entries import PolicyEntry, policy_name
from spades_rules.catalog.plugins import GROUPS, ProfileFolder, read_plugins
from spades_rules.catalog.presence import anybody_brings
from spades_rules.games.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["Catalog"]

HOME = "spades_rules"


@dataclass(frozen=True, slots=True)
class Catalog:
    """Which policies and games exist; a value, so that two catalogs can stand side by side."""

    policies: Mapping[tuple[str, str], PolicyEntry]
    """By slot and name."""
    games: Mapping[str, Game]
    """By name."""
    profiles: tuple[ProfileFolder, ...] = ()
    """Folders of profiles that other distributions bring."""
    warnings: tuple[str, ...] = ()
    """What was left out of other distributions, and why."""

    def __deepcopy__(self, memo: object) -> "Catalog":
        """Give itself, which never changes: a host that copies its whole state may hold one."""
        return self

    @staticmethod
    def builtin() -> "Catalog":
        """Give what comes with this package."""
        return _builtin()

    @staticmethod
    def standard() -> "Catalog":
        """Give what comes with this package and with other installed distributions."""
        return _standard()

    def with_policies(self, *added: tuple[str, type]) -> "Catalog":
        """Give a catalog that also has these, each a slot and a policy's class.

        Raises `ValueError` when a policy of that name answers that question already, and for
        what cannot be a policy that answers it.
        """
        for slot, policy in added:
            unfit = unfit_for(slot, policy)
            if unfit:
                message = f"`{slot}.{getattr(policy, '__name__', policy)}`: {unfit}"
                raise ValueError(message)
        entries = [
            PolicyEntry(slot, policy_name(policy), policy, policy.__module__.partition(".")[0])
            for slot, policy in added
        ]
        catalog, doubles = _joined(self, entries)
        if doubles:
            raise ValueError("; ".join(doubles))
        return catalog

    def policies_in(self, slot: str) -> tuple[PolicyEntry, ...]:
        """Give the policies that answer a question, by name."""
        return tuple(self.policies[key] for key in sorted(self.policies) if key[0] == slot)


# Caches of values that never change while a program runs: what is installed is installed.
@cache
def _builtin() -> Catalog:
    found: dict[tuple[str, str], PolicyEntry] = {}
    for slot in pkgutil.iter_modules(policies.__path__):
        if not slot.ispkg:
            continue
        paths = [f"{path}/{slot.name}" for path in policies.__path__]
        for module in pkgutil.iter_modules(paths):
            if not module.name.startswith("_"):
                where = f"{policies.__name__}.{slot.name}.{module.name}"
                entry = PolicyEntry(slot.name, module.name, where, HOME)
                found[slot.name, module.name] = entry
    return Catalog(MappingProxyType(found), MappingProxyType(_own_games()))


def _own_games() -> dict[str, Game]:
    """Find the games of this package: each module holds one, under its name in capitals."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(games.__path__):
        loaded = importlib.import_module(f"{games.__name__}.{module.name}")
        game = getattr(loaded, module.name.upper(), None)
        if isinstance(game, Game):
            found[game.name] = game
    return found


@cache
def _standard() -> Catalog:
    if not anybody_brings():
        return _builtin()
    # Slow to import, and of no use where there is nothing to read.
    from importlib.metadata import entry_points  # noqa: PLC0415  reason above

    return with_plugins(
        _builtin(), [point for group in GROUPS for point in entry_points(group=group)]
    )


def with_plugins(catalog: Catalog, points: "Iterable[EntryPoint]") -> Catalog:
    """Put what other distributions bring beside what is there; nothing there is replaced."""
    found, warnings = read_plugins(points, catalog.policies, catalog.games)
    policies = {(one.slot, one.name): one for brought in found for one in brought.policies}
    games = {one.name: one for brought in found for one in brought.games}
    return Catalog(
        MappingProxyType({**catalog.policies, **policies}),
        MappingProxyType({**catalog.games, **games}),
        (*catalog.profiles, *(folder for brought in found for folder in brought.profiles)),
        (*catalog.warnings, *warnings),
    )


def _joined(catalog: Catalog, added: Iterable[PolicyEntry]) -> tuple[Catalog, tuple[str, ...]]:
    """Add policies, and say which were there already."""
    found = dict(catalog.policies)
    doubles: list[str] = []
    for entry in added:
        there = found.setdefault((entry.slot, entry.name), entry)
        if there is not entry:
            doubles.append(
                f"the policy `{entry.slot}.{entry.name}` of `{entry.origin}` is left out: "
                f"`{there.origin}` has one of that name"
            )
    return replace(catalog, policies=MappingProxyType(found)), tuple(doubles)
