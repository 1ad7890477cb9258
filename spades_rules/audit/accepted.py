"""A file of differences that are known and kept, each named by rule, path and both values."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.document import Broken, Node, Plain, read_document
from spades_rules.profile.asking import mapping_in, text_in, unknown_key, wrong_type
from spades_rules.profile.sheet import check_format

__all__ = ["Accepted", "read_accepted"]

KEYS = ("format", "accepts")
ENTRY = ("rule", "path", "a", "b", "reason")
REQUIRED = ("rule", "a", "b")


@dataclass(frozen=True, slots=True)
class Accepted:
    """One difference that somebody knows and keeps."""

    rule: str
    path: str
    """The parameter, or `policy`; empty for the rule as a whole."""
    a: Plain
    """What the first profile has there: a value, the rule written out in full, or null."""
    b: Plain
    """What the second has; null where it does not have the rule."""
    reason: str
    """Why it is kept; empty where nobody says."""
    span: Span = field(compare=False)
    """Where it is written."""


def read_accepted(
    text: bytes | str, name: str
) -> tuple[tuple[Accepted, ...], tuple[Diagnostic, ...]]:
    """Read a file of accepted differences; `name` is the file in the findings.

    It never raises: an entry with something wrong is left out, and a finding says what and where.
    """
    reading = read_document(text, name)
    found = list(reading.diagnostics)
    root = reading.root
    if root is None or isinstance(root.value, Broken):
        return (), tuple(found)
    keys = mapping_in(root, "a file of accepted differences", found)
    _check_keys(root, "a file of accepted differences", KEYS, KEYS, found)
    check_format(keys.get("format"), found)
    entries = (_entry(node, found) for node in _listed(keys.get("accepts"), found))
    accepted = tuple(one for one in entries if one is not None)
    return accepted, tuple(sorted(found, key=lambda one: (one.span, one.code)))


def _listed(node: Node | None, found: list[Diagnostic]) -> tuple[Node, ...]:
    if node is None or isinstance(node.value, Broken):
        return ()
    if isinstance(node.value, tuple):
        return node.value
    found.append(wrong_type(node, "`accepts`", "a list of mappings"))
    return ()


def _entry(node: Node, found: list[Diagnostic]) -> Accepted | None:
    before = len(found)
    keys = mapping_in(node, "an accepted difference", found)
    _check_keys(node, "an accepted difference", ENTRY, REQUIRED, found)
    rule, path, reason = (
        text_in(keys.get(key), f"`{key}`", found) for key in ("rule", "path", "reason")
    )
    if rule is None or len(found) > before or _is_broken(keys):
        return None
    a, b = keys["a"].plain(), keys["b"].plain()
    return Accepted(rule, path or "", a, b, (reason or "").strip(), node.span)


def _is_broken(keys: Mapping[str, Node]) -> bool:
    """Tell whether something that cannot be read, and is reported, stands in an entry."""
    return any(isinstance(node.value, Broken) for node in keys.values())


def _check_keys(
    node: Node,
    what: str,
    known: tuple[str, ...],
    required: tuple[str, ...],
    found: list[Diagnostic],
) -> None:
    """Find keys that mean nothing, and miss those that must be there."""
    if not isinstance(node.value, dict):
        return
    found.extend(
        unknown_key(key, inner.key_span, what, known)
        for key, inner in node.value.items()
        if key not in known
    )
    found.extend(
        Diagnostic("missing-key", f"{what} must have `{key}`", node.span)
        for key in required
        if key not in node.value
    )
