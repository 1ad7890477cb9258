"""Who took how many tricks in the rounds of a whole game, and whose turn it then is."""

from collections.abc import Iterator

from spades_rules.cases.round_answers import do_as_written
from spades_rules.cases.situations import PlayedRound, RoundsSituation, Situation
from spades_rules.kernel.actions import Action, Claim, Deal, Pass, Play
from spades_rules.kernel.play import new_game
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.notation.calls import read_call

__all__ = ["taken_and_turn"]

BETWEEN = (Phase.DEAL, Phase.OVER)
"""Where a game stands when no round is in progress."""


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
        for action in _actions(played, ruleset):
            do_as_written(table, action)
        if table.phase in BETWEEN:
            taken.append(table.public.won)
    return tuple(taken), None if table.phase in BETWEEN else table.turn


def _actions(played: PlayedRound, ruleset: Ruleset) -> Iterator[Action]:
    """Give what was done in a round, in order."""
    yield Deal(played.dealer, played.hands)
    for word in played.calls:
        call = read_call(ruleset, word)
        if not isinstance(call, str):
            yield call
    yield from map(Pass, played.passes)
    yield from map(Play, played.cards)
    if played.claim:
        yield Claim()
