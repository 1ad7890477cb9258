"""One profile document by itself: its keys, and whether each holds what it should."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from spades_rules.catalog import Catalog
from spades_rules.diagnostics import Diagnostic, Span, allowed, nearest
from spades_rules.document import Broken, Node
from spades_rules.games.game import Game
from spades_rules.profile.asking import mapping_in, text_in, unknown_key, unknown_slot, wrong_type

__all__ = [
    "FORMAT",
    "KEYS",
    "NAME",
    "RULE",
    "Given",
    "Sheet",
    "check_format",
    "read_sheet",
    "rules_in",
    "such_as",
]

FORMAT = 1
KEYS = (
    "format",
    "name",
    "title",
    "game",
    "extends",
    "source",
    "rules",
    "evidence",
    "readings",
    "accepts",
)
REQUIRED = {
    "format": f"write `format: {FORMAT}`",
    "name": "a short name for commands, as in `name: our-table`",
    "title": "what people call it, as in `title: Our table`",
    "game": "as in `game: spades`",
}
"""What must be there, each with how it is written."""
NAME = r"[a-z0-9][a-z0-9-]*"
RULE = r"[a-z][a-z0-9_]*"

Given = tuple[str, str, Node]
"""A rule as a layer gives it: slot, name, and what is written there, a mapping or `null`."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A profile document with its parts sorted; what was wrong is left out and reported."""

    root: Node
    name: str
    title: str
    game: Game | None
    game_at: Node
    """Where the game is named, or the document where it is not."""
    extends: Node | None
    source: Node | None
    rules: tuple[Given, ...]
    lost: frozenset[str]
    """Slots in which rules were meant that could not be read."""
    unread: frozenset[str]
    """Keys of which the mapping could not be read, or that are there misspelt."""
    evidence: Mapping[str, Node]
    readings: Mapping[str, Node]
    accepts: Mapping[str, str]


def read_sheet(root: Node, catalog: Catalog, found: list[Diagnostic]) -> Sheet:
    """Sort the parts of a document; every finding goes to `found`."""
    keys = mapping_in(root, "a profile", found)
    unread: set[str] = set()
    for key, node in keys.items():
        if key not in KEYS:
            hint = _too_far_out(keys, key)
            found.append(unknown_key(key, node.key_span, "a profile", KEYS, hint=hint))
            unread.update(nearest(key, KEYS)[:1])
        elif not isinstance(node.value, dict):
            unread.add(key)
    if isinstance(root.value, dict):
        found.extend(
            Diagnostic("missing-key", f"a profile must have `{key}`", _start(root, keys), hint=hint)
            for key, hint in REQUIRED.items()
            if key not in keys
        )
    check_format(keys.get("format"), found)
    game = _game(keys.get("game"), catalog, found)
    rules, lost = rules_in(keys.get("rules"), game, found)
    if "rules" in unread and game is not None:
        lost = frozenset(slot.name for slot in game.slots)
    return Sheet(
        root=root,
        name=_name(keys.get("name"), found),
        title=text_in(keys.get("title"), "`title`", found) or "",
        game=game,
        game_at=keys.get("game", root),
        extends=_text_or_null(keys.get("extends"), "`extends`", found),
        source=_text_or_null(keys.get("source"), "`source`", found),
        rules=rules,
        lost=lost,
        unread=frozenset(unread),
        evidence=mapping_in(keys.get("evidence"), "`evidence`", found),
        readings=mapping_in(keys.get("readings"), "`readings`", found),
        accepts=_accepts(keys.get("accepts"), found),
    )


def rules_in(
    node: Node | None, game: Game | None, found: list[Diagnostic]
) -> tuple[tuple[Given, ...], frozenset[str]]:
    """List the rules of a mapping by name inside a mapping by slot.

    Beside them stand the slots in which more was meant, and is reported as no rule.
    """
    given: list[Given] = []
    lost: set[str] = set()
    asked = mapping_in(node, "`rules`", found)
    for slot, rules in asked.items():
        if game is not None and game.slot(slot) is None:
            slots = tuple(one.name for one in game.slots)
            hint = _too_far_out(asked, slot)
            found.append(unknown_slot(slot, rules.key_span, game, hint=hint))
            lost.update(nearest(slot, slots)[:1])
            continue
        if not isinstance(rules.value, dict):
            lost.add(slot)
        for name, rule in mapping_in(rules, f"`{slot}`", found).items():
            if rule.value is not None and not isinstance(rule.value, dict):
                lost.add(slot)
            if not re.fullmatch(RULE, name):
                found.append(
                    Diagnostic(
                        "bad-name",
                        f"`{name}` cannot be the name of a rule",
                        rule.key_span,
                        hint=f"small letters from a to z, digits and `_`{such_as(name, '_')}",
                    )
                )
            elif rule.value is None or isinstance(rule.value, dict):
                given.append((slot, name, rule))
            elif not isinstance(rule.value, Broken):
                found.append(
                    wrong_type(rule, f"the rule `{slot}.{name}`", "a mapping, or null to drop it")
                )
    return tuple(given), frozenset(lost)


def _start(root: Node, keys: Mapping[str, Node]) -> Span:
    first = next(iter(keys.values()), None)
    return root.span if first is None else first.key_span


def check_format(node: Node | None, found: list[Diagnostic]) -> None:
    """Find fault with a format that is not known; one that is missing is a finding elsewhere."""
    if node is None or isinstance(node.value, Broken):
        return
    if isinstance(node.value, bool) or not isinstance(node.value, int):
        found.append(wrong_type(node, "`format`", "a whole number"))
    elif node.value != FORMAT:
        found.append(
            Diagnostic(
                "wrong-format",
                f"format {node.value} is not known here",
                node.span,
                hint=f"write `format: {FORMAT}`",
            )
        )


def _name(node: Node | None, found: list[Diagnostic]) -> str:
    name = text_in(node, "`name`", found)
    if name is None or node is None:
        return ""
    if not re.fullmatch(NAME, name):
        found.append(
            Diagnostic(
                "bad-name",
                f"`{name}` cannot be the name of a profile",
                node.span,
                hint=f"small letters from a to z, digits and `-`{such_as(name, '-')}",
            )
        )
    return name


def such_as(name: str, joint: str) -> str:
    """Give the nearest name that can be one, with the signs that it may not have left out."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("ß", "ss"))
    letters = "".join(one for one in plain if not unicodedata.combining(one))
    near = re.sub(r"[^a-z0-9]+", joint, letters).strip(joint)
    return f", such as `{near}`" if re.match("[a-z]", near) else ""


def _too_far_out(keys: Mapping[str, Node], key: str) -> str:
    """Say where a key belongs that stands behind one with nothing after it."""
    before = [name for name, node in keys.items() if node.line < keys[key].key_span.line]
    if not before or not isinstance(keys[before[-1]].value, Broken):
        return ""
    return f"if it belongs to `{before[-1]}`, it stands further in"


def _game(node: Node | None, catalog: Catalog, found: list[Diagnostic]) -> Game | None:
    name = text_in(node, "`game`", found)
    if name is None or node is None:
        return None
    game = catalog.games.get(name)
    if game is None:
        found.append(
            Diagnostic(
                "unknown-game",
                f"there is no game `{name}`",
                node.span,
                hint=allowed(name, tuple(sorted(catalog.games))),
            )
        )
    return game


def _text_or_null(node: Node | None, what: str, found: list[Diagnostic]) -> Node | None:
    if node is None or node.value is None or text_in(node, what, found) is None:
        return None
    return node


def _accepts(node: Node | None, found: list[Diagnostic]) -> Mapping[str, str]:
    texts = {
        code: text_in(reason, f"the reason for `{code}`", found)
        for code, reason in mapping_in(node, "`accepts`", found).items()
    }
    return {code: text for code, text in texts.items() if text is not None}
