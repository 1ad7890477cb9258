"""Whist: nobody bids, and what a side takes beyond six tricks it scores."""

from spades_rules.games.game import Game
from spades_rules.games.slots import (
    CLAIM,
    DEALING,
    DECK,
    ENDING,
    LEADING,
    PLAY,
    PROCEDURE,
    RANKING,
    RESULT,
    SCORING,
    SEATING,
    TRUMP,
)

__all__ = ["WHIST"]

WHIST = Game(
    name="whist",
    title="Whist",
    slots=(
        SEATING,
        DECK,
        RANKING,
        TRUMP,
        DEALING,
        LEADING,
        PLAY,
        CLAIM,
        SCORING,
        ENDING,
        RESULT,
        PROCEDURE,
    ),
)
"""The game of Whist."""
