"""All there is to say of one change: what it does, on which hand, and however the text is read."""

from collections.abc import Sequence
from dataclasses import dataclass

from spades_rules.audit.agreement import Read, agreement_on
from spades_rules.audit.difference import (
    FOUND,
    Agreement,
    ChangeKind,
    Difference,
    DiffVerdict,
    TextChange,
    ValueDifference,
    Witness,
)
from spades_rules.audit.hybrids import Between
from spades_rules.audit.judging import Judged, judge
from spades_rules.audit.tuning import value_alone
from spades_rules.audit.witnesses import witness_of

__all__ = ["Task", "Told", "tasks_of", "tell"]


NOTHING = Judged(DiffVerdict.NO_EFFECT, 0)


@dataclass(frozen=True, slots=True)
class Told:
    """What a change does; it holds nothing of the two profiles, and so travels lightly."""

    judged: Judged = NOTHING
    witness: Witness | None = None
    values: tuple[ValueDifference, ...] = ()
    agreement: Agreement | None = None
    under: tuple[str, ...] = ()

    def of(self, change: TextChange, values: tuple[ValueDifference, ...]) -> Difference:
        """Give the change with what it does, and what each of several changed values does."""
        return Difference(
            change,
            self.judged.verdict,
            self.judged.states,
            within=self.judged.within,
            direction=self.judged.direction,
            witness=self.witness,
            agreement=self.agreement,
            under=self.under,
            values=values,
        )


@dataclass(frozen=True, slots=True)
class Task:
    """A change to be told of, or one of several changed values in it."""

    change: TextChange
    value: str = ""


def tasks_of(changes: Sequence[TextChange], between: Between) -> tuple[Task, ...]:
    """Give what there is to be told of, each independent of all others; whole changes come last."""
    values = (
        Task(change, name)
        for change in changes
        if change.kind is ChangeKind.RETUNED
        and change.rule in between.changed
        and len(change.parameters) > 1
        for name in change.parameters
    )
    return (*values, *map(Task, changes))


def tell(between: Between, task: Task, read: Read | None = None) -> Told:
    """Look for what a change does; with `read` also under the other readings of the sources."""
    change, rule = task.change, task.change.rule
    if task.value:
        alone = value_alone(between.pair, rule, task.value, change.parameters, between.seed)
        return Told(values=(alone,))
    judged, witness = NOTHING, None
    # Else nothing but words differs, or people see to it.
    if rule in between.changed:
        judged = judge(between, rule)
        witness = witness_of(between, rule, judged)
    if read is None or change.kind is ChangeKind.RESTATED:
        return Told(judged, witness)
    agreement, under = agreement_on(read, rule, parts=judged.verdict in FOUND)
    return Told(judged, witness, agreement=agreement, under=under)
