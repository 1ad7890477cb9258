"""A comparison of two rule sets for a terminal: rule by rule, each with a hand that shows it."""

from collections.abc import Iterator, Sequence

from spades_rules.audit.difference import (
    Difference,
    DiffVerdict,
    Proof,
    RuleDiff,
    RuleStand,
    TextChange,
    ValueStand,
    Witness,
)
from spades_rules.report import diffwords as words
from spades_rules.report.expected import Expected, expected_in_words
from spades_rules.report.outcomes import only_in_words, outcome_in_words
from spades_rules.report.paragraphs import NARROW, columns, wrapped
from spades_rules.report.sides import place_of, restated_in_words, rows_of, stance_in_words
from spades_rules.report.style import PLAIN, Style
from spades_rules.report.witnesses import (
    hangs_on,
    under_which,
    unshown,
    values_told,
    witness_to_text,
)

__all__ = ["diff_to_text", "witness_lines"]


def diff_to_text(
    diff: RuleDiff,
    style: Style = PLAIN,
    *,
    expected: Expected | None = None,
    open_questions: bool = False,
) -> list[str]:
    """Give a comparison as lines of at most 80 columns, what is written in one word aside."""
    lines = [
        _wrapped(words.headline(diff)),
        *columns([("A", diff.a.label, diff.a.title), ("B", diff.b.label, diff.b.title)], indent=2),
    ]
    lines[0] = style.strong(lines[0])
    groups = words.told_apart(diff.changes)
    for one in (*groups["differs"], *groups["open"], *groups["kept"], *groups["idle"]):
        lines += ["", *_entry(one, style)]
    lines += _restated(groups["said"], style)
    lines += _proofs(diff.proofs, style)
    if open_questions:
        lines += ["", style.strong("readings that decide whether the two differ")]
        asked = [words.open_question_in_words(one) for one in diff.open_questions]
        rules = [one.rule for one in diff.open_questions]
        for rule, question in zip(rules, asked, strict=True):
            lines += [f"  {rule}", _wrapped(question, indent=4, hanging=2)]
        lines += [] if asked else ["  none"]
    if expected is not None:
        lines += ["", _wrapped(expected_in_words(expected))]
    return lines


def _wrapped(text: str, *, indent: int = 0, hanging: int = 0) -> str:
    return wrapped(text, indent=indent, hanging=hanging, width=NARROW)


def _entry(one: Difference, style: Style) -> list[str]:
    change = one.change
    said = [words.verdict_in_words(one), words.direction_in_words(one.direction)]
    kind = words.KINDS[change.kind]
    head = _wrapped(
        f"{change.rule}: {'; '.join(part for part in (kind, *said) if part)}", hanging=2
    )
    lines = [head.replace(change.rule, _set_off(one, style), 1), *_sides(change)]
    if one.accepted is not None:
        lines.append(_wrapped(f"known and kept: {one.accepted}", indent=2, hanging=2))
    if one.witness is not None:
        lines += witness_lines(one.witness)
    for told, witness in values_told(one):
        lines.append(_wrapped(told, indent=2, hanging=2))
        if witness is not None:
            lines += [f"  {line}" for line in witness_lines(witness, width=NARROW - 2)]
    lines += [
        _wrapped(text, indent=2, hanging=2)
        for text in (unshown(one), words.readings_in_words(one), *change.notes)
        if text
    ]
    return lines


def _set_off(one: Difference, style: Style) -> str:
    settled = one.verdict in (DiffVerdict.NO_EFFECT, DiffVerdict.EQUAL)
    quiet = one.accepted is not None or settled
    return style.strong(one.change.rule) if quiet else style.bad(one.change.rule)


def _sides(change: TextChange) -> Iterator[str]:
    """Give each side its lines: value, stance, section and place."""
    rows = list(rows_of(change))
    for side, label in enumerate("AB"):
        for row in rows:
            value = row.b if side else row.a
            said = f"{row.name}: {value}" if row.name else value
            yield _wrapped(f"{label}  {said}{_stand(row.stands[side])}", indent=2, hanging=5)


def _stand(stand: RuleStand | ValueStand | None) -> str:
    place = place_of(stand)
    parts = [part for part in (stance_in_words(stand), place) if part]
    return f" ({'; '.join(parts)})" if parts else ""


def witness_lines(witness: Witness, *, width: int = NARROW) -> list[str]:
    """Tell a witness in lines that stand in by two: the situation, and what both sides answer."""

    def hung(text: str, indent: int, hanging: int) -> list[str]:
        return wrapped(text, indent=indent, hanging=hanging, width=width).splitlines()

    first, *others = witness_to_text(witness)
    lines = hung(f"e.g. {first}", 2, 5)
    for line in others:
        lines += hung(line.strip(), 5 + _depth(line), 2)
    kind = witness.case.kind
    ours = f"A: {outcome_in_words(kind, witness.ours)}"
    theirs = f"B: {outcome_in_words(kind, witness.theirs)}"
    both = f"{ours} · {theirs}"
    answers = [both] if len(both) <= width - 5 else [ours, theirs]
    only = only_in_words(witness.ours, witness.theirs)
    depends = hangs_on(witness)
    for text in (*answers, *only, *_under(witness), *([depends] if depends else [])):
        lines += hung(text, 5, 3)
    return lines


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def _under(witness: Witness) -> list[str]:
    return [
        f"here {label} is {text}"
        for label, text in zip("AB", under_which(witness), strict=True)
        if text
    ]


def _restated(changes: Sequence[Difference], style: Style) -> list[str]:
    """Give what only the sources say otherwise, as few lines as will do."""
    if not changes:
        return []
    lines = ["", style.strong("said differently, and played alike")]
    for one in changes:
        lines += [
            _wrapped(f"{path}: {said}", indent=2, hanging=2)
            for path, said in restated_in_words(one.change)
        ]
        lines += [_wrapped(note, indent=4, hanging=2) for note in one.change.notes]
    return lines


def _proofs(proofs: Sequence[Proof], style: Style) -> list[str]:
    if not proofs:
        return []
    rows = [("question", "situations", "differing", "A and B")]
    rows += [
        (
            proof.question,
            words.number(proof.states),
            words.number(proof.differing),
            words.proof_in_words(proof),
        )
        for proof in proofs
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lined = [
        (name, states.rjust(widths[1]), differing.rjust(widths[2]), verdict)
        for name, states, differing, verdict in rows
    ]
    jointly = [_wrapped(text, indent=2, hanging=2) for text in words.proofs_in_words(proofs)]
    heading = style.strong("the proof, question by question")
    return ["", heading, *columns(lined, indent=2), *jointly]
