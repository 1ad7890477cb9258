"""Spades: bid, play thirteen tricks with spades as trumps, score the bid."""

from spades_rules.games.game import Combine, Game, Slot

__all__ = ["SPADES"]

SPADES = Game(
    name="spades",
    title="Spades",
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
        Slot(
            "calling",
            "Who calls first, and how often does each seat call?",
            Combine.ONE,
            required=True,
        ),
        Slot("calls", "Which calls may this seat choose from?", Combine.UNION),
        Slot("bidding", "Which of those calls are barred?", Combine.NARROW),
        Slot(
            "exchange",
            "Who passes how many cards to whom, when, and in which order?",
            Combine.IN_ORDER,
        ),
        Slot("leading", "Who leads to the first trick?", Combine.ONE, required=True),
        Slot("play", "Which of these cards may be played?", Combine.NARROW),
        Slot("claim", "May the leader claim the rest?", Combine.ANY),
        Slot(
            "contract",
            "What has each side undertaken, which tricks count, and is it made?",
            Combine.ONE,
            required=True,
        ),
        Slot(
            "scoring",
            "Which lines does this round earn, and which tallies are then settled?",
            Combine.APPEND,
        ),
        Slot("ending", "Is the game over?", Combine.ANY),
        Slot("result", "Who has won, and what does a tie do?", Combine.ONE, required=True),
        Slot("procedure", "What do people do that no program enforces?", Combine.LISTED),
    ),
)
"""The game of Spades."""
