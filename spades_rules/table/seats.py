"""Who sits where, and who shares a score."""

from dataclasses import dataclass, field

__all__ = ["Seating"]


@dataclass(frozen=True, slots=True)
class Seating:
    """Seats numbered clockwise from 0, and the sides they form, each side in seat order."""

    seats: int
    sides: tuple[tuple[int, ...], ...]
    """The seats of each side; sides stand in the order of their lowest seat."""
    side_of: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The side of each seat."""

    def __post_init__(self) -> None:
        """Note the side of each seat."""
        found = {seat: side for side, seats in enumerate(self.sides) for seat in seats}
        object.__setattr__(self, "side_of", tuple(found[seat] for seat in range(self.seats)))

    def left_of(self, seat: int) -> int:
        """Give the next seat clockwise."""
        return (seat + 1) % self.seats

    def partners(self, seat: int) -> tuple[int, ...]:
        """Give the other seats of the side."""
        return tuple(other for other in self.sides[self.side_of[seat]] if other != seat)
