"""What a source says on each rule, as the profile writes it down."""

from collections.abc import Mapping

from spades_rules.diagnostics import Diagnostic, allowed
from spades_rules.document import Broken, Node
from spades_rules.profile.asking import text_in, texts_in, unknown_key, wrong_type
from spades_rules.profile.origins import Evidence, Stance

__all__ = ["STANCES", "entries_on", "read_evidence"]

KEYS = ("stance", "at", "says", "because")
STANCES = tuple(Stance)


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
