"""Oh Hell: bid for hands of changing size, and take exactly as many tricks."""

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
    LEADING,
    PLAY,
    PROCEDURE,
    RANKING,
    RESULT,
    SCORING,
    SEATING,
    TRUMP,
)

__all__ = ["OH_HELL"]

OH_HELL = Game(
    name="oh-hell",
    title="Oh Hell",
    slots=(
        SEATING,
        DECK,
        RANKING,
        TRUMP,
        DEALING,
        CALLING,
        CALLS,
        BIDDING,
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
"""The game of Oh Hell."""
