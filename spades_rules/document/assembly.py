"""The tree of a text while its events come in, and everything that is wrong on the way."""

from dataclasses import dataclass, field

from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.document import refusals
from spades_rules.document.events import Collection, Event, Opened, Scalar
from spades_rules.document.limits import DEEPEST, MOST_FINDINGS
from spades_rules.document.node import BROKEN, Broken, Node, Place
from spades_rules.document.scalars import Doubt, meaning
from spades_rules.document.source import SourceText

__all__ = ["Assembly"]


@dataclass(slots=True, eq=False)
class Frame:
    """A list or mapping that is still open."""

    line: int
    column: int
    entries: dict[str, Node] | None
    """The entries of a mapping so far; nothing for a list."""
    flow: bool
    broken: bool
    items: list[Node] = field(default_factory=list)
    key: Place | None = None
    """Where the key stands whose value comes next; nothing where a key is due."""
    name: str | None = None
    """The text of that key; nothing if it was refused, and then its value is dropped."""
    merge: int | None = None
    """After a merge key: how many anchors and aliases had been seen before its value."""
    end: tuple[int, int] = (1, 1)
    """Where the last value inside ended."""


class Assembly:
    """Takes the events of one text, one call each, and grows its tree without recursion."""

    __slots__ = ("aliases", "documents", "found", "frame", "outer", "source", "stopped", "text")

    def __init__(self, text: str, source: SourceText) -> None:
        """Begin with nothing."""
        self.text = text
        self.source = source
        self.found: list[Diagnostic] = []
        self.frame = Frame(1, 1, None, flow=False, broken=False)
        self.outer: list[Frame] = []
        self.aliases = 0
        self.documents = 0
        self.stopped = False

    @property
    def root(self) -> Node | None:
        """The first document, if it was read to its end."""
        items = (self.outer[0] if self.outer else self.frame).items
        return items[0] if items else None

    @property
    def opened(self) -> tuple[int, int] | None:
        """Where the innermost list or mapping that is open began, if a bracket should close it."""
        return (self.frame.line, self.frame.column) if self.frame.flow else None

    def document(self, event: Event) -> None:
        """Begin a document; only one is read."""
        self.documents += 1
        if self.documents > 1:
            mark = event.start_mark
            span = self.source.spot(mark.line + 1, mark.column + 1)
            self.report(refusals.second_document(span))
            self.stopped = True
        else:
            self.report(*refusals.directives(event, self.source))

    def scalar(self, event: Scalar) -> None:
        """Take a word, number or text: a key where one is due, else a value."""
        start, end = event.start_mark, event.end_mark
        place = (start.line + 1, start.column + 1, end.line + 1, end.column + 1)
        frame, style, said = self.frame, event.style, event.value
        if event.anchor or event.tag:
            self.properties(event)
        if style in BLOCKS:
            place = self.block(place)
        if frame.entries is not None and frame.key is None:
            self.key(frame, frame.entries, said, place, style)
            return
        value: bool | int | str | Broken | None
        if event.tag:
            value = BROKEN
        elif style:
            value = said
        elif said:
            value = self.bare(said, place)
        else:
            value = BROKEN
            place = self.nothing(frame, place, reported=bool(event.anchor))
        self.deliver(frame, Node(value, self.source, *place, frame.key))

    def alias(self, event: Opened) -> None:
        """Take a value that stands elsewhere, and refuse it."""
        self.aliases += 1
        start, end = event.start_mark, event.end_mark
        place = (start.line + 1, start.column + 1, end.line + 1, end.column + 1)
        self.report(refusals.alias(f"*{event.anchor}", self.source.span(*place)))
        self.deliver(self.frame, Node(BROKEN, self.source, *place, self.frame.key))

    def mapping(self, event: Collection) -> None:
        """Open a mapping."""
        self.open(event, {})

    def sequence(self, event: Collection) -> None:
        """Open a list."""
        self.open(event, None)

    def open(self, event: Collection, entries: dict[str, Node] | None) -> None:
        """Open a list or a mapping inside the one that is open."""
        start = event.start_mark
        line, column = start.line + 1, start.column + 1
        if len(self.outer) == DEEPEST:
            self.report(refusals.too_deep(DEEPEST, self.source.spot(line, column)))
            self.stopped = True
            return
        if event.anchor or event.tag:
            self.properties(event)
        self.outer.append(self.frame)
        flow, broken = bool(event.flow_style), event.tag is not None
        self.frame = Frame(line, column, entries, flow=flow, broken=broken)

    def close(self, event: Event) -> None:
        """Close the innermost list or mapping and hand it to the one around it."""
        frame, outer = self.frame, self.outer.pop()
        self.frame = outer
        value: tuple[Node, ...] | dict[str, Node] | Broken
        if frame.broken:
            value = BROKEN
        else:
            value = tuple(frame.items) if frame.entries is None else frame.entries
        end = event.end_mark
        # Where no bracket closes it, the parser says so only at the next thing that it meets.
        closed = frame.flow and end.index > event.start_mark.index
        last = (end.line + 1, end.column + 1) if closed else frame.end
        self.deliver(outer, Node(value, self.source, frame.line, frame.column, *last, outer.key))

    def deliver(self, frame: Frame, node: Node) -> None:
        """Put a value that is complete where it belongs."""
        frame.end = (node.end_line, node.end_column)
        if frame.entries is None:
            frame.items.append(node)
        elif frame.key is None:
            self.odd_key(frame, node)
        else:
            if frame.name is not None:
                frame.entries[frame.name] = node
            elif frame.merge is not None:
                self.merge(frame, frame.merge, frame.key)
            frame.key = None

    def key(
        self, frame: Frame, entries: dict[str, Node], said: str, place: Place, style: str | None
    ) -> None:
        """Take a key: a text or a bare whole number, which is then a text too."""
        frame.key = place
        frame.name = said if style else self.bare_key(frame, said, place)
        if frame.name in entries:
            span, first = self.source.span(*place), entries[said].key_span
            self.report(refusals.duplicate_key(said, span, first))
            frame.name = None

    def bare_key(self, frame: Frame, said: str, place: Place) -> str | None:
        """Give the text of an unquoted key, or nothing where it is refused."""
        if said == "<<":
            frame.merge = self.aliases
            return None
        if not said:
            self.report(refusals.key_without_text(self.source.span(*place)))
            return None
        read = ANSWERS.get(said) or meaning(said)
        if isinstance(read, Doubt):
            self.report(refusals.quote_it(said, read, self.source.span(*place), key=True))
            return None
        return said

    def odd_key(self, frame: Frame, node: Node) -> None:
        """Refuse a key that is no text; what an alias would stand for is anybody's guess."""
        if node.value is BROKEN:
            frame.broken = True
        else:
            self.report(refusals.key_without_text(node.span))
        frame.key = (node.line, node.column, node.end_line, node.end_column)
        frame.name = None

    def merge(self, frame: Frame, seen: int, key: Place) -> None:
        """Refuse a merge key, unless an anchor or alias in its value is refused already."""
        if self.aliases == seen:
            self.report(refusals.merge_key(self.source.span(*key)))
        frame.merge = None
        frame.broken = True

    def bare(self, said: str, place: Place) -> bool | int | str | Broken | None:
        """Give what an unquoted value stands for."""
        value = meaning(said)
        if isinstance(value, Doubt):
            self.report(refusals.quote_it(said, value, self.source.span(*place)))
            return BROKEN
        return value

    def nothing(self, frame: Frame, place: Place, *, reported: bool) -> Place:
        """Refuse a value that is not there, and give the spot where it would stand."""
        spot = self.source.spot(place[0], place[1], 0)
        if not reported:
            # A caret under the key, or under the dash, says more than one under nothing.
            span = self.source.span(*frame.key) if frame.key else dash_before(self.source, spot)
            self.report(refusals.empty(frame.name, span))
        return spot.line, spot.column, spot.line, spot.column

    def block(self, place: Place) -> Place:
        """Give the place of a block of text up to its last line that holds something."""
        line, column, last, end_column = place
        lines = self.source.lines
        last = min(last, len(lines))
        if not lines[last - 1][: end_column - 1].strip():
            last -= 1
        while last > line and not lines[last - 1].strip():
            last -= 1
        return line, column, last, len(lines[last - 1]) + 1

    def properties(self, event: Opened) -> None:
        """Refuse an anchor and a tag before a value."""
        self.aliases += bool(event.anchor)
        self.report(*refusals.properties(event, self.text, self.source))

    def report(self, *found: Diagnostic) -> None:
        """Keep findings; after many, reading on helps nobody."""
        self.found.extend(found)
        self.stopped = self.stopped or len(self.found) >= MOST_FINDINGS


BLOCKS = frozenset("|>")
ANSWERS = {"true": Doubt.TRUE, "false": Doubt.FALSE, "null": Doubt.NULL}


def dash_before(source: SourceText, spot: Span) -> Span:
    """Give the dash of an empty list item, or the first character of an empty document."""
    return source.spot(spot.line, max(1, spot.column - 1))
