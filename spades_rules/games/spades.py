"""Spades: bid, play thirteen tricks with spades as trumps, score the bid."""

from dataclasses import replace

from spades_rules.games.game import Game
from spades_rules.games.slots import (
    BIDDING,
    CALLING,
    CALLS,
    CAPTURE,
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
        # Only at some tables does it matter which cards somebody takes.
        replace(CAPTURE, required=False),
        CONTRACT,
        SCORING,
        ENDING,
        RESULT,
        PROCEDURE,
    ),
)
"""The game of Spades."""
