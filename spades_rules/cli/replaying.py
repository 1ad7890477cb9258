"""A record read and put to its own rules, or to others."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from spades_rules.cases import Loaded, carried_rules, replay_record
from spades_rules.cli.failures import unusable
from spades_rules.cli.inputs import read_input, said_name
from spades_rules.cli.outputs import style_for
from spades_rules.cli.rules import load_rules, refuse_findings, standard_catalog
from spades_rules.notation.records import Record, read_record
from spades_rules.profile import register_of
from spades_rules.report.explanation import explain
from spades_rules.report.findings import findings_to_text
from spades_rules.report.replays import ToldReplay

__all__ = ["Replayed", "replay"]


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record played again, and what is to be said beside it."""

    told: ToldReplay
    warnings: tuple[str, ...]


def replay(
    file: str, *, under: str | None, sets: Sequence[str], folders: Sequence[str]
) -> Replayed:
    """Play a record again; one that cannot be read ends the command."""
    reading = read_record(read_input(file), said_name(file))
    if reading.record is None:
        refuse_findings(reading.diagnostics)
    loaded, warnings = _rules(reading.record, under, sets, folders)
    again = replay_record(reading.record, loaded.ruleset)
    sources = register_of(loaded.profile, folders)
    rules = again.refused.rules if again.refused else ()
    place = str(reading.record.place(again.at)) if again.refused else ""
    told = ToldReplay(
        loaded.profile.label if under else reading.record.header.profile,
        loaded.ruleset,
        again,
        place,
        {rule: explain(rule, loaded.profile, sources=sources) for rule in rules},
    )
    return Replayed(told, warnings)


def _rules(
    record: Record, under: str | None, sets: Sequence[str], folders: Sequence[str]
) -> tuple[Loaded, tuple[str, ...]]:
    if under:
        rules = load_rules(under, sets=sets, folders=folders)
        return Loaded(rules.profile, rules.ruleset), ()
    if sets:
        unusable("a record carries its rules as they were\nhint: name a profile with `--under`")
    loaded, found = carried_rules(record, catalog=standard_catalog())
    if loaded is None:
        refuse_findings(found)
    return loaded, tuple(findings_to_text((one,), style_for(sys.stderr)) for one in found)
