"""Triomphe: five cards each, nobody bids, and three tricks win the hand."""

from spades_rules.games.game import Combine, Game, Slot

__all__ = ["TRIOMPHE"]

TRIOMPHE = Game(
    name="triomphe",
    title="Triomphe",
    slots=(
        Slot("seating", "Who sits, and who shares a score?", Combine.ONE, required=True),
        Slot("deck", "Which cards are in play?", Combine.ONE, required=True),
        Slot(
            "ranking",
            "To which suit does each card belong, and how strong is it?",
            Combine.ONE,
            required=True,
        ),
        Slot("trump", "Which suit is trump this round?", Combine.ONE, required=True),
        Slot(
            "dealing",
            "Who deals first, how does the deal move, and how many cards does each get?",
            Combine.ONE,
            required=True,
        ),
        Slot("leading", "Who leads to the first trick?", Combine.ONE, required=True),
        Slot("play", "Which of these cards may be played?", Combine.NARROW),
        Slot("scoring", "Which lines does this round earn?", Combine.APPEND),
        Slot("ending", "Is the game over?", Combine.ANY),
        Slot("result", "Who has won, and what does a tie do?", Combine.ONE, required=True),
        Slot("procedure", "What do people do that no program enforces?", Combine.LISTED),
    ),
)
"""The game of Triomphe."""
