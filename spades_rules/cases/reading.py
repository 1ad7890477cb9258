"""Cases as text: every case of a file, and everything that is wrong with it at once."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from spades_rules.cases.asking import MISSING, entries_in, read_entry, read_shape
from spades_rules.cases.case import Case, CaseReading
from spades_rules.cases.forms import FORMS, Form
from spades_rules.cases.shapes import TEXT, Entry, plain_of
from spades_rules.cases.situations import (
    Kind,
    SideScore,
    Situation,
    TableScore,
)
from spades_rules.diagnostics import Diagnostic, allowed
from spades_rules.document import Broken, Node, read_document

__all__ = ["AROUND", "read_cases", "read_question"]

AROUND = ("case", "cites", "profile", "with")
"""The keys of a case around the situation and its `expect`."""

_KINDS = tuple(kind.value for kind in Kind)
_KEYS = (*AROUND, *_KINDS, "expect")


def read_cases(text: bytes | str, file: str) -> CaseReading:
    """Read a file of cases, a list of mappings; it never raises.

    A case with something wrong is left out, and the diagnostics say what and where.
    """
    reading = read_document(text, file)
    found = list(reading.diagnostics)
    cases: list[Case] = []
    if reading.root is not None and not isinstance(reading.root.value, Broken):
        if isinstance(reading.root.value, tuple):
            for node in reading.root.value:
                case = _case(node, found, named=True)
                if case is not None:
                    cases.append(case)
        else:
            message = "a file of cases is a list, each entry a mapping that begins with `case`"
            found.append(Diagnostic("wrong-type", message, reading.root.span))
    return CaseReading(tuple(cases), _sorted(found))


def read_question(text: bytes | str, file: str) -> CaseReading:
    """Read one situation to be answered: a mapping, or a list that holds one.

    It needs no name, and what it may expect is read, too.
    """
    reading = read_document(text, file)
    found = list(reading.diagnostics)
    root = reading.root
    if root is None or isinstance(root.value, Broken):
        return CaseReading((), _sorted(found))
    nodes = root.value if isinstance(root.value, tuple) else (root,)
    if len(nodes) != 1:
        message = f"one situation is asked at a time, and here are {len(nodes)}"
        found.append(Diagnostic("wrong-type", message, root.span))
        return CaseReading((), _sorted(found))
    case = _case(nodes[0], found, named=False)
    return CaseReading(() if case is None else (case,), _sorted(found))


def _sorted(found: list[Diagnostic]) -> tuple[Diagnostic, ...]:
    return tuple(sorted(dict.fromkeys(found), key=lambda one: (one.span, one.code)))


def _case(node: Node, found: list[Diagnostic], *, named: bool) -> Case | None:
    entries = entries_in(node, "a case", found)
    if entries is None:
        return None
    before = len(found)
    for key, inner in entries.items():
        if key not in _KEYS:
            message = f"a case has no `{key}`"
            found.append(
                Diagnostic("unknown-key", message, inner.key_span, hint=allowed(key, _KEYS))
            )
    name = _text(entries, "case", found) or ""
    if named and "case" not in entries:
        found.append(Diagnostic("missing-key", "a case lacks its name under `case`", node.span))
    form, situation = _situation(node, entries, found)
    expect = None
    if form is not None and "expect" in entries:
        shape = Entry(form.expects, frozenset())
        expect = read_entry(entries["expect"], shape, "`expect`", found)
    overlay = entries_in(entries["with"], "`with`", found) if "with" in entries else {}
    profile, cites = _text(entries, "profile", found), _text(entries, "cites", found)
    if len(found) > before or situation is None or expect is MISSING or overlay is None:
        return None
    return Case(
        name=name,
        situation=situation,
        profile=profile,
        expect=None if expect is None else _frozen(expect),
        cites=cites,
        overlay=MappingProxyType({path: value.plain() for path, value in overlay.items()}),
        node=node,
    )


def _text(entries: Mapping[str, Node], key: str, found: list[Diagnostic]) -> str | None:
    if key not in entries:
        return None
    value = read_shape(entries[key], TEXT, f"`{key}`", found)
    return value if isinstance(value, str) else None


def _frozen(value: object) -> Mapping[str, Any]:
    plain = plain_of(value)
    return MappingProxyType(plain if isinstance(plain, dict) else {})


def _situation(
    node: Node, entries: Mapping[str, Node], found: list[Diagnostic]
) -> tuple[Form | None, Situation | None]:
    """Read what stands under the one key that says what is asked."""
    asked = [key for key in entries if key in _KINDS]
    if len(asked) != 1:
        message = "a case asks one thing" + (
            ", not " + " and ".join(f"`{key}`" for key in asked) if asked else ""
        )
        place = entries[asked[1]].key_span if asked else node.span
        hint = "one of " + ", ".join(f"`{kind}`" for kind in _KINDS)
        found.append(Diagnostic("case-kind", message, place, hint=hint))
        return None, None
    here = entries[asked[0]]
    inside = isinstance(here.value, dict) and "side" in here.value
    forms = [form for form in FORMS if form.kind == asked[0]]
    form = forms[0] if inside or len(forms) == 1 else forms[-1]
    situation = _read_form(form, here, found)
    if situation is not None:
        found.extend(_disagreements(situation, here))
    return form, situation


def _read_form(form: Form, node: Node, found: list[Diagnostic]) -> Situation | None:
    what = f"`{form.kind}`"
    if form.inside:
        wrapped = Entry({form.inside: form.shape}, frozenset({form.inside}))
        values = read_entry(node, wrapped, what, found)
        made = values[form.inside] if isinstance(values, dict) else MISSING
    elif form.bare and not (isinstance(node.value, dict) and len(form.shape.fields) > 1):
        value: Any = read_shape(node, form.shape.fields[form.bare], what, found)
        made = MISSING if value is MISSING else form.situation(**{form.bare: value})
    else:
        made = read_shape(node, form.shape, what, found)
    return made if isinstance(made, form.situation) else None


def _disagreements(situation: Situation, node: Node) -> Iterator[Diagnostic]:
    """Find numbers that cannot stand beside each other, whatever the rules."""
    if isinstance(situation, SideScore | TableScore):
        bids, tricks = len(situation.bids), len(situation.tricks)
        if bids and bids != tricks:
            message = f"{bids} bids stand beside the tricks of {tricks}"
            yield Diagnostic("does-not-fit", message, node.span, hint="give both for each seat")
