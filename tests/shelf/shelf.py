"""Which shipped profiles a test looks at: the first five by name, of all the others a few."""

import os
from collections.abc import Sequence
from random import Random
from typing import TypeVar
from zlib import crc32

from spades_rules.profile import heads

__all__ = [
    "EVERYTHING",
    "LATER",
    "OTHER_GAMES",
    "SHARE",
    "SHIPPED",
    "SOURCES",
    "has_share",
    "of_one_game",
    "some",
]

T = TypeVar("T")

SOURCES = (
    "canonical",
    "card-game-spades-rules",
    "nowplay-gg",
    "openspiel",
    "world-of-card-games",
)
"""The profiles of which every pair is compared in full, here and in the reference."""

SHIPPED = tuple(
    head.name if head.game == "spades" else f"{head.game}/{head.name}" for head in heads(())
)
"""Every profile that comes along, as it is asked for."""

LATER = tuple(name for name in SHIPPED if name not in SOURCES and "/" not in name)
"""Those of Spades that came after the five."""

OTHER_GAMES = tuple(name for name in SHIPPED if "/" in name)
"""Those of other games."""


def of_one_game(pair: tuple[str, str]) -> bool:
    """Tell whether two profiles are of one game, so that they can be compared."""
    first, second = (name.rpartition("/")[0] for name in pair)
    return first == second


EVERYTHING = "SPADES_RULES_EVERYTHING"
"""The variable in the environment that asks for all where otherwise a few are taken."""

SHARE = "SPADES_RULES_SHARE"
"""The variable that says which share of all this process has, from 0: `0 of 2` or `1 of 2`."""

SEED = 4


def some(things: Sequence[T], many: int, *, seed: int = SEED) -> tuple[T, ...]:
    """Give a few of some things in their order, always the same few; all when asked for all."""
    if EVERYTHING in os.environ or many >= len(things):
        return tuple(things)
    places = Random(seed).sample(range(len(things)), many)  # noqa: S311 - a choice, no secret
    return tuple(things[place] for place in sorted(places))


def has_share(names: Sequence[str]) -> bool:
    """Tell whether what some names stand for, in any order, is in the share of this process."""
    share, _, shares = os.environ.get(SHARE, "0 of 1").partition(" of ")
    return crc32(" ".join(sorted(names)).encode()) % int(shares) == int(share)
