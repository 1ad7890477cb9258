"""A profile among the documented ones: the nearest are looked for, and compared with it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spades_rules.audit import diff as comparing
from spades_rules.audit.difference import RuleDiff
from spades_rules.audit.nearest import Neighbour, nearest, nearest_of
from spades_rules.catalog import Catalog
from spades_rules.cli.failures import unusable
from spades_rules.cli.rules import load, standard_catalog, usable
from spades_rules.cli.sharing import shared
from spades_rules.profile import Profile, heads
from spades_rules.profile.library import FIRST_GAME

__all__ = ["Around", "documented", "look_around"]


@dataclass(frozen=True, slots=True)
class Around:
    """A profile with its neighbours."""

    house: Profile
    ranked: tuple[Neighbour, ...]
    """The documented profiles, the nearest first."""
    compared: Mapping[str, RuleDiff]
    """The comparison of each of the nearest with the profile, by its label."""


def look_around(place: str, *, sets: Sequence[str], folders: Sequence[str]) -> Around:
    """Load a profile and find its neighbours; one that cannot be used ends the command."""
    catalog = standard_catalog()
    house = load(place, sets=sets, folders=folders, catalog=catalog)
    known = documented(house.game, folders=folders, catalog=catalog)
    if not known:
        unusable(f"no profile of a published source is known for {house.game}")
    ranked = nearest(house, known, catalog.games[house.game])
    compared = {
        one.profile.label: _compared(one.profile, house, catalog) for one in nearest_of(ranked)
    }
    return Around(house, ranked, compared)


def _compared(a: Profile, b: Profile, catalog: Catalog) -> RuleDiff:
    """Compare two profiles as they stand, and under no other reading."""
    return usable(lambda: comparing.diff(a, b, catalog=catalog, readings=False, each=shared))


def documented(game: str, *, folders: Sequence[str], catalog: Catalog) -> tuple[Profile, ...]:
    """Load every profile of a game that models a published source, as its author reads it."""
    names = (
        one.name if game == FIRST_GAME else f"{game}/{one.name}"
        for one in heads(folders)
        if one.game == game and one.source is not None
    )
    return tuple(load(one, folders=folders, catalog=catalog) for one in names)
