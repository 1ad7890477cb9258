"""The cards that count when somebody takes them in tricks, and who has taken them all."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from spades_rules.kernel.actions import Claim, Concede
from spades_rules.kernel.questions import Capturing, Sweep
from spades_rules.table.pack import Pack

if TYPE_CHECKING:
    from spades_rules.kernel.state import Table

__all__ = ["Captured", "Captures", "captures_of", "cards_taken"]

Captured: TypeAlias = tuple[int, Sweep]
"""What the cards that a side took count, and who has swept the round, as the side sees it."""


@dataclass(frozen=True, slots=True)
class Captures:
    """The cards of a pack that count when they are taken."""

    worth: tuple[tuple[int, int], ...]
    """Some cards, and what each of them counts."""
    swept: int
    """The cards that who sweeps the round must have taken; 0 where nobody can."""

    def count(self, cards: int) -> int:
        """Give what some cards count."""
        return sum((cards & own).bit_count() * points for own, points in self.worth)

    def of_sides(self, sides: Sequence[int]) -> tuple[Captured, ...]:
        """Give what comes of the cards that each side has taken."""
        sweeper = [bool(self.swept) and not self.swept & ~cards for cards in sides]
        return tuple(
            (self.count(cards), self._sweep(sweeper, side)) for side, cards in enumerate(sides)
        )

    def _sweep(self, sweeper: Sequence[bool], side: int) -> Sweep:
        if sweeper[side]:
            return Sweep.OWN
        return Sweep.OTHER if any(sweeper) else Sweep.NOBODY


def captures_of(policy: Capturing, pack: Pack) -> Captures:
    """Find the cards of a pack that a rule counts."""
    masks = [
        (sum(pack.bits.get(card, 0) for card in counted.cards), counted)
        for counted in policy.counted()
    ]
    return Captures(
        tuple((mask, counted.points) for mask, counted in masks),
        sum(mask for mask, counted in masks if counted.sweep),
    )


def cards_taken(table: "Table") -> tuple[int, ...]:
    """Give the cards that each seat has taken in the tricks of the round, claimed ones too."""
    public, pack, seats = table.public, table.ruleset.pack, len(table.hands)
    played = [pack.bits[play.card] for play in table.plays]
    found, seen = [0] * seats, 0
    for place, alike in enumerate(played[: public.trick_number * seats]):
        # Of cards that print alike one counts as much as another.
        bit = alike & ~seen & -(alike & ~seen)
        seen |= bit
        found[public.takers[place // seats]] |= bit
    if isinstance(next(table.backwards()), Claim | Concede):
        found[public.takers[-1]] |= sum(table.hands) & ~seen
    return tuple(found)
