"""The words in which every report of a comparison says the same: who differs, and how surely."""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from spades_rules.audit.difference import (
    FOUND,
    SETTLED,
    ChangeKind,
    Difference,
    DiffVerdict,
    Direction,
    OpenQuestion,
    Proof,
    RuleDiff,
)
from spades_rules.report.paragraphs import count, joined

__all__ = [
    "KINDS",
    "direction_in_words",
    "headline",
    "number",
    "open_question_in_words",
    "proof_in_words",
    "proofs_in_words",
    "readings_in_words",
    "told_apart",
    "verdict_in_words",
]

UNENFORCED = "procedure."
"""What people see to themselves."""

KINDS: Mapping[ChangeKind, str] = {
    ChangeKind.ADDED: "only B has it",
    ChangeKind.REMOVED: "only A has it",
    ChangeKind.REPLACED: "another policy",
    ChangeKind.RETUNED: "other values",
    ChangeKind.REORDERED: "another order",
    ChangeKind.RESTATED: "said differently",
}
"""What a kind of change means to a reader."""

DIRECTIONS: Mapping[Direction, str] = {
    Direction.LOOSER: "B allows more",
    Direction.STRICTER: "B allows less",
    Direction.INCOMPARABLE: "each in its own way",
    Direction.SAME: "the same is allowed, for another reason",
    Direction.HIGHER: "B gives more points",
    Direction.LOWER: "B gives fewer points",
    Direction.MIXED: "now one way, now the other",
    Direction.SOONER: "B ends the game sooner",
    Direction.LATER: "B ends the game later",
}


def headline(diff: RuleDiff) -> str:
    """Say in one sentence what the comparison came to."""
    names = f"{diff.a.label} and {diff.b.label}"
    if not diff.changes and diff.verdict is DiffVerdict.EQUAL:
        return f"{names}: equal in all {count_of(sum(one.states for one in diff.proofs))}"
    groups = told_apart(diff.changes)
    parts = [_differ(len(groups["differs"]))] if groups["differs"] else []
    for key, words in COUNTED.items():
        if groups[key]:
            parts.append(f"{len(groups[key])} {words}")
    if not groups["differs"] and diff.verdict in SETTLED:
        parts.insert(0, "the same in every situation")
    return f"{names}: {', '.join(parts) or str(diff.verdict)}"


COUNTED: Mapping[str, str] = {
    "open": "not settled",
    "kept": "known and kept",
    "idle": "written differently without effect",
    "said": "said differently",
}
"""How the groups of changes beside those that differ are counted."""


def _differ(number_of: int) -> str:
    return f"{count(number_of, 'rule')} {'differs' if number_of == 1 else 'differ'}"


def told_apart(changes: Sequence[Difference]) -> dict[str, list[Difference]]:
    """Sort changes by what a reader does with them.

    `differs`: they do something; `open`: it was not settled whether they do; `kept`: known and
    accepted; `idle`: they do nothing; `said`: only the sources stand to them otherwise.
    """
    groups: dict[str, list[Difference]] = {"differs": [], **{key: [] for key in COUNTED}}
    for one in changes:
        groups[_group(one)].append(one)
    return groups


def _group(one: Difference) -> str:
    if one.accepted is not None:
        return "kept"
    if one.verdict in FOUND:
        return "differs"
    if one.change.kind is ChangeKind.RESTATED:
        return "said"
    settled = one.verdict in SETTLED
    return "idle" if settled else "open"


def verdict_in_words(one: Difference) -> str:
    """Say what a change does, and in how many situations that was looked for."""
    match one.verdict:
        case DiffVerdict.DIFFERS:
            return "differs"
        case DiffVerdict.DIFFERS_WITH:
            return f"differs, together with {joined(one.within)}"
        case DiffVerdict.NO_EFFECT | DiffVerdict.EQUAL:
            return _idle(one)
        case DiffVerdict.NOT_FOUND:
            return f"no difference found in {count_of(one.states)} tried, and there are more"
        case DiffVerdict.UNSUPPORTED:
            return "unsupported: no situation could be made to ask about it"
        case _:
            assert_never(one.verdict)


def _idle(one: Difference) -> str:
    if one.change.kind is ChangeKind.RESTATED:
        return "played alike"
    if one.change.rule.startswith(UNENFORCED):
        return "no effect, since no program enforces it"
    return f"no effect in any of {count_of(one.states)}"


def count_of(states: int) -> str:
    """Write how many situations there are."""
    return f"{number(states)} {'situation' if states == 1 else 'situations'}"


def number(states: int) -> str:
    """Write a large number so that it can be read."""
    return f"{states:,}"


def direction_in_words(direction: Direction | None) -> str:
    """Say where B lies, seen from A; nothing where nothing differs."""
    return "" if direction is None else DIRECTIONS[direction]


def proof_in_words(proof: Proof) -> str:
    """Say how one question came out."""
    match proof.verdict:
        case DiffVerdict.EQUAL | DiffVerdict.NO_EFFECT:
            return "equal (exhaustive)"
        case DiffVerdict.DIFFERS | DiffVerdict.DIFFERS_WITH:
            return "differs" if proof.seed is None else f"differs (drawn from seed {proof.seed})"
        case DiffVerdict.NOT_FOUND:
            return f"no difference found (drawn from seed {proof.seed})"
        case DiffVerdict.UNSUPPORTED:
            return "unsupported"
        case _:
            assert_never(proof.verdict)


def proofs_in_words(proofs: Sequence[Proof]) -> Iterator[str]:
    """Say what questions put to one side come to for the table, and why some could not be put."""
    for proof in proofs:
        if proof.joint is not None:
            states, differing = map(number, proof.joint)
            yield (
                f"{proof.question}, all sides at once: "
                f"{differing} of {states} situations come out differently"
            )
    left = [proof.question for proof in proofs if proof.verdict is DiffVerdict.UNSUPPORTED]
    if left:
        them = "it" if len(left) == 1 else "them"
        yield (
            f"unsupported: {joined(left)}; there is no situation that both tables can be in to ask "
            f"about {them}, as with other cards or other seats"
        )


def readings_in_words(one: Difference) -> str:
    """Say whether the two part under every reading; nothing where no reading is about the rule."""
    if one.agreement is None:
        return ""
    under = f": {'; '.join(one.under)}" if one.under else ""
    return f"over the readings of both: {one.agreement}{under}"


def open_question_in_words(one: OpenQuestion) -> str:
    """Say which reading decides whether the two part."""
    then = "differ" if one.parts else "agree"
    return f"{one.profile}@{one.reading}: the two {then} if {one.says}"
