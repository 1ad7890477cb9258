"""Several teams sit round the table, each player between players of the other teams."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds
from spades_rules.table.seats import Seating

__all__ = ["Teams"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Teams:
    """The players form teams of the same size, and the teams take turns round the table.

    With six seats and three sides partners sit three seats apart, with two sides every other
    player is a partner.

    Source: many-tables, justice-spades, ourpastimes, spades-co.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "{seats} players form {sides} [sides] of the same size, which take turns round the "
            "table."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "head": "[game] for {seats} on {sides} [sides]",
        "": "partners in turn",
    }

    seats: Annotated[int, Bounds(low=4, high=8)]
    """How many sit at the table: as many times the sides as a team has players."""
    sides: Annotated[int, Bounds(low=2, high=4)]
    """How many teams there are."""

    def __post_init__(self) -> None:
        """Refuse teams of different sizes, and teams of one."""
        if self.seats % self.sides or self.seats == self.sides:
            message = f"{self.seats} seats make no {self.sides} teams of two or more each"
            raise ValueError(message)

    def seating(self) -> Seating:
        """Give each side every seat that is as many steps on as there are sides."""
        sides = range(self.sides)
        return Seating(
            self.seats, tuple(tuple(range(side, self.seats, self.sides)) for side in sides)
        )
