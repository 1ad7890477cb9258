"""Read a title page that is written plainly, without calling on the whole reader."""

import re

from spades_rules.document.scalars import Doubt, meaning

__all__ = ["plain_entries"]

LINE = re.compile(
    r"""(?P<key>[A-Za-z][A-Za-z0-9_-]*):[ ]
        (?:"(?P<quoted>[^"\\]*)" | (?P<bare>\w(?:[\w ,.()'/@-]*[\w.)])?))""",
    re.VERBOSE,
)


def plain_entries(text: bytes | str, stop: str) -> list[tuple[str, bool | int | str | None]] | None:
    """Give keys and values up to the key `stop`, or nothing where a line is not that plain.

    Plain are comments, empty lines, and `key: value` with a word, some words, a number, or text
    in double quotes without a backslash; all of them mean the same to every reader.
    """
    try:
        lines = (text.decode() if isinstance(text, bytes) else text).split("\n")
    except UnicodeDecodeError:
        return None
    found: list[tuple[str, bool | int | str | None]] = []
    for line in lines:
        if not line or (line.startswith("#") and line.isprintable()):
            continue
        match = LINE.fullmatch(line)
        if match is None or not line.isprintable():
            return None
        key, quoted, bare = match.group("key", "quoted", "bare")
        if key == stop:
            break
        value = quoted if bare is None else meaning(bare)
        if isinstance(value, Doubt):
            return None
        found.append((key, value))
    return found
