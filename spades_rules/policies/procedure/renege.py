"""What it costs not to follow suit when one could."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from spades_rules.kernel.parameters import Bounds

__all__ = ["Renege"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Renege:
    """A side caught not following suit when it could have pays for it.

    At a table that a program keeps nobody can renege.

    Source: tournament sheets; the four sources do not speak of it.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A [side] caught not following suit when it could have loses "
            "{costs}{tricks}{name_the_trick}."
        ),
        "costs=tricks": "[tricks] to the other: ",
        "costs=contract": "the round",
        "costs=game": "the game",
        "tricks": "",
        "tricks if costs=tricks": "{} of them",
        "name_the_trick=false": "",
        "name_the_trick=true": "; the accuser must point out the [trick]",
    }

    costs: Literal["tricks", "contract", "game"] = "tricks"
    """What the side loses.

    `tricks`: some of its tricks, which go to the other side.
    `contract`: the round; it is set whatever it took.
    `game`: the game.
    """
    tricks: Annotated[int, Bounds(low=1)] = 3
    """How many tricks change sides; it matters only where `tricks` are lost."""
    name_the_trick: bool = False
    """Whether the accuser must point out the trick in which it happened."""
