"""Whole rounds made to measure: legal under two rule sets, up to where the two part."""

from spades_rules.audit.rounds.called import past_calls, to_call
from spades_rules.audit.rounds.chanced import of_game, play_by_chance
from spades_rules.audit.rounds.claimed import to_claim
from spades_rules.audit.rounds.parting import decision, parts_here
from spades_rules.audit.rounds.played import to_play
from spades_rules.audit.rounds.scored import game_of

__all__ = [
    "decision",
    "game_of",
    "of_game",
    "parts_here",
    "past_calls",
    "play_by_chance",
    "to_call",
    "to_claim",
    "to_play",
]
