"""What is wrong with a text, and where: the words in which a profile is corrected."""

from dataclasses import dataclass
from enum import StrEnum

__all__ = [
    "CHARACTERS_BEFORE",
    "MOST_CHARACTERS",
    "Diagnostic",
    "Severity",
    "Span",
    "allowed",
    "guess",
    "nearest",
    "on_one_line",
]

MOST_GUESSES = 3
MOST_CHARACTERS = 200
CHARACTERS_BEFORE = 100


class Severity(StrEnum):
    """How much a finding matters."""

    ERROR = "error"
    """The text cannot be used."""
    WARNING = "warning"
    """The text can be used, and probably does not say what its author meant."""


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a text; lines and columns count from 1, the end is exclusive."""

    file: str
    """The file as the user named it, or a word such as `<stdin>` or `--set`."""
    line: int
    column: int
    end_line: int
    end_column: int
    text: str = ""
    """The first line without its end, or two hundred characters of it: the first ones, or, where
    the column lies beyond them, those from a hundred before the column."""

    @property
    def caret(self) -> int:
        """How many characters of `text` stand before the column."""
        return self.column - 1 if self.column <= MOST_CHARACTERS else CHARACTERS_BEFORE

    def __str__(self) -> str:
        """Give the place as `file:line:column`."""
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding about a text."""

    code: str
    """The stable name of the kind, in kebab case; it has a page in the reference."""
    message: str
    """What is wrong, in lower case, without a full stop; the user's words in backticks."""
    span: Span
    severity: Severity = Severity.ERROR
    hint: str = ""
    """What to do about it: the nearest name, the values allowed."""
    also: tuple[Span, ...] = ()
    """Other places that take part, such as the first of two equal keys."""


def on_one_line(text: str) -> str:
    """Write out the line ends in words of somebody else, so that none makes a line of its own."""
    return text.replace("\n", "\\n")


def nearest(word: str, known: "tuple[str, ...] | list[str] | frozenset[str]") -> tuple[str, ...]:
    """Give at most three known names close to a word, the closest first.

    Closeness is the number of letters to put in, take out, change or swap with a neighbour;
    a name is close when that is at most a third of the longer word, and at least two.
    Of two equally close names the one with more letters in their place comes first.
    """
    return tuple(name for _, _, name in _close(word, known)[:MOST_GUESSES])


def guess(
    word: str, known: "tuple[str, ...] | list[str] | frozenset[str]", *, before: str = ""
) -> str:
    """Ask whether one of the nearest names was meant; nothing where none is near.

    Named are all that are equally close, at most three; `before` stands before each.
    """
    close = _close(word, known)[:MOST_GUESSES]
    names = [f"`{before}{name}`" for distance, _, name in close if distance == close[0][0]]
    if not names:
        return ""
    *first, last = names
    return f"did you mean {', '.join(first)} or {last}?" if first else f"did you mean {last}?"


def allowed(word: str, known: "tuple[str, ...]") -> str:
    """Say which of the known names are nearest to a word, and which ones there are, if any."""
    if not known:
        return ""
    names = "allowed: " + ", ".join(f"`{name}`" for name in known)
    return f"{guess(word, known)} {names}".lstrip()


def _close(
    word: str, known: "tuple[str, ...] | list[str] | frozenset[str]"
) -> list[tuple[int, int, str]]:
    """Give the close names, each behind its distance and the letters not in their place."""
    lower = word.lower()
    letters = set(lower)
    close: list[tuple[int, int, str]] = []
    for name in set(known):
        other = name.lower()
        most = max(2, max(len(word), len(name)) // 3)
        if fewest_edits(lower, letters, other) > most:
            continue
        distance = edits(lower, other)
        if distance <= most:
            in_place = sum(a == b for a, b in zip(lower, other, strict=False))
            close.append((distance, -in_place, name))
    return sorted(close)


def fewest_edits(one: str, letters: set[str], two: str) -> int:
    """Give a number of edits that is surely needed, at a glance at the letters of both words."""
    others = set(two)
    return max(abs(len(one) - len(two)), len(letters - others), len(others - letters))


def edits(one: str, two: str) -> int:
    """Count the letters to insert, delete, change or swap that turn one word into the other.

    A whole column of the usual table stands in the bits of a few numbers (Hyyrö 2003), since a
    misspelt key is compared with every name there is: bit `i` says how the count changes from
    letter `i` of `one` to the next (`up`, `down`), and from the column before (`more`, `less`).
    """
    if not one:
        return len(two)
    whole = (1 << len(one)) - 1
    last = 1 << (len(one) - 1)
    where: dict[str, int] = {}
    for i, letter in enumerate(one):
        where[letter] = where.get(letter, 0) | 1 << i
    up, down, free, before, count = whole, 0, 0, 0, len(one)
    for letter in two:
        here = where.get(letter, 0)
        swapped = ((~free & here) << 1) & before
        free = (((here & up) + up) ^ up) | here | down | swapped
        more = down | (~(free | up) & whole)
        less = free & up
        count += bool(more & last) - bool(less & last)
        more = more << 1 | 1
        up = (less << 1 | ~(free | more)) & whole
        down = more & free & whole
        before = here
    return count
