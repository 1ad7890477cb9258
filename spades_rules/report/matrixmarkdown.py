"""Rules by profiles as a page of markdown: a table for each question, and who does not agree."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from spades_rules.audit.difference import RuleStand, ValueStand
from spades_rules.audit.matrix import Matrix, Pair, Row
from spades_rules.audit.stands import filled_from
from spades_rules.report.markdown import escaped, table
from spades_rules.report.matrices import Verdicts, verdict_on
from spades_rules.report.paragraphs import joined
from spades_rules.report.reasons import value_in_words
from spades_rules.report.sides import place_of, policy_in_words

__all__ = ["Link", "matrix_to_markdown"]

Link: TypeAlias = Callable[[str, str, str], str]
"""Gives the address of the entry on a rule in the comparison of two profiles."""

LEAD = """Each cell has the value, how the source stands to it, and where it is written.
Where a source is silent its cell says so, and from whom the value comes: it is none of the source.
`spades-rules diff A B --only RULE` says what comes of two cells that are not alike."""

GROUND = "table"
GROUND_ASKS = "What does every table take for granted?"


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
        *(_cell(cell, policy_in_words(row.rule, cell)) for cell in row.cells),
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
    return f"{names} ({escaped(verdict_on(rule, pair, verdicts))})"
