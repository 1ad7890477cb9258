"""Whether a profile says what it must of its source, and nothing that is not so."""

from collections.abc import Mapping
from dataclasses import dataclass

from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Broken, Node
from spades_rules.profile.asking import (
    allowed,
)
from spades_rules.profile.merge import POLICY
from spades_rules.profile.model import TABLE, Reading, covers
from spades_rules.profile.origins import Evidence, Stance
from spades_rules.profile.passages import STANCES
from spades_rules.profile.paths import Known
from spades_rules.profile.sheet import Given
from spades_rules.profile.sources import Source

__all__ = ["Modelled", "check_evidence"]

REASONED = (Stance.AMBIGUOUS, Stance.CONTRADICTS, Stance.UNMODELLED)


@dataclass(frozen=True, slots=True)
class Modelled:
    """The file whose evidence is checked, and what is known of it."""

    given: tuple[Given, ...]
    """The rules that the file itself gives."""
    nodes: Mapping[str, Node]
    """Its entries as they are written, by path."""
    readings: Mapping[str, Reading]
    known: Known
    root: bool
    """Whether it has no parent, so that what the source leaves out must be settled here."""
    source: Source | None
    """The source that it models, where the register knows it."""
    where: Node | None
    """Where it names the source; none where it models none."""


def check_evidence(
    evidence: Mapping[str, tuple[Evidence, ...]], modelled: Modelled, found: list[Diagnostic]
) -> None:
    """Check that every entry is about something, and that everything has an entry."""
    for path, entries in evidence.items():
        unknown = tuple(modelled.known.unknown(path, modelled.nodes[path].key_span))
        found.extend(unknown)
        if entries and not unknown:
            _check_entries(path, entries, modelled, found)
    # Of a source that nobody knows nothing more is asked: that is one finding already.
    if modelled.where is not None and modelled.source is not None:
        _check_missing(evidence, modelled.where, modelled.known, found)


def _check_entries(
    path: str, entries: tuple[Evidence, ...], modelled: Modelled, found: list[Diagnostic]
) -> None:
    """Check what is said on one path."""
    node = modelled.nodes[path]
    if modelled.source is not None:
        for entry in entries:
            _check_sections(entry, modelled.source, found)
    stances = frozenset(entry.stance for entry in entries)
    because = any(entry.because for entry in entries)
    doubt = next((stance for stance in REASONED if stance in stances), None)
    if doubt is not None and not because:
        found.append(_missing_because(path, f"where the stance is `{doubt}`", node))
    if Stance.AMBIGUOUS in stances and not any(
        covers(about, path) or covers(path, about)
        for reading in modelled.readings.values()
        for about in reading.about
    ):
        message = f"`{path}` is ambiguous, and no reading is about it"
        found.append(Diagnostic("missing-reading", message, node.key_span))
    # Of a rule that is there, an entry on a parameter may still say what is not played.
    setting = modelled.known.settings.get(_key(path))
    if Stance.EXCLUDES in stances and setting is not None and setting.id == path:
        message = f"the source excludes `{path}`, and the profile has it"
        found.append(Diagnostic("excluded-but-present", message, node.key_span))
    if stances == {Stance.SILENT} and modelled.where is not None:
        if not modelled.root:
            _check_silent(path, node, modelled, found)
        elif not because:
            found.append(_missing_because(path, "where nobody settles it", node))


def _check_sections(entry: Evidence, source: Source, found: list[Diagnostic]) -> None:
    """Check that the source has the sections that an entry cites."""
    if all(section in source.sections for section in entry.at):
        return
    keys = entry.node.value
    written = keys.get("at") if isinstance(keys, dict) else None
    if written is None:
        return
    for one in written.value if isinstance(written.value, tuple) else (written,):
        if isinstance(one.value, str) and one.value not in source.sections:
            message = f"`{source.id}` has no section `{one.value}`"
            hint = allowed(one.value, tuple(source.sections))
            found.append(Diagnostic("unknown-section", message, one.span, hint=hint))


def _check_silent(path: str, node: Node, modelled: Modelled, found: list[Diagnostic]) -> None:
    """Check that the file leaves alone what its source does not speak of."""
    slot, name = key = _key(path)
    parameter = path.removeprefix(f"{slot}.{name}").removeprefix(".")
    setting = modelled.known.settings.get(key)
    for own_slot, own_name, rule in modelled.given:
        if (own_slot, own_name) != key or isinstance(rule.value, Broken):
            continue
        if not isinstance(rule.value, dict):
            found.append(_silent_but_set(path, rule, node))
            continue
        for word, value in rule.value.items():
            if word == POLICY:
                # Naming the parent's policy again decides nothing.
                again = setting is not None and len(setting.named) > 1
                hit = not parameter and not again
            elif parameter:
                hit = word == parameter
            else:
                hit = f"{path}.{word}" not in modelled.nodes
            if hit:
                found.append(_silent_but_set(path, value, node))


def _check_missing(
    evidence: Mapping[str, tuple[Evidence, ...]],
    where: Node,
    known: Known,
    found: list[Diagnostic],
) -> None:
    """Say which rules, parameters and customs of the table have no entry."""
    found.extend(_missing_evidence(path, None, where) for path in TABLE if path not in evidence)
    for (slot, name), setting in known.settings.items():
        rule = f"{slot}.{name}"
        if rule in evidence:
            continue
        if not setting.parameters:
            found.append(_missing_evidence(rule, setting.named[-1].node, where))
        for parameter in setting.parameters:
            path = f"{rule}.{parameter}"
            if path not in evidence:
                origin = setting.origin(parameter) or setting.named[-1]
                found.append(_missing_evidence(path, origin.node, where))


def _key(path: str) -> tuple[str, str]:
    slot, _, rest = path.partition(".")
    return slot, rest.partition(".")[0]


def _missing_evidence(path: str, value: Node | None, where: Node) -> Diagnostic:
    """Point at the value, or, where a parent has it, at the name of the source."""
    own = value is not None and value.source is where.source
    return Diagnostic(
        "missing-evidence",
        f"`{path}` has no evidence, and the profile models a source",
        value.span if value is not None and own else where.span,
        hint=f"write `{path}: {{stance: …}}`; stances: {', '.join(STANCES)}",
        also=() if value is None or own else (value.span,),
    )


def _missing_because(path: str, when: str, node: Node) -> Diagnostic:
    message = f"`{path}` needs `because` {when}"
    return Diagnostic("missing-because", message, node.key_span)


def _silent_but_set(path: str, value: Node, node: Node) -> Diagnostic:
    return Diagnostic(
        "silent-but-set",
        f"the source is silent on `{path}`, and the profile sets it",
        value.key_span,
        hint="leave the parent's value, or say what the source implies",
        also=(node.key_span,),
    )
