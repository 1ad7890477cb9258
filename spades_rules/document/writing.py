"""Write plain values as a document that reads back equal."""

import re
from collections.abc import Iterator

from spades_rules.document.node import Plain
from spades_rules.document.scalars import meaning

__all__ = ["dump_document"]

WIDEST = 88
LONGEST_KEY = 1000
"""YAML looks for the `:` behind a key in the next 1,024 characters only."""
BARE = re.compile(r"[^\W_](?:[\w ./+()@%'-]*[\w./+()@%'-])?")
BARE_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")
ESCAPED = re.compile(r'[\x00-\x1f"\\\x7f-\xa0\u2028\u2029\ud800-\udfff\ufeff\ufff0-\uffff]')
SHORT = {"\n": "\\n", "\t": "\\t", '"': '\\"', "\\": "\\\\"}


def dump_document(value: Plain) -> str:
    """Give the text of a value: a key a line, what is small and flat on one line.

    A mapping or list of scalars stands on one line where it fits in 88 columns; all else is
    indented by two. Half a character (a lone surrogate) cannot be written: ValueError.
    """
    if isinstance(value, dict | list) and value:
        return "".join(f"{line}\n" for line in block(value, WIDEST))
    return f"{flow(value)}\n"


def block(value: "dict[str, Plain] | list[Plain]", width: int) -> Iterator[str]:
    """Give the lines of a list or mapping that holds something."""
    if isinstance(value, list):
        for item in value:
            yield from entry("-", item, width, under=False)
        return
    for name, inner in value.items():
        key = text_of(name, key=True)
        if len(key) > LONGEST_KEY:
            yield f"? {key}"
            yield from entry(":", inner, width, under=False)
        else:
            yield from entry(f"{key}:", inner, width, under=True)


def entry(lead: str, value: Plain, width: int, *, under: bool) -> Iterator[str]:
    """Give the lines of one key or dash with its value, on the same line or under it."""
    if not isinstance(value, dict | list) or not value:
        yield f"{lead} {flow(value)}"
        return
    line = f"{lead} {flow(value)}" if is_flat(value) else ""
    if line and len(line) <= width:
        yield line
        return
    inner = block(value, width - 2)
    yield lead if under else f"{lead} {next(inner)}"
    yield from (f"  {line}" for line in inner)


def is_flat(value: "dict[str, Plain] | list[Plain]") -> bool:
    """Say whether a list or mapping holds scalars only."""
    inner = value if isinstance(value, list) else value.values()
    return not any(isinstance(item, dict | list) for item in inner)


def flow(value: Plain) -> str:
    """Give a scalar, or a list or mapping of scalars, on one line."""
    match value:
        case dict(entries):
            pairs = (f"{text_of(k, key=True)}: {flow(v)}" for k, v in entries.items())
            return f"{{{', '.join(pairs)}}}"
        case list(items):
            return f"[{', '.join(map(flow, items))}]"
        case str(text):
            return text_of(text)
        case None:
            return "null"
        case scalar:
            return str(scalar).lower()


def text_of(text: str, *, key: bool = False) -> str:
    """Give a text bare where it can only be read as itself, else in double quotes."""
    if key and BARE_NUMBER.fullmatch(text):
        return text
    if BARE.fullmatch(text) and meaning(text) == text:
        return text
    return f'"{ESCAPED.sub(escaped, text)}"'


def escaped(found: re.Match[str]) -> str:
    """Give the escape of one character."""
    character = found[0]
    code = ord(character)
    if character in SHORT:
        return SHORT[character]
    if SURROGATES.start <= code < SURROGATES.stop:
        message = f"half a character, U+{code:04X}, cannot be written"
        raise ValueError(message)
    return f"\\u{code:04x}"


SURROGATES = range(0xD800, 0xE000)
