"""How a written value is taken for what it should be, or what it is instead."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, assert_never

from spades_rules.cases.shapes import Entry, Keyed, Listed, OrNull, Shape, Whole, Word
from spades_rules.diagnostics import Diagnostic, allowed
from spades_rules.document import Broken, Node
from spades_rules.notation.cards import read_card
from spades_rules.table.cards import SUITS

__all__ = ["CALL_WORD", "MISSING", "entries_in", "read_entry", "read_shape"]

CALL_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_ -]{0,39}")
"""How a call may be written; what it means is for the rules to say."""


class _Missing:
    """Stands for a value that could not be read and has been reported."""


MISSING: Final = _Missing()

_KINDS = ((bool, "true or false"), (int, "a whole number"), (str, "text"), (tuple, "a list"))


def read_shape(node: Node, shape: Shape, what: str, found: list[Diagnostic]) -> object:
    """Give a written value as a Python one: lists become tuples, calls numbers or words.

    `what` names it in findings, with its article or in backticks. What cannot be read is
    `MISSING`, and `found` says why unless the text itself was at fault.
    """
    if isinstance(node.value, Broken):
        return MISSING
    match shape:
        case Word():
            return _word(node, shape, what, found)
        case Whole():
            return _whole(node, shape, what, found)
        case OrNull(of):
            return None if node.value is None else read_shape(node, of, what, found)
        case Listed():
            return _listed(node, shape, what, found)
        case Keyed():
            return _keyed(node, shape, what, found)
        case Entry():
            values = read_entry(node, shape, what, found)
            return shape.makes(**values) if shape.makes and isinstance(values, dict) else values
        case _:
            assert_never(shape)


def read_entry(node: Node, shape: Entry, what: str, found: list[Diagnostic]) -> object:
    """Give the values under known keys; unknown and missing keys are findings."""
    entries = entries_in(node, what, found)
    if entries is None:
        return MISSING
    names = tuple(shape.fields)
    for key, inner in entries.items():
        if key not in shape.fields:
            message = f"{what} has no `{key}`"
            found.append(
                Diagnostic("unknown-key", message, inner.key_span, hint=allowed(key, names))
            )
    found.extend(
        Diagnostic("missing-key", f"{what} lacks `{key}`", node.span)
        for key in names
        if key in shape.required and key not in entries
    )
    values = {
        key: read_shape(entries[key], of, f"`{key}`", found)
        for key, of in shape.fields.items()
        if key in entries
    }
    whole = MISSING not in values.values() and shape.required <= values.keys()
    return values if whole else MISSING


def entries_in(node: Node, what: str, found: list[Diagnostic]) -> dict[str, Node] | None:
    """Give the entries of a mapping; none, and a finding, where there is no mapping."""
    if isinstance(node.value, dict):
        return node.value
    if not isinstance(node.value, Broken):
        found.append(_wrong(node, what, "a mapping"))
    return None


def _wrong(node: Node, what: str, kind: str) -> Diagnostic:
    is_kind = next((words for kind_of, words in _KINDS if isinstance(node.value, kind_of)), "")
    if not is_kind:
        is_kind = "null" if node.value is None else "a mapping"
    return Diagnostic("wrong-type", f"{what} is {kind}, not {is_kind}", node.span)


def _is_place(value: object) -> bool:
    seat = isinstance(value, int) and not isinstance(value, bool) and value in range(100)
    return seat or value == "stock"


_BARE: Mapping[Word, tuple[Callable[[object], bool], str]] = MappingProxyType(
    {
        Word.FLAG: (lambda value: isinstance(value, bool), "true or false"),
        Word.TEXT: (lambda value: isinstance(value, str), "text"),
        Word.PLACE: (_is_place, "a seat or `stock`"),
        Word.TRUMP: (lambda value: value in (*SUITS, "none"), "one of C, D, H, S and none"),
    }
)
"""Words that are taken as they are: whether a value is one, and what it is called."""


def _word(node: Node, shape: Word, what: str, found: list[Diagnostic]) -> object:
    value = node.value
    match shape:
        case Word.FLAG | Word.TEXT | Word.PLACE | Word.TRUMP:
            fits, kind = _BARE[shape]
            if fits(value):
                return value
            found.append(_wrong(node, what, kind))
            return MISSING
        case Word.CALL | Word.CHOICE:
            return _call(node, shape, what, found)
        case Word.CARD:
            return _card(node, what, found)
        case Word.PROFILE:
            plain = node.plain()
            if isinstance(plain, str | dict):
                return plain if isinstance(plain, str) else MappingProxyType(plain)
            found.append(_wrong(node, what, "the text of a profile or a mapping"))
            return MISSING
        case _:
            assert_never(shape)


def _call(node: Node, shape: Word, what: str, found: list[Diagnostic]) -> object:
    value = node.value
    card = read_card(value) if shape is Word.CHOICE and isinstance(value, str) else None
    if card is not None:
        return card
    if isinstance(value, bool) or not isinstance(value, int | str):
        found.append(_wrong(node, what, "a number of tricks or the word of a call"))
        return MISSING
    word = str(value).strip()
    if not CALL_WORD.fullmatch(word):
        message = f"`{value}` is no call"
        found.append(
            Diagnostic("unknown-call", message, node.span, hint="write a number, `nil` or the like")
        )
        return MISSING
    # Digits beyond the bound of a number of tricks stay a word, which no rules will know.
    return int(word) if re.fullmatch(r"0|[1-9][0-9]{0,2}", word) else word


def _card(node: Node, what: str, found: list[Diagnostic]) -> object:
    value = node.value
    if not isinstance(value, str):
        # `10` alone is a number to YAML, and a card without its suit to a player.
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        else:
            found.append(_wrong(node, what, "a card"))
            return MISSING
    card = read_card(value)
    if card is None:
        hint = "write rank then suit: `AS`, `TD`, `2C`; the jokers are `BJ` and `LJ`"
        found.append(Diagnostic("unknown-card", f"`{value}` is no card", node.span, hint=hint))
        return MISSING
    return card


def _whole(node: Node, shape: Whole, what: str, found: list[Diagnostic]) -> object:
    value = node.value
    if isinstance(value, bool) or not isinstance(value, int):
        found.append(_wrong(node, what, "a whole number"))
        return MISSING
    if not shape.low <= value <= shape.high:
        message = f"{what} cannot be {value}"
        hint = f"a whole number from {shape.low} to {shape.high}"
        found.append(Diagnostic("out-of-range", message, node.span, hint=hint))
        return MISSING
    return value


def _listed(node: Node, shape: Listed, what: str, found: list[Diagnostic]) -> object:
    value = node.value
    if not isinstance(value, tuple):
        found.append(_wrong(node, what, "a list"))
        return MISSING
    if not shape.least <= len(value) <= shape.most:
        message = f"{what} cannot have {len(value)} entries"
        hint = f"from {shape.least} to {shape.most}"
        found.append(Diagnostic("out-of-range", message, node.span, hint=hint))
        return MISSING
    values = tuple(read_shape(one, shape.of, f"an entry of {what}", found) for one in value)
    return MISSING if MISSING in values else values


def _keyed(node: Node, shape: Keyed, what: str, found: list[Diagnostic]) -> object:
    entries = entries_in(node, what, found)
    if entries is None:
        return MISSING
    values: dict[str, object] = {}
    whole = True
    for key, inner in entries.items():
        name = read_shape(_key_node(inner, key, shape.by), shape.by, f"a key of {what}", found)
        value = read_shape(inner, shape.of, f"`{key}` in {what}", found)
        whole = whole and name is not MISSING and value is not MISSING
        values[str(name)] = value
    return values if whole else MISSING


def _key_node(node: Node, key: str, shape: Shape) -> Node:
    """Give a key as if it were a value, so that it is read like one."""
    number = isinstance(shape, Whole) and re.fullmatch(r"-?[0-9]{1,9}", key)
    place = node.key or (node.line, node.column, node.end_line, node.end_column)
    return Node(int(key) if number else key, node.source, *place, None)
