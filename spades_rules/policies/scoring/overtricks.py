"""A trick beyond the contract earns a little, and is a bag."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, assert_never

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Line, SideRound
from spades_rules.kernel.sight import Sees

__all__ = ["Overtricks"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Overtricks:
    """Each trick beyond a made contract scores a point and is a bag.

    Also called: sandbags (pagat).

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    tally: ClassVar[str] = "bags"
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.CONTRACTS})
    says: ClassVar[Mapping[str, str]] = {
        "": "Each [trick] beyond a contract that is made is {bags}; {per} {points:+}.",
        "bags=0": "no bag",
        "bags=1": "a bag",
        "bags": "{} bags",
        "per=trick": "each scores",
        "per=round": "all those of a round together score",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "overtricks",
        "+points": "{points:+}",
        "+bags": "worth {bags} bags",
        "+per": "paid by the {per}",
        "per=trick": "[trick]",
    }

    points: int = 1
    """The points for an overtrick."""
    bags: Annotated[int, Bounds(low=0)] = 1
    """How many bags an overtrick is."""
    per: Literal["trick", "round"] = "trick"
    """What the points are paid for; bags always go by the trick.

    `trick`: each overtrick.
    `round`: all the overtricks of a round together.
    """

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give one line for all the tricks beyond the side's contracts."""
        over = sum(contract.over for contract in side.contracts)
        if not over or not (self.points or self.bags):
            return ()
        match self.per:
            case "trick":
                points, words = over * self.points, f"{over} over x {self.points}"
            case "round":
                points, words = self.points, f"{over} over, {self.points} in all"
            case _:
                assert_never(self.per)
        return (Line(points, self.tally if self.bags else "", over * self.bags, words),)
