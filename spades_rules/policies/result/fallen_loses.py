"""A side that has fallen loses; of the others the highest total wins."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.front import foremost
from spades_rules.kernel.sight import Sees

__all__ = ["FallenLoses"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FallenLoses:
    """When the game is over a side that has fallen has lost, and the best of the others has won.

    A side falls by reaching the floor, or by being set too often. When all have fallen the highest
    total wins.

    Source: msn-zone, cookout, rta.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TOTALS})
    fallen_lose: ClassVar[bool] = True
    says: ClassVar[Mapping[str, str]] = {
        "": "A [side] that has fallen has lost, and the best of the others wins; {tie}.",
        "tie=play_on": "a tie plays on until an ending without one",
        "tie=sudden_death": "after a tie the first round that parts the level decides",
        "tie=draw": "a tie is a draw",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "who falls loses",
        "+tie": "{tie}",
        "tie=play_on": "ties playing on",
        "tie=sudden_death": "ties ending in sudden death",
        "tie=draw": "ties drawn",
    }

    tie: Literal["play_on", "sudden_death", "draw"] = "play_on"
    """What happens when the best of those that can win are level.

    `play_on`: the game goes on until it ends without a tie.
    `sudden_death`: the game goes on, and the first round that parts them decides, wherever they
    stand.
    `draw`: the game is over and nobody has won.
    """

    def best(self, totals: tuple[int, ...], among: tuple[int, ...]) -> tuple[int, ...]:
        """Give the sides with the highest total."""
        return foremost(totals, among)
