"""A remark for the players."""

from dataclasses import dataclass

__all__ = ["Note"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """The players keep to what is written here, in words of the house.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules.
    """

    text: str
    """What the players are told."""
