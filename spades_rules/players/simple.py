"""A simple player: it looks at its own view, asks what the rules make of it, and chooses."""

from random import Random
from typing import assert_never

from spades_rules.kernel.actions import Action, Claim
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.view import View
from spades_rules.players.bidding import choose_call
from spades_rules.players.passing import choose_pass
from spades_rules.players.playing import choose_card

__all__ = ["choose"]


def choose(view: View, ruleset: Ruleset, rng: Random) -> Action:
    """Choose one of the actions of the seat whose view this is and whose turn it is.

    `rng` makes it bolder or more careful in its calls; the same seed gives the same game.
    Raises `ValueError` for a view whose seat is not in turn.
    """
    if not view.legal:
        message = "the seat is not in turn"
        raise ValueError(message)
    match view.phase:
        case Phase.CALLS:
            return choose_call(view, ruleset, rng)
        case Phase.EXCHANGE:
            return choose_pass(view, ruleset)
        case Phase.PLAY:
            if Claim() in view.legal:
                return Claim()
            return choose_card(view, ruleset)
        case Phase.DEAL | Phase.OVER:
            message = "nobody is in turn"
            raise ValueError(message)
        case _:
            assert_never(view.phase)
