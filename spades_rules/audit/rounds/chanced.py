"""Rounds that chance brings to a card on which two rule sets part, for rules about single cards."""

from functools import lru_cache

from spades_rules.audit.chance import card_moments
from spades_rules.audit.plays import Moment, ruled
from spades_rules.audit.rounds.pair import alike, written
from spades_rules.cases.situations import RoundsSituation
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table

__all__ = ["of_game", "play_by_chance"]

SEED = 1
"""The games are always the same ones."""
FEW = 5
"""How many rounds are shown, those of which the least has been played."""


def of_game(game: Table) -> RoundsSituation:
    """Write down a game up to the card that is due."""
    return written((game, game))


# Every parting of two rule sets asks for them again.
@lru_cache(maxsize=64)
def play_by_chance(one: Ruleset, other: Ruleset) -> tuple[RoundsSituation, ...]:
    """Give a few games that chance brings to a card on which two rule sets part, shortest first.

    Both allow everything up to there, and nothing more is sought in them.
    """
    if not alike(one, other):
        return ()
    parted = [
        moment.game
        for moment in card_moments(one, other, SEED)
        if moment.game is not None and _parts(one, other, moment)
    ]
    return tuple(map(of_game, sorted(parted, key=_length)[:FEW]))


def _parts(one: Ruleset, other: Ruleset, moment: Moment) -> bool:
    return ruled(one, moment) != ruled(other, moment)


def _length(game: Table) -> tuple[int, int, int]:
    return len(game.sheets), game.public.trick_number, len(game.public.trick)
