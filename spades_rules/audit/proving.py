"""Every question put to two rule sets as they are, with how it came out."""

from collections.abc import Collection, Iterator

from spades_rules.audit.difference import DiffVerdict, Proof
from spades_rules.audit.hybrids import Between, same_table
from spades_rules.audit.proofs import QUESTIONS
from spades_rules.audit.proofs.question import Question

__all__ = ["LAID", "prove"]

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
    one, other = between.ruleset(first), between.ruleset(second)
    level = same_table(one, other)
    for question in QUESTIONS:
        if slots is not None and not question.slots.intersection(slots):
            continue
        if level or question.name in LAID:
            yield _proof(question, between, first, second)
        else:
            yield Proof(question.name, 0, 0, DiffVerdict.UNSUPPORTED)


def _proof(
    question: Question, between: Between, first: Collection[str], second: Collection[str]
) -> Proof:
    comparison = between.compare(question, first, second)
    if comparison.differing:
        verdict = DiffVerdict.DIFFERS
    else:
        verdict = DiffVerdict.EQUAL if comparison.whole else DiffVerdict.NOT_FOUND
    seed = None if comparison.whole else between.seed
    both = question.jointly
    joint = both(between.ruleset(first), between.ruleset(second)) if both else None
    return Proof(question.name, comparison.states, comparison.differing, verdict, seed, joint)
