"""What people settle among themselves and may ask the rules about: a renege, a hand thrown in.

A table that a program keeps never comes to it: nobody can renege there, and every deal stands.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import Setting
from spades_rules.table.seats import Seating

__all__ = ["Misdealing", "Penalty", "RenegeProved", "Reneged", "Reneging"]


@dataclass(frozen=True, slots=True)
class Reneged:
    """A seat that was shown not to have followed suit when it could have."""

    seat: int
    trick: int | None = None
    """The trick in which it happened, counted from 1; none where nobody names it."""


@dataclass(frozen=True, slots=True)
class RenegeProved:
    """A renege as its rule sees it, in a round that is written down."""

    seating: Seating
    calls: Mapping[int, Call]
    """For each seat the call that stands; empty where nobody called."""
    tricks: tuple[int, ...]
    """The tricks by seat, as reneges before this one have left them."""
    seat: int
    """The seat that reneged."""
    before: int = 0
    """How often its side was shown to have reneged before, in this game."""

    @property
    def side(self) -> int:
        """Give the side of the seat that reneged."""
        return self.seating.side_of[self.seat]


@dataclass(frozen=True, slots=True)
class Penalty:
    """What a renege costs."""

    tricks: tuple[int, ...]
    """The tricks by seat as they count from here on."""
    made: Mapping[int, bool] = field(default_factory=dict)
    """For some sides whether their contracts count as made, exactly, or as missed, whatever they
    took."""
    lost: bool = False
    """Whether the side has lost the game."""
    words: str = ""
    """The penalty in words: `3 tricks go over`."""


@runtime_checkable
class Reneging(Protocol):
    """What does a renege cost that was proved in a round on paper?"""

    @property
    def name_the_trick(self) -> bool:
        """Tell whether a renege counts only where the trick is named."""
        ...

    def penalty(self, proved: RenegeProved) -> Penalty:
        """Give what it costs."""
        ...


@runtime_checkable
class Misdealing(Protocol):
    """May the holder of a hand ask for a new deal?"""

    def throws_in(self, setting: Setting, hand: int) -> bool:
        """Tell whether the hand, whole as it was dealt, may be thrown in."""
        ...
