"""A comparison of two rule sets as a page of markdown, every change under a heading of its own."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from spades_rules.audit.difference import Difference, Proof, RuleDiff, TextChange, Witness
from spades_rules.cases import write_cases
from spades_rules.report import diffwords as words
from spades_rules.report.expected import Expected, expected_in_words
from spades_rules.report.markdown import escaped, fenced, table
from spades_rules.report.outcomes import only_in_words, outcome_in_words
from spades_rules.report.paragraphs import sentence
from spades_rules.report.sides import (
    passages_of,
    place_of,
    restated_in_words,
    rows_of,
    stance_in_words,
)
from spades_rules.report.witnesses import (
    hangs_on,
    under_which,
    unshown,
    values_told,
    witness_to_text,
)

__all__ = ["diff_to_markdown"]


def diff_to_markdown(
    diff: RuleDiff, *, expected: Expected | None = None, open_questions: bool = False
) -> str:
    """Write a comparison as markdown; the entry of a rule has the anchor `#scoring.nil`."""
    groups = words.told_apart(diff.changes)
    parts = [f"# {escaped(words.headline(diff))}", _subjects(diff)]
    if expected is not None:
        parts.append(f"{escaped(expected_in_words(expected))}.")
    for heading, changes in (
        ("What differs", groups["differs"]),
        ("What is not settled", groups["open"]),
        ("Known and kept", groups["kept"]),
        ("Written differently without effect", groups["idle"]),
    ):
        if changes:
            parts += [f"## {heading}", *(part for one in changes for part in _entry(one))]
    if groups["said"]:
        parts += ["## Said differently, and played alike", _restated(groups["said"])]
    if diff.proofs:
        parts += ["## The proof, question by question", _proofs(diff.proofs)]
    if open_questions:
        parts += ["## Readings that decide whether the two differ", _open(diff)]
    return "\n\n".join(parts) + "\n"


def _subjects(diff: RuleDiff) -> str:
    rows = [
        (
            label,
            escaped(one.label),
            escaped(one.title),
            escaped(one.source or "none"),
            f"`{one.fingerprint[:12]}`",
        )
        for label, one in (("A", diff.a), ("B", diff.b))
    ]
    return table(("", "profile", "is", "source", "fingerprint"), rows)


def _entry(one: Difference) -> Iterator[str]:
    change = one.change
    yield f"### {_anchored(change.rule)}"
    said = (words.verdict_in_words(one), words.direction_in_words(one.direction))
    verdict = f"**{escaped(said[0])}**{'; ' + escaped(said[1]) if said[1] else ''}"
    yield f"{sentence(words.KINDS[change.kind])}: {verdict}."
    yield _sides(change)
    passages = [f"- {label}: {escaped(text)}" for label, text in passages_of(change)]
    if passages:
        yield "\n".join(passages)
    if one.accepted is not None:
        yield f"Known and kept: {escaped(one.accepted)}."
    said_too = (unshown(one), words.readings_in_words(one), *change.notes)
    notes = [escaped(text) for text in said_too if text]
    if notes:
        yield "\n".join(f"- {note}" for note in notes)
    if one.witness is not None:
        yield from _witness(one.witness)
    for told, witness in values_told(one):
        yield f"**{escaped(told)}.**"
        if witness is not None:
            yield from _witness(witness)


def _anchored(rule: str) -> str:
    return f'<a id="{escape(rule)}"></a>{escaped(rule)}'


def _sides(change: TextChange) -> str:
    rows = list(rows_of(change))
    lines = []
    for side, label in enumerate("AB"):
        for row in rows:
            value = row.b if side else row.a
            place = place_of(row.stands[side])
            lines.append(
                (
                    label,
                    escaped(f"{row.name}: {value}" if row.name else value),
                    escaped(stance_in_words(row.stands[side])),
                    escaped(place) if place else "",
                )
            )
    return table(("side", "has", "the source", "place"), lines)


def _witness(witness: Witness) -> Iterator[str]:
    told = witness_to_text(witness)
    yield "A hand that shows it:"
    yield _list(told)
    kind = witness.case.kind
    answers = []
    for label, under, answer in zip(
        "AB", under_which(witness), (witness.ours, witness.theirs), strict=True
    ):
        here = f"{label} ({escaped(under)})" if under else label
        answers.append((here, escaped(outcome_in_words(kind, answer))))
    yield table(("side", "answers"), answers)
    only = only_in_words(witness.ours, witness.theirs)
    if only:
        yield _list(only)
    depends = hangs_on(witness)
    if depends:
        yield f"{escaped(sentence(depends))}."
    yield fenced(write_cases((witness.case,)), "yaml")


def _list(lines: Iterable[str]) -> str:
    return "\n".join(f"{' ' * (len(line) - len(line.lstrip()))}- {escaped(line)}" for line in lines)


def _restated(changes: Sequence[Difference]) -> str:
    rows = [
        (
            _anchored(one.change.rule),
            "<br>".join(escaped(f"{path}: {said}") for path, said in restated_in_words(one.change)),
            escaped("; ".join(one.change.notes)),
        )
        for one in changes
    ]
    return table(("rule", "how the sources stand", "note"), rows)


def _proofs(proofs: Sequence[Proof]) -> str:
    rows = [
        (
            escaped(proof.question),
            words.number(proof.states),
            words.number(proof.differing),
            words.proof_in_words(proof),
        )
        for proof in proofs
    ]
    told = table(("question", "situations", "differing", "A and B"), rows)
    jointly = [f"{escaped(sentence(text))}." for text in words.proofs_in_words(proofs)]
    return "\n\n".join((told, *jointly))


def _open(diff: RuleDiff) -> str:
    if not diff.open_questions:
        return "None."
    return "\n".join(
        f"- {escaped(one.rule)}: {escaped(words.open_question_in_words(one))}"
        for one in diff.open_questions
    )
