"""All there is to find out of two rule sets, as tasks that have nothing to do with one another."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from spades_rules.audit.agreement import Read, Reread
from spades_rules.audit.difference import (
    ChangeKind,
    DiffVerdict,
    Proof,
    TextChange,
    ValueDifference,
    Witness,
)
from spades_rules.audit.hybrids import Between
from spades_rules.audit.judging import Judged, judge
from spades_rules.audit.proofs import question_of
from spades_rules.audit.proofs.question import Question
from spades_rules.audit.proving import proof_of
from spades_rules.audit.tuning import value_alone
from spades_rules.audit.witnesses import witness_of

__all__ = [
    "Shown",
    "Task",
    "Told",
    "ValueTold",
    "Whole",
    "in_two_piles",
    "rereadings",
    "tasks_of",
    "tell",
]

NOTHING = Judged(DiffVerdict.NO_EFFECT, 0)
LONGEST = "scoring"
"""The question that takes longest."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A question to be put to two rule sets as they are."""

    question: Question
    second: frozenset[str]
    """The rules that the second of the two does not share with the first."""


@dataclass(frozen=True, slots=True)
class Changed:
    """A changed rule to be judged, and shown on a hand."""

    change: TextChange


@dataclass(frozen=True, slots=True)
class Value:
    """One of several changed values of a rule, to be told of by itself."""

    change: TextChange
    name: str


@dataclass(frozen=True, slots=True)
class Rereading:
    """A rule to be looked at under the other readings of the sources."""

    rule: str
    jointly: bool
    """Whether readings count that stand together, too."""


Task: TypeAlias = Whole | Changed | Value | Rereading


@dataclass(frozen=True, slots=True)
class Shown:
    """What a changed rule does; it holds nothing of the two profiles, and so travels lightly."""

    rule: str
    judged: Judged = NOTHING
    witness: Witness | None = None


@dataclass(frozen=True, slots=True)
class ValueTold:
    """What one of several changed values of a rule does."""

    rule: str
    found: ValueDifference


Told: TypeAlias = Proof | Shown | ValueTold | Reread


def tasks_of(changes: Sequence[TextChange], between: Between) -> tuple[Changed | Value, ...]:
    """Give what there is to be told of some changes."""
    values = (
        Value(change, name)
        for change in changes
        if change.kind is ChangeKind.RETUNED
        and change.rule in between.changed
        and len(change.parameters) > 1
        for name in change.parameters
    )
    return (*map(Changed, changes), *values)


def rereadings(changes: Sequence[TextChange], rules: Sequence[str]) -> Iterator[Rereading]:
    """Give what there is to be read again: some rules, the changed ones in every way together."""
    changed = {change.rule for change in changes if change.kind is not ChangeKind.RESTATED}
    for rule in dict.fromkeys((*rules, *changed)):
        yield Rereading(rule, jointly=rule in changed)


def tell(between: Between, task: Task, read: Read | None = None) -> Told:
    """Do one task; whoever asks for another reading brings the profiles as they can be read."""
    match task:
        case Whole(question=question, second=second):
            return proof_of(question, between, (), second)
        case Changed(change=change):
            return _shown(between, change.rule)
        case Value(change=change, name=name):
            found = value_alone(between.pair, change.rule, name, change.parameters, between.seed)
            return ValueTold(change.rule, found)
        case Rereading(rule=rule, jointly=jointly):
            return Reread() if read is None else read.look_at(rule, jointly=jointly)
        case _:
            assert_never(task)


def in_two_piles(tasks: Iterable[Task]) -> tuple[Task, ...]:
    """Put the tasks on the score last and the others before, the longest at either end.

    Tasks on one question have much in common, and hardly any with those on another. So two who
    begin at the two ends, and meet somewhere, do little twice.
    """
    ordered = sorted(tasks, key=_kind)
    score = [task for task in ordered if _question(task) == LONGEST]
    return (*(task for task in ordered if _question(task) != LONGEST), *reversed(score))


def _kind(task: Task) -> int:
    """Tell how soon a task is to be done: what it finds out may be of use to the later ones."""
    return _KINDS.index(type(task))


_KINDS: tuple[type, ...] = (Whole, Changed, Value, Rereading)


def _question(task: Task) -> str:
    """Name the question that a task is about; empty for what no program enforces."""
    match task:
        case Whole(question=question):
            return question.name
        case Changed(change=change) | Value(change=change):
            rule = change.rule
        case Rereading(rule=rule):
            pass
        case _:
            assert_never(task)
    found = question_of(rule.partition(".")[0])
    return "" if found is None else found.name


def _shown(between: Between, rule: str) -> Shown:
    # Else nothing but words differs, or people see to it.
    if rule not in between.changed:
        return Shown(rule)
    judged = judge(between, rule)
    return Shown(rule, judged, witness_of(between, rule, judged))
