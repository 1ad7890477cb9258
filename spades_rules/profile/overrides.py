"""What is laid over a profile from outside: `--set` on the command line, `with` in a case."""

import re
from collections.abc import Iterable, Mapping

from spades_rules.diagnostics import Diagnostic, Span, allowed
from spades_rules.document import Node, Plain, dump_document, read_document
from spades_rules.games.game import Game
from spades_rules.profile.asking import mapping_in, unknown_slot, wrong_type
from spades_rules.profile.merge import Pile
from spades_rules.profile.sheet import Given

__all__ = ["SET", "WITH", "overlay_rules", "set_rules"]

SET = "--set"
WITH = "with"
PARAMETER_PARTS = 3
WORDS = re.compile(r"[A-Za-z0-9_.-]+")


def set_rules(texts: Iterable[str], pile: Pile, found: list[Diagnostic]) -> tuple[Given, ...]:
    """Read `slot.rule.parameter=value` for rules that are there; nothing is added or dropped."""
    given: list[Given] = []
    for text in texts:
        path, equals, value = text.partition("=")
        span = Span(SET, 1, 1, 1, len(path) + 1, text)
        parts = path.split(".")
        if not equals or len(parts) != PARAMETER_PARTS or not WORDS.fullmatch(path):
            message = f"`{text}` does not read `slot.rule.parameter=value`"
            hint = "for instance `--set scoring.nil.made=50`"
            found.append(Diagnostic("wrong-set", message, span, hint=hint))
            continue
        slot, name, parameter = parts
        if (slot, name) not in pile.rules:
            found.append(_no_such_rule(slot, name, span, pile))
            continue
        # Read as one line of a document, so that findings stand where the value does.
        reading = read_document(f"{path}: {value}", SET)
        found.extend(reading.diagnostics)
        read = mapping_in(reading.root, "a value", found)
        if tuple(read) == (path,):
            given.append((slot, name, _holding(read[path], parameter)))
        elif not reading.diagnostics:
            message = f"`{text}` gives more than one value"
            found.append(Diagnostic("wrong-set", message, span))
    return tuple(given)


def overlay_rules(
    overlay: Mapping[str, Plain] | Node, game: Game, found: list[Diagnostic]
) -> tuple[Given, ...]:
    """Read a mapping of paths: a parameter's value, a whole rule, or `null` to drop one."""
    root = overlay
    if not isinstance(root, Node):
        reading = read_document(dump_document(dict(root)), WITH)
        found.extend(reading.diagnostics)
        if reading.root is None:
            return ()
        root = reading.root
    given: list[Given] = []
    for path, node in mapping_in(root, "`with`", found).items():
        slot, _, rest = path.partition(".")
        name, _, parameter = rest.partition(".")
        slots = tuple(one.name for one in game.slots)
        if slot not in slots:
            found.append(unknown_slot(slot, node.key_span, game))
        elif not name or "." in parameter:
            message = f"`{path}` reads neither `slot.rule` nor `slot.rule.parameter`"
            found.append(Diagnostic("unknown-path", message, node.key_span))
        elif parameter:
            given.append((slot, name, _holding(node, parameter)))
        elif node.value is None or isinstance(node.value, dict):
            given.append((slot, name, node))
        else:
            found.append(wrong_type(node, f"the rule `{path}`", "a mapping, or null to drop it"))
    return tuple(given)


def _no_such_rule(slot: str, name: str, span: Span, pile: Pile) -> Diagnostic:
    names = tuple(other for own, other in pile.rules if own == slot)
    if names:
        hint = allowed(name, names)
    else:
        hint = allowed(slot, tuple(dict.fromkeys(own for own, _ in pile.rules)))
    message = f"there is no rule `{slot}.{name}` to set"
    return Diagnostic("unknown-rule", message, span, hint=hint)


def _holding(value: Node, parameter: str) -> Node:
    """Give a rule that holds nothing but one parameter."""
    return Node(
        {parameter: value},
        value.source,
        value.line,
        value.column,
        value.end_line,
        value.end_column,
        value.key,
    )
