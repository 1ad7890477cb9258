"""From bytes to a text of ordinary characters, or what is wrong with them."""

import codecs
import re
from itertools import islice

from spades_rules.diagnostics import Diagnostic
from spades_rules.document.limits import MOST_FINDINGS
from spades_rules.document.source import SourceText, split_lines

__all__ = ["read_characters"]

OTHER_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)
UNWELCOME = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
"""Control characters, halves of characters, and those that some readers take for a line end."""


def read_characters(
    content: bytes | str, file: str
) -> tuple[str, SourceText, tuple[Diagnostic, ...]]:
    """Give the text, its lines, and what forbids to read it.

    A text is UTF-8, with or without a mark at its beginning, of ordinary characters, tabs and
    line ends. In the lines any other character is replaced, so that they can be shown.
    """
    text, undecoded = (content, None) if isinstance(content, str) else decoded(content)
    text = text.removeprefix("\ufeff")
    marks = tuple(islice(UNWELCOME.finditer(text), MOST_FINDINGS))
    source = SourceText(file, split_lines(UNWELCOME.sub("\ufffd", text) if marks else text))
    if undecoded is not None:
        return text, source, (not_utf8(source, undecoded),)
    return text, source, tuple(unwelcome(source, text, mark.start()) for mark in marks)


def decoded(content: bytes) -> tuple[str, str | None]:
    """Give the text and, if the bytes are not UTF-8, the part before the first that is not."""
    if content.startswith(OTHER_MARKS):
        return "", ""
    try:
        return content.decode("utf-8"), None
    except UnicodeDecodeError as problem:
        before = content[: problem.start].decode("utf-8")
        return content.decode("utf-8", "replace"), before.removeprefix("\ufeff")


def not_utf8(source: SourceText, before: str) -> Diagnostic:
    """Say that what follows a text is not UTF-8."""
    lines = split_lines(before)
    return Diagnostic(
        "yaml-encoding",
        "the text is not UTF-8 from here on",
        source.spot(len(lines), len(lines[-1]) + 1),
        hint="save the file as UTF-8",
    )


def unwelcome(source: SourceText, text: str, index: int) -> Diagnostic:
    """Say that a character has no place in a text."""
    lines = split_lines(text[:index])
    return Diagnostic(
        "yaml-encoding",
        f"the character `U+{ord(text[index]):04X}` has no place in a text",
        source.spot(len(lines), len(lines[-1]) + 1),
        hint="take it out, or write its number inside double quotes",
    )
