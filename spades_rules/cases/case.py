"""A case: a situation under a profile, whose statement it is, and the right answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from spades_rules.cases.forms import form_of
from spades_rules.cases.situations import Kind, Situation
from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.document import Node, Plain

__all__ = ["Case", "CaseReading", "part_of"]

_NOTHING: Mapping[str, Plain] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Case:
    """A situation under a profile and its right answer."""

    name: str
    """What it shows, in a few words; may be empty for a mere question."""
    situation: Situation
    profile: str | None = None
    """The profile by name, perhaps with readings; none where the one who asks names it."""
    expect: Mapping[str, Plain] | None = None
    """The right answer as far as it is checked; none for a question."""
    cites: str | None = None
    """Whose statement it is."""
    overlay: Mapping[str, Plain] = field(default_factory=lambda: _NOTHING)
    """What is changed in the profile, by path: a value, a whole rule, or `null` to drop one."""
    node: Node | None = field(default=None, repr=False, compare=False)
    """Where it is written, if it is."""

    @property
    def kind(self) -> Kind:
        """Give what is asked."""
        return form_of(self.situation).kind

    def place(self, *path: str | int) -> Span:
        """Give where a part of the case is written, by keys and places in lists.

        A part that is not written, or a case that is not, has the place of what is around it.
        """
        if self.node is None:
            return Span("<case>", 1, 1, 1, 1)
        here = self.node
        for step in path:
            inner = part_of(here, step)
            if inner is None:
                break
            here = inner
        return here.span

    def inside(self, *path: str | int) -> Span:
        """Give where a part of the situation is written."""
        form = form_of(self.situation)
        around = (str(form.kind), form.inside) if form.inside else (str(form.kind),)
        # Where the one field stands without its name there is no such key.
        named = not form.bare or self.place(*around, *path[:1]) != self.place(*around)
        return self.place(*around, *(path if named else path[1:]))


def part_of(node: Node, step: str | int) -> Node | None:
    """Give a part of what is written, by key or place in a list; none if it is not there."""
    match node.value, step:
        case dict(entries), str(key):
            return entries.get(key)
        case tuple(items), int(place) if place < len(items):
            return items[place]
        case _:
            return None


@dataclass(frozen=True, slots=True)
class CaseReading:
    """The outcome of reading cases."""

    cases: tuple[Case, ...]
    """The cases that could be read, in the order written."""
    diagnostics: tuple[Diagnostic, ...]
    """All that is wrong with the text, sorted by place."""
