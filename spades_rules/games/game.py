"""A game as a list of questions; the answers are a profile's."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

__all__ = ["Combine", "Game", "Slot", "slots_in_order"]


class Combine(StrEnum):
    """How the answers of several rules to one question go together."""

    ONE = "one"
    """One rule answers."""
    UNION = "union"
    """What any rule offers is offered."""
    NARROW = "narrow"
    """Each rule, in order, takes away from what is left."""
    IN_ORDER = "in order"
    """Each rule has its say after the one before."""
    ANY = "any"
    """One yes is enough; the first gives the reason."""
    APPEND = "append"
    """Every rule adds its lines, in any order."""
    LISTED = "listed"
    """The rules are for people and only listed."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One question of a game."""

    name: str
    """The first part of the ids of its rules."""
    asks: str
    """The question in words."""
    combine: Combine
    required: bool = False
    """Whether the game cannot go on without an answer."""

    @property
    def ordered(self) -> bool:
        """Tell whether the order of its rules can change what happens."""
        return self.combine in (Combine.NARROW, Combine.IN_ORDER, Combine.ANY)


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its name, and its questions in the order in which a round meets them."""

    name: str
    title: str
    slots: tuple[Slot, ...]

    def slot(self, name: str) -> Slot | None:
        """Find a question by its name."""
        return next((slot for slot in self.slots if slot.name == name), None)


def slots_in_order(games: Iterable[Game]) -> tuple[Slot, ...]:
    """Give the questions of some games in the order of a round, each once.

    The game that asks most gives the order; a question that it does not ask comes after the one
    before it in its own game.
    """
    first, *others = sorted(games, key=lambda game: -len(game.slots))
    found = list(first.slots)
    for game in others:
        for before, slot in zip((None, *game.slots), game.slots, strict=False):
            if slot not in found:
                found.insert(found.index(before) + 1 if before else 0, slot)
    return tuple(found)
