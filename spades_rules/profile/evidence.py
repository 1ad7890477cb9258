"""What a source says on each rule: read from the profile, and checked against the register."""

from collections.abc import Mapping
from dataclasses import dataclass

from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Broken, Node
from spades_rules.profile.asking import (
    allowed,
    text_in,
    texts_in,
    unknown_key,
    wrong_type,
)
from spades_rules.profile.merge import POLICY
from spades_rules.profile.model import TABLE, Evidence, Reading, Stance, covers
from spades_rules.profile.paths import Known
from spades_rules.profile.sheet import Given
from spades_rules.profile.sources import Source

__all__ = ["Modelled", "check_evidence", "entries_on", "read_evidence"]

KEYS = ("stance", "at", "says", "because")
STANCES = tuple(Stance)
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


def entries_on(nodes: Mapping[str, Node], path: str) -> tuple[Evidence, ...]:
    """Give what a file's evidence says on a path: its own entry, else the rule's."""
    node = nodes.get(path)
    if node is None:
        rule = ".".join(path.split(".")[:2])
        node = nodes.get(rule)
    return () if node is None else _entries(node, [])


def read_evidence(
    nodes: Mapping[str, Node], found: list[Diagnostic]
) -> Mapping[str, tuple[Evidence, ...]]:
    """Read all entries of a file."""
    return {path: _entries(node, found) for path, node in nodes.items()}


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


def _entries(node: Node, found: list[Diagnostic]) -> tuple[Evidence, ...]:
    """Read one entry, or a list of them."""
    if isinstance(node.value, Broken):
        return ()
    nodes = node.value if isinstance(node.value, tuple) else (node,)
    entries = (_entry(one, found) for one in nodes)
    return tuple(entry for entry in entries if entry is not None)


def _entry(node: Node, found: list[Diagnostic]) -> Evidence | None:
    if isinstance(node.value, Broken):
        return None
    if not isinstance(node.value, dict):
        found.append(wrong_type(node, "evidence", "a mapping or a list of mappings"))
        return None
    keys = node.value
    for key, value in keys.items():
        if key not in KEYS:
            found.append(unknown_key(key, value.key_span, "evidence", KEYS))
    stance = _stance(keys.get("stance"), node, found)
    if stance is None:
        return None
    if stance is not Stance.SILENT:
        for key in ("at", "says"):
            if key not in keys:
                message = f"evidence that `{stance}` must have `{key}`"
                found.append(Diagnostic("missing-key", message, keys["stance"].span))
    return Evidence(
        stance=stance,
        at=texts_in(keys.get("at"), "`at`", found),
        says=text_in(keys.get("says"), "`says`", found) or "",
        because=text_in(keys.get("because"), "`because`", found) or "",
        node=node,
    )


def _stance(word: Node | None, node: Node, found: list[Diagnostic]) -> Stance | None:
    if word is None:
        found.append(
            Diagnostic(
                "missing-key", "evidence must have `stance`", node.span, hint=allowed("", STANCES)
            )
        )
        return None
    text = text_in(word, "`stance`", found)
    if text is None:
        return None
    if text not in STANCES:
        hint = allowed(text, STANCES)
        found.append(
            Diagnostic("unknown-stance", f"there is no stance `{text}`", word.span, hint=hint)
        )
        return None
    return Stance(text)


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
