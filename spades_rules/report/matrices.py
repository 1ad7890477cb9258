"""Rules by profiles, side by side: who says what, how surely, and where two do not agree."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from spades_rules.audit.difference import Difference, RuleDiff, RuleStand, ValueStand
from spades_rules.audit.matrix import Matrix, Pair, Row
from spades_rules.audit.stands import filled_from
from spades_rules.notation.plain import PlainValue
from spades_rules.report import diffwords as words
from spades_rules.report.markdown import escaped, table
from spades_rules.report.paragraphs import NARROW, joined, wrapped
from spades_rules.report.reasons import value_in_words
from spades_rules.report.sides import ABSENT, place_of, rule_in_words
from spades_rules.report.style import PLAIN, Style

__all__ = ["Verdicts", "matrix_to_markdown", "matrix_to_plain", "matrix_to_text"]

Verdicts: TypeAlias = Mapping[tuple[str, str], RuleDiff]
"""The comparison of each pair of profiles, by their labels, where somebody asked for it."""

Link: TypeAlias = Callable[[str, str, str], str]
"""Gives the address of the entry on a rule in the comparison of two profiles."""

LEAD = """Each cell has the value, how the source stands to it, and where it is written.
Where a source is silent its cell says so, and from whom the value comes: it is none of the source.
`spades-rules diff A B --only RULE` says what comes of two cells that are not alike."""

GROUND = "table"
GROUND_ASKS = "What does every table take for granted?"


def matrix_to_text(
    matrix: Matrix, style: Style = PLAIN, *, verdicts: Verdicts | None = None
) -> list[str]:
    """Give the rules one after the other, each with a line a profile, in 80 columns."""
    labels = [column.label for column in matrix.columns]
    widest = max(map(len, labels))
    lines = []
    for row in matrix.rows:
        lines.append(style.strong(row.rule))
        for label, cell in zip(labels, row.cells, strict=True):
            text = f"{label.ljust(widest)}  {_cell_in_words(cell)}"
            lines.append(_hung(text, widest + 2))
        lines += [
            wrapped(text, indent=2, hanging=2, width=NARROW) for text in _parts(row, verdicts)
        ]
        lines.append("")
    return lines[:-1]


def _hung(text: str, hanging: int) -> str:
    # The blanks that make a column would be taken for room to break a line.
    kept = wrapped(text.replace("  ", " \0"), indent=2, hanging=hanging, width=NARROW)
    return kept.replace("\0", " ")


def _cell_in_words(cell: RuleStand) -> str:
    filled = filled_from(cell)
    value = rule_in_words(cell)
    if filled is not None:
        return f"silent ({f'from {filled}: ' if filled else ''}{value})"
    stance = f" ({cell.stance})" if cell.stance is not None else ""
    silent = [name for name, stand in cell.parameters.items() if filled_from(stand) is not None]
    return f"{value}{stance}{f'; silent on {joined(silent)}' if silent else ''}"


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
        yield f"{pair.a} and {pair.b}: {_verdict(row.rule, pair, verdicts)}"


def _verdict(rule: str, pair: Pair, verdicts: Verdicts) -> str:
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


def matrix_to_markdown(
    matrix: Matrix, *, verdicts: Verdicts | None = None, link: Link | None = None
) -> str:
    """Write a table for each question, and below it which profiles do not agree on what.

    `link` gives the address of a pair's entry; without it the page names the command that
    answers. The page has no heading of the first level, so that it fits below one.
    """
    asks = {slot.name: slot.asks for slot in matrix.game.slots} | {GROUND: GROUND_ASKS}
    parts = [LEAD]
    heads = ("rule", *(escaped(column.label) for column in matrix.columns))
    for slot in dict.fromkeys(row.slot for row in matrix.rows):
        rows = [row for row in matrix.rows if row.slot == slot]
        cells = [cells for row in rows for cells in _table_rows(row)]
        parts += [f"## {asks[slot]}", table(heads, cells)]
        pairs = [_pairs(row, verdicts, link) for row in rows if row.pairs]
        if pairs:
            parts += ["Not alike:", "\n".join(pairs)]
    return "\n\n".join(parts) + "\n"


def _table_rows(row: Row) -> Iterator[tuple[str, ...]]:
    """Give the row of a rule, and one for each of its parameters."""
    yield (
        f"**{escaped(row.rule)}**",
        *(_cell(cell, cell.policy or ABSENT) for cell in row.cells),
    )
    for name in row.parameters:
        cells = (
            "" if stand is None else _cell(stand, value_in_words(stand.value))
            for stand in row.values(name)
        )
        yield (escaped(name), *cells)


def _cell(stand: RuleStand | ValueStand, value: str) -> str:
    filled = filled_from(stand)
    place = place_of(stand)
    stance = "" if stand.stance is None else str(stand.stance)
    if filled is not None:
        value, stance = f"silent ({f'from {filled}: ' if filled else ''}{value})", ""
    lines = [escaped(value), stance, f"`{place.replace('`', '')}`" if place else ""]
    return "<br>".join(line for line in lines if line)


def _pairs(row: Row, verdicts: Verdicts | None, link: Link | None) -> str:
    said = [_pair(row.rule, pair, verdicts, link) for pair in row.pairs]
    return f"- {escaped(row.rule)}: {'; '.join(said)}"


def _pair(rule: str, pair: Pair, verdicts: Verdicts | None, link: Link | None) -> str:
    names = escaped(joined((pair.a, pair.b)))
    if link is not None:
        names = f"[{names}]({link(pair.a, pair.b, rule)})"
    if verdicts is None:
        return names
    return f"{names} ({escaped(_verdict(rule, pair, verdicts))})"
