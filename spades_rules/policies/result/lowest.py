"""The lowest total wins."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.front import hindmost
from spades_rules.kernel.sight import Sees

__all__ = ["Lowest"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lowest:
    """When the game is over the side with the lowest total has won.

    Source: hearts/openspiel, hearts/hearts-online.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TOTALS})
    says: ClassVar[Mapping[str, str]] = {
        "": "The lowest total wins; {tie}.",
        "tie=play_on": "a tie plays on until an ending without one",
        "tie=sudden_death": "after a tie the first round that parts the level decides",
        "tie=draw": "a tie is a draw",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "the lowest wins",
        "+tie": "{tie}",
        "tie=play_on": "ties playing on",
        "tie=sudden_death": "ties ending in sudden death",
        "tie=draw": "ties drawn",
    }

    tie: Literal["play_on", "sudden_death", "draw"] = "play_on"
    """What happens when the lowest totals are level.

    `play_on`: the game goes on until it ends without a tie.
    `sudden_death`: the game goes on, and the first round that parts them decides, wherever they
    stand.
    `draw`: the game is over and nobody has won.
    """

    def best(self, totals: tuple[int, ...], among: tuple[int, ...]) -> tuple[int, ...]:
        """Give the sides with the lowest total."""
        return hindmost(totals, among)
