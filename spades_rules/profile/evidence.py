"""Whether a profile says what it must of its source, and nothing that is not so."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from spades_rules.diagnostics import Diagnostic, Span, allowed
from spades_rules.document import Broken, Node
from spades_rules.profile.merge import POLICY
from spades_rules.profile.model import TABLE, Reading
from spades_rules.profile.origins import Evidence, Stance
from spades_rules.profile.passages import STANCES
from spades_rules.profile.paths import Known
from spades_rules.profile.sheet import Given
from spades_rules.profile.sites import entries_of, site, with_sites
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
    unread: frozenset[str]
    """Parts of the file that could not be read, and of which nothing is missed."""


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
    if modelled.where is None or modelled.source is None or "evidence" in modelled.unread:
        return
    _check_missing(evidence, modelled.where, modelled.known, found)


def _check_entries(
    path: str, entries: tuple[Evidence, ...], modelled: Modelled, found: list[Diagnostic]
) -> None:
    """Check what is said on one path."""
    node = modelled.nodes[path]
    known = modelled.known
    inside = tuple(one.span for one in node.value) if isinstance(node.value, tuple) else ()
    if modelled.source is not None:
        for entry in entries:
            _check_sections(entry, modelled.source, found)
    stances = frozenset(entry.stance for entry in entries)
    because = any(entry.because for entry in entries)
    doubt = next((stance for stance in REASONED if stance in stances), None)
    if doubt is not None and not because:
        found.append(_missing_because(path, f"where the stance is `{doubt}`", node, inside))
    if Stance.AMBIGUOUS in stances and not _is_read(path, modelled):
        message = f"`{path}` is ambiguous, and no reading is about it"
        also = (*inside, *_readings_at(known.root))
        found.append(Diagnostic("missing-reading", message, node.key_span, also=also))
    # Of a rule that is there, an entry on a parameter may still say what is not played.
    setting = known.settings.get(_key(path))
    if Stance.EXCLUDES in stances and setting is not None and setting.id == path:
        message = f"the source excludes `{path}`, and the profile has it"
        also = (*inside, *known.sites(*_key(path)))
        found.append(Diagnostic("excluded-but-present", message, node.key_span, also=also))
    if stances == {Stance.SILENT} and modelled.where is not None:
        if not modelled.root:
            found.extend(with_sites(one, *inside) for one in _set_in(path, node, modelled))
        elif not because:
            found.append(_missing_because(path, "where nobody settles it", node, inside))


def _is_read(path: str, modelled: Modelled) -> bool:
    """Tell whether a reading is about a path, as far as the readings are known."""
    return "readings" in modelled.unread or any(
        reading.is_about(path) for reading in modelled.readings.values()
    )


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


def _readings_at(root: Node) -> Iterator[Span]:
    """Give where the readings stand, and what each is about."""
    yield from site(root, "readings")
    for name in entries_of(root, "readings"):
        yield from site(root, "readings", name, "about")


def _set_in(path: str, node: Node, modelled: Modelled) -> Iterator[Diagnostic]:
    """Say where the file does not leave alone what its source does not speak of."""
    slot, name = key = _key(path)
    parameter = path.removeprefix(f"{slot}.{name}").removeprefix(".")
    setting = modelled.known.settings.get(key)
    for own_slot, own_name, rule in modelled.given:
        if (own_slot, own_name) != key or isinstance(rule.value, Broken):
            continue
        if not isinstance(rule.value, dict):
            yield _silent_but_set(path, rule, node)
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
                yield _silent_but_set(path, value, node)


def _check_missing(
    evidence: Mapping[str, tuple[Evidence, ...]],
    where: Node,
    known: Known,
    found: list[Diagnostic],
) -> None:
    """Say which rules, parameters and customs of the table have no entry."""
    found.extend(
        _missing_evidence(path, None, where, known) for path in TABLE if path not in evidence
    )
    for (slot, name), setting in known.settings.items():
        rule = f"{slot}.{name}"
        if rule in evidence:
            continue
        if not setting.parameters:
            found.append(_missing_evidence(rule, setting.named[-1].node, where, known))
        for parameter in setting.parameters:
            path = f"{rule}.{parameter}"
            if path not in evidence:
                origin = setting.origin(parameter) or setting.named[-1]
                found.append(_missing_evidence(path, origin.node, where, known))


def _key(path: str) -> tuple[str, str]:
    slot, _, rest = path.partition(".")
    return slot, rest.partition(".")[0]


def _missing_evidence(path: str, value: Node | None, where: Node, known: Known) -> Diagnostic:
    """Point at the value, or, where a parent has it, at the name of the source."""
    own = value is not None and value.source is where.source
    place = site(known.root, "evidence")
    if value is not None and not own:
        # The parent's value holds because the file does not say otherwise, there.
        place = (value.span, *site(known.root, "rules", *_key(path)), *place)
    return Diagnostic(
        "missing-evidence",
        f"`{path}` has no evidence, and the profile models a source",
        value.span if value is not None and own else where.span,
        hint=f"write `{path}: {{stance: …}}`; stances: {', '.join(STANCES)}",
        also=place,
    )


def _missing_because(path: str, when: str, node: Node, inside: tuple[Span, ...]) -> Diagnostic:
    message = f"`{path}` needs `because` {when}"
    return Diagnostic("missing-because", message, node.key_span, also=inside)


def _silent_but_set(path: str, value: Node, node: Node) -> Diagnostic:
    return Diagnostic(
        "silent-but-set",
        f"the source is silent on `{path}`, and the profile sets it",
        value.key_span,
        hint="leave the parent's value, or say what the source implies",
        also=(node.key_span,),
    )
