"""Every question put to two rule sets as they are, with how it came out."""

from collections.abc import Collection, Iterator

from spades_rules.audit.difference import DiffVerdict, Proof
from spades_rules.audit.hybrids import Between, same_table
from spades_rules.audit.proofs import QUESTIONS
from spades_rules.audit.proofs.question import Question

__all__ = ["LAID", "proof_of", "prove", "questions_on"]

LAID = frozenset({"laying", "dealing"})
"""The questions that compare whatever seats and cards there are."""


def prove(
    between: Between,
    first: Collection[str],
    second: Collection[str],
    slots: Collection[str] | None = None,
) -> Iterator[Proof]:
    """Put each question to two rule sets on the way from one to the other.

    Each is told by the rules that it has from the second of the two. With `slots` only questions
    about them are put.
    """
    for question in questions_on(slots):
        yield proof_of(question, between, first, second)


def questions_on(slots: Collection[str] | None = None) -> tuple[Question, ...]:
    """Give the questions about some slots, or all of them."""
    return tuple(one for one in QUESTIONS if slots is None or one.slots.intersection(slots))


def proof_of(
    question: Question, between: Between, first: Collection[str], second: Collection[str]
) -> Proof:
    """Put one question to two rule sets on the way from one to the other."""
    one, other = between.ruleset(first), between.ruleset(second)
    if question.name not in LAID and not same_table(one, other):
        return Proof(question.name, 0, 0, DiffVerdict.UNSUPPORTED)
    comparison = between.compare(question, first, second)
    if comparison.differing:
        verdict = DiffVerdict.DIFFERS
    else:
        verdict = DiffVerdict.EQUAL if comparison.whole else DiffVerdict.NOT_FOUND
    seed = None if comparison.whole else between.seed
    joint = question.jointly(one, other) if question.jointly else None
    return Proof(question.name, comparison.states, comparison.differing, verdict, seed, joint)
