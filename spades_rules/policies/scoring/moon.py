"""Whoever takes every card that counts has shot the moon."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, assert_never

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.questions import Line, SideRound, Sweep

__all__ = ["Moon"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Moon:
    """A player who takes every card that counts is spared, and the others score instead.

    It comes on top of what the cards count.

    Source: hearts/openspiel, hearts/hearts-online; minor-pages (taken off the own score).
    """

    tally: ClassVar[str] = ""
    says: ClassVar[Mapping[str, str]] = {
        "": "Whoever takes every card that counts gets {points} points off{to}.",
        "to=others": ", and every other [side] as many more",
        "to=own": " twice over",
        "to=nobody": "; no other [side] gets more",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "the moon",
        "+points": "for {points}",
        "+to": "to {to}",
        "to=others": "all others",
        "to=own": "the own score, off twice",
        "to=nobody": "nobody",
    }

    points: Annotated[int, Bounds(low=0)] = 26
    """How many points."""
    to: Literal["others", "own", "nobody"] = "others"
    """Who gets what besides being spared.

    `others`: every other side gets that many more.
    `own`: the player gets that many off once more.
    `nobody`: nobody gets anything.
    """

    def earn(self, side: SideRound) -> tuple[Line, ...]:
        """Give a line to who has taken all, and to the others where it is theirs."""
        match side.sweep:
            case Sweep.NOBODY:
                return ()
            case Sweep.OWN:
                times = 2 if self.to == "own" else 1
                return (Line(points=-times * self.points, words="shot the moon"),)
            case Sweep.OTHER:
                if self.to != "others":
                    return ()
                return (Line(points=self.points, words="another shot the moon"),)
            case _:
                assert_never(side.sweep)
