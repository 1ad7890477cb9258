"""All there is to say of one change: what it does, on which hand, and however the text is read."""

from dataclasses import dataclass

from spades_rules.audit.agreement import Read, agreement_on
from spades_rules.audit.difference import (
    Agreement,
    ChangeKind,
    Difference,
    DiffVerdict,
    TextChange,
    ValueDifference,
    Witness,
)
from spades_rules.audit.hybrids import Between
from spades_rules.audit.judging import FOUND, Judged, judge
from spades_rules.audit.tuning import tuned
from spades_rules.audit.witnesses import witness_of

__all__ = ["Told", "tell"]


@dataclass(frozen=True, slots=True)
class Told:
    """What a change does; it holds nothing of the two profiles, and so travels lightly."""

    judged: Judged
    witness: Witness | None = None
    values: tuple[ValueDifference, ...] = ()
    agreement: Agreement | None = None
    under: tuple[str, ...] = ()

    def of(self, change: TextChange) -> Difference:
        """Give the change with what it does."""
        return Difference(
            change,
            self.judged.verdict,
            self.judged.states,
            within=self.judged.within,
            direction=self.judged.direction,
            witness=self.witness,
            agreement=self.agreement,
            under=self.under,
            values=self.values,
        )


def tell(between: Between, change: TextChange, read: Read | None = None) -> Told:
    """Look for what a change does; with `read` also under the other readings of the sources."""
    rule = change.rule
    judged, witness = Judged(DiffVerdict.NO_EFFECT, 0), None
    values: tuple[ValueDifference, ...] = ()
    # Else nothing but words differs, or people see to it.
    if rule in between.changed:
        judged = judge(between, rule)
        witness = witness_of(between, rule, judged)
        if change.kind is ChangeKind.RETUNED:
            values = tuned(between.pair, rule, change.parameters, between.seed)
    if read is None or change.kind is ChangeKind.RESTATED:
        return Told(judged, witness, values)
    return Told(judged, witness, values, *agreement_on(read, rule, parts=judged.verdict in FOUND))
