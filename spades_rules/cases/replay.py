"""A recorded game played again, under the rules that it carries or under others."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from spades_rules.cases.loading import Loaded
from spades_rules.catalog import Catalog
from spades_rules.compiler import compile_ruleset
from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Plain, dump_document
from spades_rules.kernel.actions import Action, Call
from spades_rules.kernel.play import new_game
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Reason, Ruling
from spades_rules.kernel.state import Table
from spades_rules.notation.records import Header, Move, Record, Rules
from spades_rules.profile import Profile, ProfileError, load_profile

__all__ = ["Replay", "carried_rules", "header_of", "record_of", "replay_record"]


@dataclass(frozen=True, slots=True)
class Replay:
    """What came of playing a record again."""

    table: Table
    """The table as it stands after every move that the rules allow."""
    refused: Ruling | None
    """The ruling on the first move that they do not allow; none if they allow all."""
    at: int
    """How many moves were done, and so the place of the refused one, from 0."""


def replay_record(record: Record, ruleset: Ruleset) -> Replay:
    """Play a record again under a rule set, up to the first move that it refuses."""
    table = new_game(ruleset)
    for place, move in enumerate(record.moves):
        action = _known(move.action, ruleset)
        ruling = _out_of_turn(table, move.seat, action) or table.rule_on(action)
        if not ruling.allowed:
            return Replay(table, ruling, place)
        table.push(action)
    return Replay(table, None, len(record.moves))


def _known(action: Action, ruleset: Ruleset) -> Action:
    """Give a call the meaning that the rules give it; one that they do not know keeps none."""
    if isinstance(action, Call):
        return ruleset.call(action.name) or action
    return action


def _out_of_turn(table: Table, seat: int | None, action: Action) -> Ruling | None:
    if seat is None or table.turn in (-1, seat):
        return None
    words = f"it is the turn of seat {table.turn}"
    return Ruling(action, seat, Reason.NOT_NOW, ("table.turn",), words)


def carried_rules(
    record: Record, *, catalog: Catalog | None = None
) -> tuple[Loaded | None, tuple[Diagnostic, ...]]:
    """Make the rule set that a record carries, which needs no profile on this machine.

    None comes with the reasons where the rules cannot be used; a fingerprint that is not that
    of the rules is a finding, and the rules come all the same.
    """
    head = record.header
    document: dict[str, Plain] = {
        "format": 1,
        "name": "record",
        "title": head.profile or "record",
        "game": head.game,
        "rules": _plain(head.rules),
    }
    here = record.place(-1)
    try:
        profile = load_profile("record.yaml", catalog=catalog, text=dump_document(document))
        ruleset = compile_ruleset(profile, catalog=catalog)
    except ProfileError as reasons:
        return None, tuple(replace(one, span=here, also=()) for one in reasons.diagnostics)
    except ValueError as reason:
        return None, (Diagnostic("wrong-type", str(reason), here),)
    found: tuple[Diagnostic, ...] = ()
    if ruleset.fingerprint != head.fingerprint:
        message = "the fingerprint is not that of the rules beside it"
        hint = f"theirs is `{ruleset.fingerprint}`"
        found = (Diagnostic("record-fingerprint", message, here, hint=hint),)
    return Loaded(profile, ruleset), found


def header_of(loaded: Loaded, *, seed: int | None = None) -> Header:
    """Give the first line of a record of a game under these rules."""
    return Header(
        game=loaded.profile.game,
        profile=loaded.profile.label,
        rules=_rules(loaded.profile),
        fingerprint=loaded.ruleset.fingerprint,
        seed=seed,
    )


def _rules(profile: Profile) -> Rules:
    return {
        slot: {
            name: {"policy": setting.policy, **setting.parameters}
            for name, setting in settings.items()
        }
        for slot, settings in profile.rules.items()
        if settings
    }


def record_of(header: Header, table: Table) -> Record:
    """Give the record of what has happened at a table."""
    again = new_game(table.ruleset)
    moves: list[Move] = []
    for action in table.actions:
        seat = None if again.turn == -1 else again.turn
        moves.append(Move(seat, Call(action.name) if isinstance(action, Call) else action))
        again.push(action)
    return Record(header, tuple(moves))


def _plain(rules: Mapping[str, Mapping[str, Mapping[str, Plain]]]) -> dict[str, Plain]:
    return {slot: {name: {**rule} for name, rule in named.items()} for slot, named in rules.items()}
