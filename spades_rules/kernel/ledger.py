"""The score pad of a game: where it stands, how it came there, and whether that ends it."""

from dataclasses import dataclass

from spades_rules.kernel.public import Standing
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.verdict import PLAY_ON, Verdict

__all__ = ["Ledger"]


@dataclass(frozen=True, slots=True)
class Ledger:
    """The score of a game: where it stands, how it came there, and whether that ends it."""

    standing: Standing
    """The score before the round in progress, or after the last one."""
    sheets: tuple[ScoreSheet, ...] = ()
    """The score sheets of the rounds played."""
    verdict: Verdict = PLAY_ON
