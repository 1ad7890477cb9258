"""Who took how many tricks in the rounds of a whole game, and whose turn it then is."""

from spades_rules.cases.doing import BETWEEN, NoCall, do_as_written, done_in
from spades_rules.cases.situations import RoundsSituation, Situation
from spades_rules.kernel.play import new_game
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["taken_and_turn"]


def taken_and_turn(
    situation: Situation, ruleset: Ruleset
) -> tuple[tuple[tuple[int, ...], ...], int | None]:
    """Give the tricks of each seat for each complete round, and the seat in turn if one is.

    Where no game is played there are no tricks and no turn. Every action of the game has to be
    one that the rules allow.
    """
    if not isinstance(situation, RoundsSituation):
        return (), None
    table, taken = new_game(ruleset), []
    for played in situation.rounds:
        for action, _ in done_in(played, table):
            if not isinstance(action, NoCall):
                do_as_written(table, action)
        if table.phase in BETWEEN:
            taken.append(table.public.won)
    return tuple(taken), None if table.phase in BETWEEN else table.turn
