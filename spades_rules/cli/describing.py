"""A profile beside the one that its differences are told from."""

from collections.abc import Sequence
from dataclasses import dataclass

from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import STANDARD_INPUT
from spades_rules.cli.rules import Rules, load, load_rules
from spades_rules.games.game import Game
from spades_rules.profile import Profile, heads
from spades_rules.profile.library import FIRST_GAME

__all__ = ["HeldAgainst", "hold_against"]

CANONICAL = "canonical"


@dataclass(frozen=True, slots=True)
class HeldAgainst:
    """A profile, and the one that it is held against."""

    rules: Rules
    against: Profile | None
    """None where its game has no profile to begin with."""

    @property
    def game(self) -> Game:
        """The game that both describe."""
        return self.rules.catalog.games[self.rules.profile.game]


def hold_against(
    place: str, against: str | None, *, sets: Sequence[str], folders: Sequence[str]
) -> HeldAgainst:
    """Load a profile and the one named beside it, or else the first of its game.

    For Spades that is `canonical`, and for any other game the furthest parent of the profile; one
    without a parent is held against nothing, so that all that it is is told.
    """
    if place == against == STANDARD_INPUT:
        unusable("only one profile can come from standard input")
    rules = load_rules(place, sets=sets, folders=folders)
    named = _first_of(rules.profile, folders) if against is None else against
    other = None if named is None else load(named, folders=folders, catalog=rules.catalog)
    if other is not None and other.game != rules.profile.game:
        unusable(f"`{rules.profile.label}` and `{other.label}` are profiles of two games")
    return HeldAgainst(rules, other)


def _first_of(profile: Profile, folders: Sequence[str]) -> str | None:
    """Name the profile from which those of a game are told; none where nobody could name it."""
    if profile.game == FIRST_GAME:
        return CANONICAL
    first = profile.layers[0].name
    if first == profile.name:
        return None
    known = any((one.game, one.name) == (profile.game, first) for one in heads(folders))
    return f"{profile.game}/{first}" if known else None
