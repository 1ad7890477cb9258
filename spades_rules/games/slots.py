"""The questions that games ask, in words that hold for all of them."""

from spades_rules.games.game import Combine, Slot

__all__ = [
    "BIDDING",
    "CALLING",
    "CALLS",
    "CAPTURE",
    "CLAIM",
    "CONTRACT",
    "DEALING",
    "DECK",
    "ENDING",
    "EXCHANGE",
    "LEADING",
    "PLAY",
    "PROCEDURE",
    "RANKING",
    "RESULT",
    "SCORING",
    "SEATING",
    "TRUMP",
]

SEATING = Slot("seating", "Who sits, and who shares a score?", Combine.ONE, required=True)

DECK = Slot("deck", "Which cards are in play?", Combine.ONE, required=True)

RANKING = Slot(
    "ranking",
    "To which suit does each card belong, and how strong is it?",
    Combine.ONE,
    required=True,
)

TRUMP = Slot("trump", "Which suit is trump this round?", Combine.ONE, required=True)

DEALING = Slot(
    "dealing",
    "Who deals first, how does the deal move, and how many cards does each get?",
    Combine.ONE,
    required=True,
)

CALLING = Slot(
    "calling",
    "Who calls first, and how often does each seat call?",
    Combine.ONE,
    required=True,
)

CALLS = Slot("calls", "Which calls may this seat choose from?", Combine.UNION)

BIDDING = Slot("bidding", "Which of those calls are barred?", Combine.NARROW)

EXCHANGE = Slot(
    "exchange",
    "Who passes how many cards to whom, when, and in which order?",
    Combine.IN_ORDER,
)

LEADING = Slot("leading", "Who leads to the first trick?", Combine.ONE, required=True)

PLAY = Slot("play", "Which of these cards may be played?", Combine.NARROW)

CLAIM = Slot("claim", "May the leader claim the rest?", Combine.ANY)

CAPTURE = Slot(
    "capture", "Which cards count when they are taken in tricks?", Combine.ONE, required=True
)

CONTRACT = Slot(
    "contract",
    "What has each side undertaken, which tricks count, and is it made?",
    Combine.ONE,
    required=True,
)

SCORING = Slot(
    "scoring",
    "Which lines does this round earn, and which tallies are then settled?",
    Combine.APPEND,
)

ENDING = Slot("ending", "Is the game over?", Combine.ANY)

RESULT = Slot("result", "Who has won, and what does a tie do?", Combine.ONE, required=True)

PROCEDURE = Slot("procedure", "What do people do that no program enforces?", Combine.LISTED)
