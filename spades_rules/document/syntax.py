"""The parser's complaints, put into words for somebody who writes rules and not programs."""

from dataclasses import dataclass

from yaml.error import MarkedYAMLError

from spades_rules.diagnostics import Diagnostic
from spades_rules.document.events import Mark
from spades_rules.document.source import SourceText

__all__ = ["complaint", "place_too_deep"]


@dataclass(frozen=True, slots=True)
class Words:
    """What we say for a complaint of the parser."""

    part: str
    """A part of what the parser says, enough to know it by."""
    message: str
    """What we say; `{}` stands for the character at the place."""
    hint: str = ""
    code: str = "yaml-syntax"
    back: bool = False
    """Whether the place to show is where the construct began, not where the parser gave up."""


LINE_UP = "give all keys of a mapping, and all items of a list, the same indentation"
TAB = Words("", "a tab may not be used for indentation", "use spaces")
SECOND = Words(
    "", "a second document begins here", "keep one document in a file", code="yaml-documents"
)
UNKNOWN = Words("", "this cannot be read")
KNOWN = (
    Words("an anchor", "an anchor may not be used", "write the value out", code="yaml-alias"),
    Words("an alias", "an alias may not be used", "write the value out", code="yaml-alias"),
    Words("tag", "a tag may not be used", "write the value without it", code="yaml-tag"),
    Words("tab character", TAB.message, TAB.hint),
    Words("start any token", "nothing may begin with `{}`", "put the text in quotes"),
    Words("quoted scalar found unexpected", "the quote is never closed", "close it", back=True),
    Words("quoted scalar", "this escape is not known", "write `\\\\` for a backslash"),
    Words("double-quoted", "this escape is not known", "write `\\\\` for a backslash"),
    Words("values are not allowed", "a `:` may not stand here", "quote a text that holds `: `"),
    Words("entries are not allowed", "a list item may not begin here", LINE_UP),
    Words("keys are not allowed", "a key may not begin here", LINE_UP),
    Words("find expected ':'", "a `:` is missing after this key", LINE_UP, back=True),
    Words("unexpected ':'", "a `:` may not stand here", "quote a text that holds a `:`"),
    Words("',' or '}'", "a `,` or a `}}` is missing before this", "close each `{{` with a `}}`"),
    Words("',' or ']'", "a `,` or a `]` is missing before this", "close each `[` with a `]`"),
    Words("node content", "a value is missing before this"),
    Words("document start", "the document has ended, nothing may follow", LINE_UP),
    Words("block mapping", "this does not line up with the keys above", LINE_UP),
    Words("block collection", "this does not line up with the list items above", LINE_UP),
    Words("block scalar", "a block of text may not begin so", "write `|` or `>` and a new line"),
    Words("directive", "a line may not begin with `%`", "take the line out"),
    Words("YAML document", "a line may not begin with `%`", "take the line out"),
)
UNCLOSED = Words("", "the `[` or `{{` that begins here is never closed", "close it")


def complaint(
    problem: Exception, text: str, source: SourceText, opened: tuple[int, int] | None
) -> Diagnostic:
    """Give the finding for what stopped the parser.

    `opened` is the place of the innermost list or mapping in brackets that is still open.
    """
    if not isinstance(problem, MarkedYAMLError) or problem.problem_mark is None:
        return Diagnostic("yaml-syntax", UNKNOWN.message, source.spot(1, 1))
    place: Mark = problem.problem_mark
    began: Mark = problem.context_mark or place
    words = words_for(f"{problem.context} {problem.problem}", text, source, place)
    shown = began if words.back else place
    line, column = shown.line + 1, shown.column + 1
    if opened and not words.back and not text[place.index :].strip():
        words, (line, column) = UNCLOSED, opened
    return Diagnostic(
        words.code,
        words.message.format(text[place.index : place.index + 1]),
        source.spot(line, column),
        hint=words.hint.format(),
    )


def place_too_deep(problem: Exception) -> Mark | None:
    """Give the place where the parser itself stopped because a text goes too deep, if it did."""
    if isinstance(problem, MarkedYAMLError) and "nesting depth" in str(problem.problem):
        return problem.problem_mark
    return None


def words_for(said: str, text: str, source: SourceText, place: Mark) -> Words:
    """Find our words for a complaint of the parser."""
    before = "".join(source.lines[place.line : place.line + 1])[: place.column]
    if not before.strip() and "\t" in before + text[place.index : place.index + 1]:
        return TAB
    if "<document start>" in said and any(s.startswith("...") for s in source.lines[: place.line]):
        return SECOND
    return next((words for words in KNOWN if words.part in said), UNKNOWN)
