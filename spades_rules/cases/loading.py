"""The rules that cases are put to, each profile with its changes loaded once."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile, compile_ruleset
from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Node, Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile, ProfileError, load_profile

__all__ = ["Lint", "Load", "Loaded", "Loader"]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A profile, and the rule set that it makes."""

    profile: Profile
    ruleset: Ruleset


Lint = Callable[[Loaded], tuple[Diagnostic, ...]]
"""What finds that a rule set is allowed and probably not meant."""


class Load(Protocol):
    """Gives the rules of a case."""

    def rules(self, place: str, overlay: Mapping[str, Plain], node: Node | None) -> Loaded:
        """Load and compile a profile with changes laid over it; `node` is where they stand.

        Raises `ProfileError`.
        """
        ...

    def check(self, place: str, text: str | Node) -> tuple[Diagnostic, ...]:
        """Give everything that is wrong with the text of a profile."""
        ...

    def read(self, place: str, text: str | Node) -> Loaded:
        """Load and compile the text of a profile. Raises `ProfileError`."""
        ...


class Loader:
    """Loads profiles from folders, and keeps what it has loaded for as long as a run lasts."""

    __slots__ = ("_catalog", "_folders", "_known", "_sets")

    def __init__(
        self,
        *,
        sets: Sequence[str] = (),
        folders: Sequence[str | Path] = (),
        catalog: Catalog | None = None,
    ) -> None:
        """Note where to look, and what to set in every profile."""
        self._sets = tuple(sets)
        self._folders = tuple(folders)
        self._catalog = Catalog.standard() if catalog is None else catalog
        self._known: dict[tuple[str, str], Loaded | ProfileError] = {}

    def rules(self, place: str, overlay: Mapping[str, Plain], node: Node | None) -> Loaded:
        """Load and compile a profile with changes laid over it. Raises `ProfileError`."""
        key = (place, json.dumps(dict(overlay)))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._load(place, node if overlay and node else overlay)
        if isinstance(found, ProfileError):
            raise found
        return found

    def check(self, place: str, text: str | Node) -> tuple[Diagnostic, ...]:
        """Give everything that is wrong with the text of a profile."""
        return check_profile(
            place, sets=self._sets, folders=self._folders, catalog=self._catalog, text=text
        )

    def read(self, place: str, text: str | Node) -> Loaded:
        """Load and compile the text of a profile. Raises `ProfileError`."""
        profile = load_profile(
            place, sets=self._sets, folders=self._folders, catalog=self._catalog, text=text
        )
        return self._compiled(profile)

    def _load(self, place: str, overlay: Mapping[str, Plain] | Node) -> Loaded | ProfileError:
        try:
            profile = load_profile(
                place,
                sets=self._sets,
                overlay=overlay or None,
                folders=self._folders,
                catalog=self._catalog,
            )
            return self._compiled(profile)
        except ProfileError as reasons:
            return reasons

    def _compiled(self, profile: Profile) -> Loaded:
        return Loaded(profile, compile_ruleset(profile, catalog=self._catalog))
