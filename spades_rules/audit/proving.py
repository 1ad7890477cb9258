"""Every question put to two rule sets as they are, with how it came out."""

from collections.abc import Collection, Iterator

from spades_rules.audit.difference import DiffVerdict, Proof
from spades_rules.audit.hybrids import Between, same_table
from spades_rules.audit.proofs import QUESTIONS
from spades_rules.audit.proofs.question import Comparison, Question

__all__ = ["LAID", "prove"]

LAID = frozenset({"laying", "dealing"})
"""The questions that compare whatever seats and cards there are."""


def prove(
    between: Between, first: Collection[str], slots: Collection[str] | None = None
) -> Iterator[Proof]:
    """Put each question to the second rule set and to one on the way to it.

    `first` are the rules that the one on the way has from the second. With `slots` only questions
    about them are put.
    """
    one, other = between.ruleset(first), between.pair.other
    level = same_table(one, other)
    for question in QUESTIONS:
        if slots is not None and not question.slots.intersection(slots):
            continue
        if level or question.name in LAID:
            yield _proof(question, between.compare(question, first, between.changed), between.seed)
        else:
            yield Proof(question.name, 0, 0, DiffVerdict.UNSUPPORTED)


def _proof(question: Question, comparison: Comparison, seed: int) -> Proof:
    if comparison.differing:
        verdict = DiffVerdict.DIFFERS
    else:
        verdict = DiffVerdict.EQUAL if comparison.whole else DiffVerdict.NOT_FOUND
    drawn = None if comparison.whole else seed
    return Proof(question.name, comparison.states, comparison.differing, verdict, drawn)
