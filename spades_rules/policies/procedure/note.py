"""A remark for the players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

__all__ = ["Note"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """The players keep to what is written here, in words of the house.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "{text}",
    }

    text: str
    """What the players are told."""
