"""Spades: bid, play thirteen tricks with spades as trumps, score the bid."""

from spades_rules.games.game import Game
from spades_rules.games.slots import (
    BIDDING,
    CALLING,
    CALLS,
    CLAIM,
    CONTRACT,
    DEALING,
    DECK,
    ENDING,
    EXCHANGE,
    LEADING,
    PLAY,
    PROCEDURE,
    RANKING,
    RESULT,
    SCORING,
    SEATING,
    TRUMP,
)

__all__ = ["SPADES"]

SPADES = Game(
    name="spades",
    title="Spades",
    slots=(
        SEATING,
        DECK,
        RANKING,
        TRUMP,
        DEALING,
        CALLING,
        CALLS,
        BIDDING,
        EXCHANGE,
        LEADING,
        PLAY,
        CLAIM,
        CONTRACT,
        SCORING,
        ENDING,
        RESULT,
        PROCEDURE,
    ),
)
"""The game of Spades."""
