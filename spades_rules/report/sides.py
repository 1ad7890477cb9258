"""The two sides of a changed rule, row by row: its value there, who says so, and where."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from spades_rules.audit.difference import (
    ChangeKind,
    RuleStand,
    TextChange,
    ValueStand,
)
from spades_rules.audit.stands import BY_ITSELF
from spades_rules.document import Plain
from spades_rules.profile import Evidence, Stance
from spades_rules.report.reasons import value_in_words

__all__ = [
    "Row",
    "passages_of",
    "place_of",
    "policy_in_words",
    "restated_in_words",
    "rows_of",
    "rule_in_words",
    "said_in_passage",
    "shown_stand",
    "stance_in_words",
]

ABSENT = "no such rule"
GRANTED = "as at every table"
GROUND = "table."
"""How the name begins of what every table takes for granted, and no rule sets."""


@dataclass(frozen=True, slots=True)
class Row:
    """What the two sides have in one place: a whole rule, or one parameter of it."""

    name: str
    """The parameter; empty for the rule as a whole."""
    a: str
    b: str
    differs: bool
    stands: tuple[RuleStand | ValueStand | None, RuleStand | ValueStand | None]
    """Who says so on each side; none where the side has no such parameter."""


def rows_of(change: TextChange, *, whole: bool = False) -> Iterator[Row]:
    """Give what differs, row by row; with `whole` every parameter that either side has."""
    if change.kind is not ChangeKind.RETUNED or whole:
        said = policy_in_words if whole else rule_in_words
        ours, theirs = (said(change.rule, stand) for stand in (change.a, change.b))
        is_other = change.kind is not ChangeKind.RETUNED
        yield Row("", ours, theirs, is_other, (change.a, change.b))
    names = change.parameters
    if whole:
        names = tuple(dict.fromkeys((*change.a.parameters, *change.b.parameters)))
    for name in names:
        a, b = change.a.parameters.get(name), change.b.parameters.get(name)
        ours, theirs = _value(a), _value(b)
        yield Row(name, ours, theirs, ours != theirs, (a, b))


def _value(stand: ValueStand | None) -> str:
    return "" if stand is None else value_in_words(stand.value)


def policy_in_words(rule: str, stand: RuleStand) -> str:
    """Name the policy that a rule follows, or say that there is no such rule, or needs to be."""
    return stand.policy or (GRANTED if rule.startswith(GROUND) else ABSENT)


def rule_in_words(rule: str, stand: RuleStand) -> str:
    """Write a rule as a profile does, without the values that nobody sets."""
    if stand.policy is None:
        return policy_in_words(rule, stand)
    given: dict[str, Plain] = {
        name: one.value for name, one in stand.parameters.items() if one.layer != BY_ITSELF
    }
    return f"{stand.policy} {value_in_words(given)}" if given else stand.policy


def shown_stand(change: TextChange) -> tuple[RuleStand | ValueStand, RuleStand | ValueStand]:
    """Give whose stance and place stand for the change: its first parameter's, or the rule's."""
    if change.kind is ChangeKind.RETUNED:
        name = change.parameters[0]
        return change.a.parameters[name], change.b.parameters[name]
    return change.a, change.b


def place_of(stand: RuleStand | ValueStand | None) -> str | None:
    """Give where a value is written, as `file:line:column`; none where nobody writes it."""
    return None if stand is None or stand.place is None else str(stand.place)


def stance_in_words(stand: RuleStand | ValueStand | None) -> str:
    """Say how the source stands to a value, and in which sections."""
    if stand is None:
        return ""
    if stand.stance is None:
        return "the source is not cited" if stand.source else "the house's own"
    sections = ", ".join(dict.fromkeys(_sections(stand.passages)))
    return f"{stand.stance}, {sections}" if sections else str(stand.stance)


def _sections(passages: tuple[Evidence, ...]) -> Iterator[str]:
    for passage in passages:
        yield from passage.at


def restated_in_words(change: TextChange) -> Iterator[tuple[str, str]]:
    """Give each path on which the sources do not stand alike, with how they stand."""
    for row in rows_of(change):
        a, b = map(stance_in_words, row.stands)
        if row.name or not change.parameters or a.partition(",")[0] != b.partition(",")[0]:
            path = f"{change.rule}.{row.name}" if row.name else change.rule
            yield path, f"A {a} · B {b}"


def passages_of(change: TextChange) -> Iterator[tuple[str, str]]:
    """Give what the sources say on a change, each passage once, with the side: `A` or `B`."""
    rows = tuple(rows_of(change))
    for side, (label, stand) in enumerate((("A", change.a), ("B", change.b))):
        stands = (row.stands[side] for row in rows)
        passages = (passage for one in stands if one is not None for passage in one.passages)
        for passage in dict.fromkeys(passages):
            yield label, said_in_passage(stand.source or "", passage)


def said_in_passage(source: str, passage: Evidence) -> str:
    """Say what a passage of a source says, with its sections, and why it is read so."""
    where = f"{source}, {', '.join(passage.at)}" if passage.at else source
    says = f": {passage.says}" if passage.says else ""
    because = f" (because {passage.because})" if passage.because else ""
    return f"{where} {_verb(passage.stance)}{says}{because}"


def _verb(stance: Stance) -> str:
    match stance:
        case Stance.STATES | Stance.IMPLIES | Stance.EXCLUDES:
            return str(stance)
        case Stance.SILENT:
            return "is silent"
        case Stance.AMBIGUOUS:
            return "can be read in more than one way"
        case Stance.CONTRADICTS:
            return "disagrees with itself"
        case Stance.UNMODELLED:
            return "says, and is not followed"
        case _:
            assert_never(stance)
