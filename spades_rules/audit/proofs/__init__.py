"""The questions a table asks its rules, each with every situation in which two of them can part."""

from spades_rules.audit.proofs.calling import CALLING
from spades_rules.audit.proofs.calls import CALLS
from spades_rules.audit.proofs.claim import CLAIM
from spades_rules.audit.proofs.dealing import DEALING
from spades_rules.audit.proofs.ending import ENDING
from spades_rules.audit.proofs.exchange import EXCHANGE
from spades_rules.audit.proofs.laying import LAYING
from spades_rules.audit.proofs.leading import LEADING
from spades_rules.audit.proofs.play import PLAY
from spades_rules.audit.proofs.question import Question
from spades_rules.audit.proofs.scoring import SCORING

__all__ = ["QUESTIONS", "question_of"]

QUESTIONS: tuple[Question, ...] = (
    LAYING,
    DEALING,
    CALLING,
    CALLS,
    EXCHANGE,
    LEADING,
    PLAY,
    CLAIM,
    SCORING,
    ENDING,
)
"""All of them, in the order in which a table asks."""


def question_of(slot: str) -> Question | None:
    """Give the question that rules of a slot answer; none for what people see to themselves."""
    return next((question for question in QUESTIONS if slot in question.slots), None)
