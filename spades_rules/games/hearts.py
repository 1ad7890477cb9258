"""Hearts: pass cards, and take no tricks with hearts or the queen of spades in them."""

from spades_rules.games.game import Game
from spades_rules.games.slots import (
    CAPTURE,
    CLAIM,
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
)

__all__ = ["HEARTS"]

HEARTS = Game(
    name="hearts",
    title="Hearts",
    slots=(
        SEATING,
        DECK,
        RANKING,
        DEALING,
        EXCHANGE,
        LEADING,
        PLAY,
        CLAIM,
        CAPTURE,
        SCORING,
        ENDING,
        RESULT,
        PROCEDURE,
    ),
)
"""The game of Hearts."""
