"""What a bare word or number means: few forms, the same to every reader."""

import re
from enum import Enum

__all__ = ["Doubt", "meaning"]

MOST_DIGITS = 1000


class Doubt(Enum):
    """Why a bare word is refused: readers of YAML differ on what it is."""

    TRUE = "true"
    FALSE = "false"
    NULL = "null"
    NUMBER = "a number"
    TIME = "a time or a date"
    SIGN = "a sign of the language"
    LONG = "a number of any length"


def meaning(text: str) -> bool | int | str | Doubt | None:
    """Give what an unquoted, non-empty scalar stands for, or why it must be quoted.

    `true`, `false` and `null` in lower case, whole numbers without a leading zero, and text.
    """
    if text in WORDS:
        return WORDS[text]
    # Most scalars are words, and a letter begins no number.
    if text[0] not in NUMBER_STARTS:
        return text
    if WHOLE.fullmatch(text):
        return int(text) if len(text) <= MOST_DIGITS else Doubt.LONG
    if NUMBER_ELSEWHERE.fullmatch(text):
        return Doubt.NUMBER
    return Doubt.TIME if TIME_ELSEWHERE.fullmatch(text) else text


def cased(*words: str) -> tuple[str, ...]:
    """Give each word in the three cases in which older readers know it."""
    return tuple(form for word in words for form in (word, word.capitalize(), word.upper()))


WORDS: dict[str, bool | Doubt | None] = {
    **dict.fromkeys(cased("y", "yes", "on", "true"), Doubt.TRUE),
    **dict.fromkeys(cased("n", "no", "off", "false"), Doubt.FALSE),
    **dict.fromkeys(("~", *cased("null")), Doubt.NULL),
    **dict.fromkeys(("=", "<<"), Doubt.SIGN),
    "true": True,
    "false": False,
    "null": None,
}

NUMBER_STARTS = frozenset("0123456789+-.")
WHOLE = re.compile(r"-?(?:0|[1-9][0-9]*)")
NUMBER_ELSEWHERE = re.compile(
    r"""[-+]?(?:
        [0-9][0-9_]*                                          # +5, 010, 1_000
      | 0o[0-7_]+ | 0x[0-9a-fA-F_]+ | 0b[01_]+
      | (?:[0-9][0-9_]*\.?[0-9_]*|\.[0-9][0-9_]*)(?:[eE][-+]?[0-9]+)?
      | \.(?:inf|Inf|INF|nan|NaN|NAN)
    )""",
    re.VERBOSE,
)
TIME_ELSEWHERE = re.compile(
    r"""[-+]?[0-9][0-9_]*(?::[0-9]+)+(?:\.[0-9_]*)?           # 1:30, read as ninety
      | [0-9]{4}-[0-9]{1,2}-[0-9]{1,2}
        (?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:\.[0-9]*)?
           (?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?
    """,
    re.VERBOSE,
)
