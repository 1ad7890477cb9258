"""How a written value is asked for: a text, a mapping, a list, or a finding that it is none."""

from collections.abc import Mapping

from spades_rules.catalog import kind_of
from spades_rules.diagnostics import Diagnostic, Span, allowed
from spades_rules.document import Broken, Node
from spades_rules.games.game import Game

__all__ = [
    "mapping_in",
    "text_in",
    "texts_in",
    "unknown_key",
    "unknown_slot",
    "unreadable",
    "wrong_type",
]


def text_in(node: Node | None, what: str, found: list[Diagnostic]) -> str | None:
    """Give a text, or nothing: it is not there, or it is broken, or a finding says what it is."""
    if node is None or isinstance(node.value, Broken):
        return None
    if isinstance(node.value, str):
        return node.value
    found.append(wrong_type(node, what, "text"))
    return None


def mapping_in(node: Node | None, what: str, found: list[Diagnostic]) -> Mapping[str, Node]:
    """Give the entries of a mapping, none where there is no mapping."""
    if node is None or isinstance(node.value, Broken):
        return {}
    if isinstance(node.value, dict):
        return node.value
    found.append(wrong_type(node, what, "a mapping"))
    return {}


def texts_in(node: Node | None, what: str, found: list[Diagnostic]) -> tuple[str, ...]:
    """Give one text or a list of them as a list."""
    if node is None:
        return ()
    if isinstance(node.value, tuple):
        if not node.value:
            found.append(Diagnostic("missing-key", f"{what} lists nothing", node.span))
        texts = (text_in(one, f"an entry of {what}", found) for one in node.value)
        return tuple(text for text in texts if text is not None)
    if isinstance(node.value, str):
        return (node.value,)
    if not isinstance(node.value, Broken):
        found.append(wrong_type(node, what, "text or a list of texts"))
    return ()


def unreadable(file: str, wrong: Exception, span: Span) -> Diagnostic:
    """Say that a file cannot be opened, and why."""
    reason = (
        wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else "it has no such name"
    )
    return Diagnostic("unreadable-file", f"`{file}` cannot be read: {reason.lower()}", span)


def wrong_type(node: Node, what: str, kind: str) -> Diagnostic:
    """Say that a value is not of its kind."""
    return Diagnostic("wrong-type", f"{what} is {kind}, not {kind_of(node.value)}", node.span)


def unknown_key(
    key: str, span: Span, where: str, known: tuple[str, ...], *, hint: str = ""
) -> Diagnostic:
    """Say that a key means nothing here, and which ones do, or what is to be done about it."""
    message = f"{where} has no `{key}`"
    return Diagnostic("unknown-key", message, span, hint=hint or allowed(key, known))


def unknown_slot(slot: str, span: Span, game: Game, *, hint: str = "") -> Diagnostic:
    """Say that a game asks no such question, and which ones it asks, or what is to be done."""
    slots = tuple(one.name for one in game.slots)
    message = f"a game of {game.title} has no question `{slot}`"
    return Diagnostic("unknown-slot", message, span, hint=hint or allowed(slot, slots))
