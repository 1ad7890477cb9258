"""A comparison of two rule sets as plain values: every change, every witness, every proof."""

from collections.abc import Mapping, Sequence

from spades_rules.audit.difference import (
    Difference,
    OpenQuestion,
    RuleDiff,
    RuleStand,
    Subject,
    ValueDifference,
    ValueStand,
    Witness,
)
from spades_rules.cases import case_to_plain
from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Plain
from spades_rules.notation.plain import PlainValue
from spades_rules.profile import Evidence
from spades_rules.report.expected import Expected, expected_to_plain
from spades_rules.report.findings import findings_to_plain
from spades_rules.report.proofs import proof_to_plain
from spades_rules.report.sides import place_of, shown_stand

__all__ = ["diff_to_plain", "witness_to_plain"]


def diff_to_plain(
    diff: RuleDiff, *, expected: Expected | None = None, findings: Sequence[Diagnostic] = ()
) -> dict[str, PlainValue]:
    """Give a comparison as plain values.

    `expected` is what came of asking whether anything outside some rules differs, and `findings`
    are those about the file of accepted differences; either is left out where it was not asked.
    """
    plain: dict[str, PlainValue] = {
        "a": _subject(diff.a),
        "b": _subject(diff.b),
        "verdict": str(diff.verdict),
        "changes": [_change(one) for one in diff.changes],
        "proofs": [proof_to_plain(one) for one in diff.proofs],
        "open_questions": [_open(one) for one in diff.open_questions],
    }
    if expected is not None:
        plain["expected"] = expected_to_plain(expected)
    if findings:
        plain["findings"] = findings_to_plain(findings)
    return plain


def _subject(subject: Subject) -> dict[str, PlainValue]:
    return {
        "label": subject.label,
        "title": subject.title,
        "game": subject.game,
        "source": subject.source,
        "fingerprint": subject.fingerprint,
    }


def _change(one: Difference) -> dict[str, PlainValue]:
    change = one.change
    a, b = shown_stand(change)
    return {
        "rule": change.rule,
        "kind": str(change.kind),
        "a": _rule(change.a),
        "b": _rule(change.b),
        "stance": {"a": _stance(a), "b": _stance(b)},
        "place": {"a": place_of(a), "b": place_of(b)},
        "verdict": str(one.verdict),
        "with": list(one.within),
        "states": one.states,
        "direction": None if one.direction is None else str(one.direction),
        "parameters": _parameters(one),
        "passages": {"a": _passages(a), "b": _passages(b)},
        "witness": None if one.witness is None else witness_to_plain(one.witness),
        "readings": _readings(one),
        "notes": list(change.notes),
        "accepted": one.accepted,
    }


def _rule(stand: RuleStand) -> PlainValue:
    return None if stand.values is None else dict(stand.values)


def _stance(stand: RuleStand | ValueStand) -> str | None:
    return None if stand.stance is None else str(stand.stance)


def _parameters(one: Difference) -> dict[str, PlainValue]:
    """Give the parameters that differ, each with how it stands and, if known, what it does."""
    a, b = one.change.a.parameters, one.change.b.parameters
    alone = {found.parameter: found for found in one.values}
    return {
        name: {
            "a": _value(a.get(name)),
            "b": _value(b.get(name)),
            **(_alone(alone[name]) if name in alone else {}),
        }
        for name in one.change.parameters
    }


def _alone(found: ValueDifference) -> dict[str, PlainValue]:
    return {
        "verdict": str(found.verdict),
        "direction": None if found.direction is None else str(found.direction),
        "witness": None if found.witness is None else witness_to_plain(found.witness),
    }


def _value(stand: ValueStand | None) -> PlainValue:
    if stand is None:
        return None
    return {
        "value": stand.value,
        "layer": stand.layer,
        "stance": _stance(stand),
        "place": place_of(stand),
        "source": stand.source,
        "passages": _passages(stand),
    }


def _passages(stand: RuleStand | ValueStand) -> list[PlainValue]:
    return [_passage(one) for one in stand.passages]


def _passage(one: Evidence) -> PlainValue:
    return {
        "stance": str(one.stance),
        "at": list(one.at),
        "says": one.says,
        "because": one.because,
        "place": str(one.span),
    }


def _readings(one: Difference) -> PlainValue:
    if one.agreement is None:
        return None
    return {"verdict": str(one.agreement), "under": list(one.under)}


def witness_to_plain(witness: Witness) -> dict[str, PlainValue]:
    """Give a witness as plain values: the case, and what either side answers."""
    return {
        "case": case_to_plain(witness.case),
        "against": witness.against,
        "with": _plain(witness.overlay),
        "rules": list(witness.rules),
        "a": _plain(witness.ours),
        "b": _plain(witness.theirs),
        "matters": list(witness.matters),
        "varies": list(witness.varies),
        "taken": [list(row) for row in witness.taken],
        "turn": witness.turn,
    }


def _plain(values: Mapping[str, Plain]) -> dict[str, PlainValue]:
    return dict(values)


def _open(one: OpenQuestion) -> dict[str, PlainValue]:
    return {
        "profile": one.profile,
        "reading": one.reading,
        "rule": one.rule,
        "says": one.says,
        "parts": one.parts,
    }
