"""Tricks score, and a bid that is met exactly scores a bonus."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, assert_never

from spades_rules.kernel.questions import Contract, Line, SideRound

__all__ = ["ExactPoints"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactPoints:
    """A player scores for each trick, and a bonus on top for a bid that was made.

    Source: oh-hell/openspiel (with both of its ways to score a miss), oh-hell/watch,
    oh-hell/card-sharp.
    """

    tally: ClassVar[str] = ""
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A bid that is made scores {trick:+} for each [trick] and {made:+} more; one that is "
            "missed {missed}."
        ),
        "missed=tricks": "scores for the [tricks] alone",
        "missed=difference": "costs as much for each [trick] too many or too few",
        "missed=nothing": "scores nothing",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "bids made",
        "!made": "for {made:+}",
        "!trick": "{trick:+} a [trick]",
        "+missed": "misses {missed}",
        "missed=tricks": "scoring their [tricks]",
        "missed=difference": "costing by the [trick]",
        "missed=nothing": "scoring nothing",
    }

    made: int = 10
    """The bonus for a bid that was made."""
    trick: int = 1
    """The points for each trick."""
    missed: Literal["tricks", "difference", "nothing"] = "tricks"
    """What a bid that was missed scores.

    `tricks`: the points of the tricks taken, without the bonus.
    `difference`: nothing for them, and the points of a trick are lost for each too many or too few.
    `nothing`: nothing.
    """

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a line for each contract that comes to points."""
        return tuple(line for one in side.contracts for line in self._line(one) if line.points)

    def _line(self, contract: Contract) -> tuple[Line, ...]:
        taken = contract.counted * self.trick
        tricks = f"{contract.counted} x {self.trick}"
        if contract.made:
            words = f"{tricks} and {self.made} for the bid of {contract.bid}"
            return (Line(points=taken + self.made, words=words),)
        match self.missed:
            case "tricks":
                return (
                    Line(points=taken, words=f"{tricks}, and the bid of {contract.bid} missed"),
                )
            case "difference":
                off = abs(contract.counted - contract.bid)
                words = f"{off} off the bid of {contract.bid}"
                return (Line(points=-off * self.trick, words=words),)
            case "nothing":
                return ()
            case _:
                assert_never(self.missed)
