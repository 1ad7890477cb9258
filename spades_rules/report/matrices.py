"""Rules by profiles, side by side: who says what, how surely, and where two do not agree."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from spades_rules.audit.difference import Difference, RuleDiff, RuleStand, ValueStand
from spades_rules.audit.matrix import Matrix, Pair, Row
from spades_rules.audit.stands import filled_from
from spades_rules.notation.plain import PlainValue
from spades_rules.report import diffwords as words
from spades_rules.report.paragraphs import NARROW, joined, wrapped
from spades_rules.report.sides import place_of, rule_in_words
from spades_rules.report.style import PLAIN, Style

__all__ = ["Verdicts", "matrix_to_plain", "matrix_to_text", "verdict_on"]

Verdicts: TypeAlias = Mapping[tuple[str, str], RuleDiff]
"""The comparison of each pair of profiles, by their labels, where somebody asked for it."""

MOST_BY_LINE = 6
"""So many profiles stand below each other with a line each."""


def matrix_to_text(
    matrix: Matrix, style: Style = PLAIN, *, verdicts: Verdicts | None = None
) -> list[str]:
    """Give the rules one after the other, each with a line a profile, in 80 columns.

    Of many profiles those that have a rule alike stand together, since nobody reads a line for
    each; where pairs were compared each is named by itself.
    """
    labels = [column.label for column in matrix.columns]
    if len(labels) > MOST_BY_LINE and verdicts is None:
        return _in_groups(matrix, labels, style)
    widest = max(map(len, labels))
    lines = []
    for row in matrix.rows:
        lines.append(style.strong(row.rule))
        for label, cell in zip(labels, row.cells, strict=True):
            text = f"{label.ljust(widest)}  {_cell_in_words(row.rule, cell)}"
            lines.append(_hung(text, widest + 2))
        lines += [
            wrapped(text, indent=2, hanging=2, width=NARROW) for text in _parts(row, verdicts)
        ]
        lines.append("")
    return lines[:-1]


def _in_groups(matrix: Matrix, labels: Sequence[str], style: Style) -> list[str]:
    lines = []
    for row in matrix.rows:
        alike: dict[str, list[str]] = {}
        for label, cell in zip(labels, row.cells, strict=True):
            alike.setdefault(_cell_in_words(row.rule, cell), []).append(label)
        lines.append(style.strong(row.rule))
        # The most usual first; of equally many the one that stands first in the columns.
        for said in sorted(alike, key=lambda one: -len(alike[one])):
            lines.append(wrapped(said, indent=2, hanging=2, width=NARROW))
            lines.append(wrapped(", ".join(alike[said]), indent=6, width=NARROW))
        lines.append("")
    return lines[:-1]


def _hung(text: str, hanging: int) -> str:
    # The blanks that make a column would be taken for room to break a line.
    kept = wrapped(text.replace("  ", " \0"), indent=2, hanging=hanging, width=NARROW)
    return kept.replace("\0", " ")


def _cell_in_words(rule: str, cell: RuleStand) -> str:
    filled = filled_from(cell)
    value = rule_in_words(rule, cell)
    if filled is not None:
        return f"silent ({f'from {filled}: ' if filled else ''}{value})"
    stance = f" ({cell.stance})" if cell.stance is not None else ""
    silent = [name for name, stand in cell.parameters.items() if filled_from(stand) is not None]
    # A value that a house set over a source's rule is nothing that the source says.
    own = [name for name, stand in cell.parameters.items() if _is_a_houses(cell, stand)]
    apart = [
        f"{said} {joined(names)}"
        for said, names in (("silent on", silent), ("the house's own", own))
        if names
    ]
    return "; ".join((f"{value}{stance}", *apart))


def _is_a_houses(cell: RuleStand, stand: ValueStand) -> bool:
    return cell.source is not None and stand.source is None and stand.place is not None


def _parts(row: Row, verdicts: Verdicts | None) -> Iterator[str]:
    """Say which profiles do not agree on a rule, and what that comes to where it is known."""
    if not row.pairs:
        return
    if verdicts is None:
        firsts = dict.fromkeys(pair.a for pair in row.pairs)
        said = (
            f"{first} and {joined([pair.b for pair in row.pairs if pair.a == first], 'or')}"
            for first in firsts
        )
        yield f"not alike: {'; '.join(said)}"
        return
    for pair in row.pairs:
        yield f"{pair.a} and {pair.b}: {verdict_on(row.rule, pair, verdicts)}"


def verdict_on(rule: str, pair: Pair, verdicts: Verdicts) -> str:
    """Say what comes of two profiles on a rule, as far as they were compared."""
    found = _entry(rule, pair, verdicts)
    if found is None:
        return words.KINDS[pair.kind]
    said = (words.verdict_in_words(found), words.direction_in_words(found.direction))
    return "; ".join((words.KINDS[pair.kind], *(one for one in said if one)))


def _entry(rule: str, pair: Pair, verdicts: Verdicts) -> Difference | None:
    diff = verdicts.get((pair.a, pair.b))
    changes = () if diff is None else diff.changes
    return next((one for one in changes if one.change.rule == rule), None)


def matrix_to_plain(matrix: Matrix, *, verdicts: Verdicts | None = None) -> dict[str, PlainValue]:
    """Give the matrix as plain values; `differs` lists every pair of cells that are not alike."""
    labels = [column.label for column in matrix.columns]
    return {
        "profiles": [
            {"label": one.label, "title": one.title, "source": one.source} for one in matrix.columns
        ],
        "rules": [
            {
                "rule": row.rule,
                "slot": row.slot,
                "cells": {
                    label: _cell_to_plain(cell)
                    for label, cell in zip(labels, row.cells, strict=True)
                },
            }
            for row in matrix.rows
        ],
        "differs": [
            _pair_to_plain(row.rule, pair, verdicts) for row in matrix.rows for pair in row.pairs
        ],
    }


def _cell_to_plain(cell: RuleStand) -> dict[str, PlainValue]:
    return {
        "policy": cell.policy,
        **_stand_to_plain(cell),
        "parameters": {
            name: {"value": stand.value, **_stand_to_plain(stand)}
            for name, stand in cell.parameters.items()
        },
    }


def _stand_to_plain(stand: RuleStand | ValueStand) -> dict[str, PlainValue]:
    return {
        "layer": stand.layer,
        "stance": None if stand.stance is None else str(stand.stance),
        "place": place_of(stand),
    }


def _pair_to_plain(rule: str, pair: Pair, verdicts: Verdicts | None) -> dict[str, PlainValue]:
    plain: dict[str, PlainValue] = {
        "rule": rule,
        "a": pair.a,
        "b": pair.b,
        "kind": str(pair.kind),
        "parameters": list(pair.parameters),
        "silent": list(pair.silent),
    }
    if verdicts is not None:
        found = _entry(rule, pair, verdicts)
        if found is not None:
            direction = None if found.direction is None else str(found.direction)
            plain |= {"verdict": str(found.verdict), "direction": direction}
    return plain
