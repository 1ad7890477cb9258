"""A person at the table: lines in, the table out, until all is played or the person leaves."""

import secrets
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import click

from spades_rules.cli.failures import unusable
from spades_rules.cli.outputs import complain, print_text, style_for, visible
from spades_rules.cli.rules import Rules
from spades_rules.cli.session.answering import answer, open_table
from spades_rules.cli.session.saving import save
from spades_rules.cli.session.seat import Session, begin
from spades_rules.notation.plain import PlainValue, verdict_to_plain
from spades_rules.report.json_form import as_json
from spades_rules.report.sheets import sides_to_plain

__all__ = ["Wanted", "play"]

SEEDS = 1_000_000
LONGEST_LINE = 1000


@dataclass(frozen=True, slots=True)
class Wanted:
    """What kind of game is wanted."""

    seat: int
    seed: int | None
    """The number from which all chance is drawn; none for any."""
    rounds: int | None
    """How many rounds; none for a whole game."""
    record: str | None
    """Where the record goes at the end."""
    as_json: bool
    """Whether the result is wanted as JSON, with the talk on standard error."""


def play(rules: Rules, wanted: Wanted) -> int:
    """Play, and write the record and the result at the end."""
    if wanted.record is not None and Path(wanted.record).exists():
        unusable(f"`{wanted.record}` is there already, and is left alone")
    seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
    if wanted.seed is None:
        complain(f"seed {seed}")
    start = begin(rules.ruleset, seat=wanted.seat, seed=seed, rounds=wanted.rounds)
    session = _talk(start, rules, to_error=wanted.as_json)
    if not session.finished:
        complain("the table is left before the end")
    if wanted.record is not None:
        complain(save(session, rules, wanted.record))
    if wanted.as_json:
        print_text(as_json(_result(session, rules)))
    return 0


def _talk(session: Session, rules: Rules, *, to_error: bool) -> Session:
    style = style_for(sys.stderr if to_error else sys.stdout)
    answered = open_table(session, style)
    _say(answered.lines, to_error=to_error)
    while not (answered.session.finished or answered.left):
        line = _heard(to_error=to_error)
        if line is None:
            break
        answered = answer(answered.session, line, rules, style)
        _say(answered.lines, to_error=to_error)
    return answered.session


def _heard(*, to_error: bool) -> str | None:
    """Wait for a line; nothing when there are no more."""
    if sys.stdin.isatty():
        click.echo("> ", nl=False, err=to_error)
    line = sys.stdin.readline(LONGEST_LINE)
    return line or None


def _say(lines: Iterable[str], *, to_error: bool) -> None:
    for line in lines:
        click.echo(visible(line), err=to_error)


def _result(session: Session, rules: Rules) -> dict[str, PlainValue]:
    table = session.table
    return {
        "profile": rules.profile.label,
        "seat": session.seat,
        "seed": session.seed,
        "finished": session.finished,
        "sheets": [sides_to_plain(rules.ruleset, sheet, {}) for sheet in table.sheets],
        "verdict": verdict_to_plain(table.verdict),
    }
