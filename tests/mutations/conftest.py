"""Shipped profiles, each with one thing changed: every change knows where it was made."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from random import Random

import pytest

from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile
from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Node, read_document
from spades_rules.profile import kept

SEED = 1
CHANGES_OF = {
    "canonical": 800,
    "card-game-spades-rules": 150,
    "nowplay-gg": 300,
    "openspiel": 450,
    "world-of-card-games": 320,
}
"""So many changes are made to each profile, fewer where many readings are to be checked."""

Stretch = tuple[int, int]
"""The characters of a text from one to another, the last one not included."""


@dataclass(frozen=True, slots=True)
class Part:
    """An entry of a mapping or of a list in a text that can be read."""

    path: tuple[str, ...]
    node: Node
    around: Node
    whole: Stretch
    """Key and value."""
    value: Stretch
    parent: Stretch
    """The mapping or list that holds it, with its own key."""
    flow: bool
    """Whether it stands between brackets."""
    following: int | None
    """Where the next entry beside it begins."""
    before: int | None
    """Where the entry before it ends."""

    @property
    def key(self) -> str:
        """The last step of the path."""
        return self.path[-1]


@dataclass(frozen=True, slots=True)
class Edit:
    """A profile's text with one thing changed."""

    file: str
    what: str
    text: str
    near: tuple[Stretch, ...]
    """What was changed and what holds it, in the new text."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A shipped profile as a text and as parts."""

    file: str
    text: str
    parts: tuple[Part, ...]

    def replaced(self, part: Part, at: Stretch, new: str, what: str) -> Edit:
        """Give the text with other characters in one place, which belongs to a part."""
        start, end = at
        grown = len(new) - (end - start)
        outer = (part.parent[0], part.parent[1] + grown)
        label = f"{'.'.join(part.path)}: {what}"
        return Edit(self.file, label, self.text[:start] + new + self.text[end:], (outer,))


def sheet_of(name: str) -> Sheet:
    """Read a shipped profile."""
    text = Path(place_of(name)).read_text("utf-8")
    root = read_document(text, name).root
    assert root is not None
    starts = (0, *accumulate(len(line) for line in text.splitlines(keepends=True)))
    return Sheet(place_of(name), text, tuple(parts_of(root, (), starts, (0, len(text)))))


def parts_of(
    node: Node, path: tuple[str, ...], starts: tuple[int, ...], own: Stretch
) -> Iterator[Part]:
    """Go through everything inside a mapping or a list, in the order of the text."""
    match node.value:
        case dict(entries):
            inner = list(entries.items())
        case tuple(items):
            inner = [(str(place), item) for place, item in enumerate(items)]
        case _:
            return

    def stretch(one: Node) -> Stretch:
        line, column, *_ = one.key or (one.line, one.column)
        start = starts[line - 1] + column - 1
        return start, starts[one.end_line - 1] + one.end_column - 1

    flow = node.source.lines[node.line - 1][node.column - 1] in "{["
    for place, (key, one) in enumerate(inner):
        whole = stretch(one)
        value = (starts[one.line - 1] + one.column - 1, whole[1])
        following = stretch(inner[place + 1][1])[0] if place + 1 < len(inner) else None
        before = stretch(inner[place - 1][1])[1] if place else None
        yield Part((*path, key), one, node, whole, value, own, flow, following, before)
        yield from parts_of(one, (*path, key), starts, whole)


def without(sheet: Sheet, part: Part) -> Stretch:
    """Give what must go so that an entry is gone."""
    start, end = part.whole
    if part.flow:
        if part.following is not None:
            return start, part.following
        return start if part.before is None else part.before, end
    start = sheet.text.rindex("\n", 0, start) + 1
    return start, sheet.text.index("\n", end) + 1


def typo(word: str, chance: Random) -> str:
    """Spell a word wrong by one letter."""
    place = chance.randrange(len(word))
    letter = chance.choice("abcdefghijklmnopqrstuvwxyz")
    match chance.randrange(3):
        case 0 if len(word) > 1:
            return word[:place] + word[place + 1 :]
        case 1:
            return word[:place] + letter + word[place:]
        case _:
            return word[:place] + letter + word[place + 1 :]


def other_key(sheet: Sheet, part: Part, chance: Random) -> Edit | None:
    """Give a key another name: one spelt wrong, or one that is known elsewhere."""
    if isinstance(part.around.value, tuple):
        return None
    others = [one.key for one in sheet.parts if isinstance(one.around.value, dict)]
    new = chance.choice([typo(part.key, chance), typo(part.key, chance), chance.choice(others)])
    at = (part.whole[0], part.whole[0] + len(part.key))
    if new == part.key or sheet.text[slice(*at)] != part.key:
        return None
    return sheet.replaced(part, at, new, f"called `{new}`")


def other_word(sheet: Sheet, part: Part, chance: Random) -> Edit | None:
    """Give a text another: one spelt wrong, or one that stands elsewhere."""
    value = part.node.value
    if not isinstance(value, str):
        return None
    words = [one.node.value for one in sheet.parts if isinstance(one.node.value, str)]
    new = chance.choice([typo(value, chance), chance.choice(words)])
    quoted = '"' + new.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return sheet.replaced(part, part.value, quoted, f"now {quoted}")


def same_kind_of_word(sheet: Sheet, part: Part, chance: Random) -> Edit | None:
    """Give a value another that stands elsewhere under the same key."""
    same = [
        sheet.text[slice(*one.value)]
        for one in sheet.parts
        if one.key == part.key and one.node.value != part.node.value
    ]
    if not same:
        return None
    new = chance.choice(same)
    return sheet.replaced(part, part.value, new, f"now {new}") if "\n" not in new else None


def gone(sheet: Sheet, part: Part, chance: Random) -> Edit:  # noqa: ARG001  asked like the others
    """Take an entry out."""
    return sheet.replaced(part, without(sheet, part), "", "taken out")


def twice(sheet: Sheet, part: Part, chance: Random) -> Edit:  # noqa: ARG001  as above
    """Write an entry twice."""
    start, end = without(sheet, part)
    copy = sheet.text[start:end]
    if part.flow and part.following is None:
        start = end = part.whole[1]
        copy = ", " + sheet.text[slice(*part.whole)]
    return sheet.replaced(part, (start, start), copy, "written twice")


def other_type(sheet: Sheet, part: Part, chance: Random) -> Edit:
    """Put a value of another kind."""
    new = chance.choice(["[1]", "{a: 1}", "true", '"text"', "7", "[]", "{}", "null"])
    return put(sheet, part, new)


def other_number(sheet: Sheet, part: Part, chance: Random) -> Edit | None:
    """Put another number where one stands."""
    if isinstance(part.node.value, bool) or not isinstance(part.node.value, int):
        return None
    value = part.node.value
    return put(sheet, part, str(chance.choice([0, -1, value + 1, value * 2, 99_999, 10**18])))


def in_quotes(sheet: Sheet, part: Part, chance: Random) -> Edit | None:  # noqa: ARG001  as above
    """Put a number, true, false or null in quotes."""
    if not isinstance(part.node.value, int | None):
        return None
    return put(sheet, part, f'"{sheet.text[slice(*part.value)]}"')


def doubtful(sheet: Sheet, part: Part, chance: Random) -> Edit:
    """Put something that readers of YAML take for different things, or nothing at all."""
    new = chance.choice(["yes", "off", "~", "010", "1:30", "1.5", "", "&a 1", "*a", "!t 1"])
    return put(sheet, part, new)


def put(sheet: Sheet, part: Part, new: str) -> Edit:
    """Put a value in place of another, on the line of its key."""
    start, end = part.value
    if isinstance(part.around.value, dict):
        start = sheet.text.index(":", part.whole[0] + len(part.key)) + 1
        new = f" {new}"
    return sheet.replaced(part, (start, end), new, f"now{new}")


def stray(sheet: Sheet, part: Part, chance: Random) -> Edit | None:
    """Put a key more before a key."""
    if isinstance(part.around.value, tuple):
        return None
    new = chance.choice(["stray: 1", "policy: nil_points", "tricks: null", "says: x"])
    start = part.whole[0]
    end = ", " if part.flow else "\n" + " " * (part.around.column - 1)
    return sheet.replaced(part, (start, start), new + end, f"after `{new}`")


def moved(sheet: Sheet, part: Part, chance: Random) -> Edit | None:
    """Move an entry into another mapping."""
    text = sheet.text[slice(*part.whole)]
    start, end = without(sheet, part)
    targets = [
        one
        for one in sheet.parts
        if isinstance(one.around.value, dict)
        and one.flow
        and one.around is not part.around
        and (one.whole[0] >= end or one.parent[1] <= start)
    ]
    if isinstance(part.around.value, tuple) or not targets or "\n" in text:
        return None
    target = chance.choice(targets)
    edit = sheet.replaced(part, (start, end), "", f"moved to {'.'.join(target.path[:-1])}")
    spot = target.whole[0] - (end - start if target.whole[0] >= end else 0)
    new = f"{text}, "
    shift = len(new) if target.whole[0] < start else 0
    near = tuple((a + shift, b + shift) if a >= spot else (a, b + shift) for a, b in edit.near)
    back = end - start if target.whole[0] >= end else 0
    inner = (target.parent[0] - back, target.parent[1] - back + len(new))
    whole = edit.text[:spot] + new + edit.text[spot:]
    return replace(edit, text=whole, near=(*near, inner))


Change = Callable[[Sheet, Part, Random], Edit | None]
CHANGES: tuple[Change, ...] = (
    other_key,
    other_word,
    same_kind_of_word,
    gone,
    twice,
    other_type,
    other_number,
    in_quotes,
    doubtful,
    stray,
    moved,
)


def edits_of(sheet: Sheet, chance: Random) -> Iterator[Edit]:
    """Make changes one after the other: as many of rules and readings as of evidence."""
    sections = [
        [part for part in sheet.parts if part.path[0] == section]
        for section in ("rules", "evidence", "readings")
    ]
    sections.append([part for part in sheet.parts if len(part.path) == 1])
    chosen = [parts for parts in sections if parts]
    while True:
        edit = chance.choice(CHANGES)(sheet, chance.choice(chance.choice(chosen)), chance)
        if edit is not None and edit.text != sheet.text:
            yield edit


def place_of(name: str) -> str:
    """Give the file of a shipped profile."""
    return str(kept("profiles").joinpath("spades", f"{name}.yaml"))


@pytest.fixture(scope="session")
def checked() -> tuple[tuple[Edit, tuple[Diagnostic, ...]], ...]:
    """Give the changed profiles, each once, and what is found in each."""
    chance = Random(SEED)  # noqa: S311  a seed makes the same changes every time
    catalog = Catalog.builtin()
    found: dict[tuple[str, str], Edit] = {}
    for name, many in CHANGES_OF.items():
        made = edits_of(sheet_of(name), chance)
        before = len(found)
        while len(found) < before + many:
            edit = next(made)
            found.setdefault((name, edit.text), edit)
    return tuple(
        (edit, check_profile(edit.file, text=edit.text, catalog=catalog)) for edit in found.values()
    )
