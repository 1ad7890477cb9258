"""A hand on which two rule sets part, in words: what it is, what it hangs on, and whose it is."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from spades_rules.audit.difference import (
    FOUND,
    Difference,
    DiffVerdict,
    ValueDifference,
    Witness,
)
from spades_rules.cases.situations import RoundsSituation
from spades_rules.document import Plain
from spades_rules.report.diffwords import direction_in_words
from spades_rules.report.paragraphs import joined
from spades_rules.report.played import rounds_to_text
from spades_rules.report.reasons import value_in_words
from spades_rules.report.situations import situation_to_text

__all__ = ["hangs_on", "under_which", "unshown", "values_told", "witness_to_text"]


def witness_to_text(witness: Witness) -> list[str]:
    """Describe the situation of a witness, a sentence a line; what is part of one stands in."""
    situation = witness.case.situation
    if isinstance(situation, RoundsSituation):
        return rounds_to_text(situation.rounds, witness.taken, witness.turn)
    return situation_to_text(situation)


def hangs_on(witness: Witness) -> str:
    """Say on which inputs a difference hangs, and which may all vary together."""
    parts = []
    if witness.matters:
        parts.append(f"hangs on: {', '.join(witness.matters)}")
    if witness.varies:
        parts.append(f"may vary: {', '.join(witness.varies)}")
    return "; ".join(parts)


def under_which(witness: Witness) -> tuple[str, str]:
    """Name the rules that A and B stand for in a witness; empty where that is themselves."""
    return _with(witness.case.profile or "", witness.case.overlay), _with(
        witness.against, witness.overlay
    )


def _with(profile: str, overlay: Mapping[str, Plain]) -> str:
    """Name a profile with what is changed in it; a whole rule stands above, and in the case."""
    whole = [path for path, value in overlay.items() if isinstance(value, dict)]
    gone = [path for path, value in overlay.items() if value is None]
    single = [
        f"{path}: {value_in_words(value)}"
        for path, value in overlay.items()
        if value is not None and not isinstance(value, dict)
    ]
    parts = (("with the other's", whole), ("with", single), ("without", gone))
    changed = [f"{word} {joined(names)}" for word, names in parts if names]
    return f"{profile} {', '.join(changed)}" if changed else ""


def values_told(one: Difference) -> Iterator[tuple[str, Witness | None]]:
    """Say what each changed value does by itself, with a hand where it is not the rule's own."""
    shown = None if one.witness is None else one.witness.case.situation
    for value in one.values:
        same = value.witness is not None and value.witness.case.situation == shown
        yield (
            f"{value.parameter}: {_alone(value)}{', as above' if same else ''}",
            None if same else value.witness,
        )


def _alone(value: ValueDifference) -> str:
    match value.verdict:
        case DiffVerdict.DIFFERS:
            said = "differs by itself"
        case DiffVerdict.DIFFERS_WITH:
            said = "differs with the others"
        case DiffVerdict.NO_EFFECT | DiffVerdict.EQUAL:
            said = "no effect"
        case DiffVerdict.NOT_FOUND | DiffVerdict.UNSUPPORTED:
            said = "not settled"
        case _:
            assert_never(value.verdict)
    direction = direction_in_words(value.direction)
    return f"{said}; {direction}" if direction else said


def unshown(one: Difference) -> str:
    """Say that a difference has no case to show it; nothing where it has one, or where none is."""
    return "no case can show it" if one.verdict in FOUND and one.witness is None else ""
