"""What a rule can be told: its parameters, each with its kind, its limits and its meaning."""

import types
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Literal, NewType, Union, get_args, get_origin, get_type_hints

from spades_rules.catalog.docs import docs_of
from spades_rules.document import Plain
from spades_rules.kernel.parameters import Bounds, words_in

__all__ = ["Parameter", "key_of", "kind_in_words", "kind_of", "parameters_in", "parts_of", "plain"]


@dataclass(frozen=True, slots=True)
class Parameter:
    """One thing that a policy can be told in a profile."""

    name: str
    """As a profile writes it."""
    field: str
    """As the policy's class writes it; differs where the name is a word of Python."""
    annotation: object
    """Its type, with its bounds."""
    required: bool
    """Whether a profile must give it."""
    default: object
    """What holds when a profile does not give it, as the policy keeps it; `MISSING` if required."""
    owner: type
    """The policy, or the entry of a list, to which it belongs."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The words to choose from; none where it is no choice of words."""
        return tuple(
            word
            for part in parts_of(self.annotation)
            if get_origin(part) is Literal
            for word in get_args(part)
            if isinstance(word, str)
        )

    @property
    def bounds(self) -> Bounds | None:
        """The least and the greatest number, where there are limits."""
        for part in parts_of(self.annotation):
            if get_origin(part) is Annotated:
                for note in get_args(part)[1:]:
                    if isinstance(note, Bounds):
                        return note
        return None

    @property
    def entry(self) -> type | None:
        """The class of the mappings in its list; none where it is no list of mappings."""
        for part in parts_of(self.annotation):
            if get_origin(part) is tuple:
                listed: object = get_args(part)[0]
                if isinstance(listed, type) and is_dataclass(listed):
                    return listed
        return None

    @property
    def kind(self) -> str:
        """What may stand there, in words."""
        return kind_in_words(self.annotation)

    @property
    def doc(self) -> str:
        """What it means to a profile's author, from the text below the field."""
        return docs_of(self.owner).fields.get(self.field, "")


# A cache of values that never change: a class keeps its fields.
@cache
def parameters_in(owner: type) -> Mapping[str, Parameter]:
    """Give the parameters of a policy by name, in the order in which the class lists them."""
    hints = get_type_hints(owner, include_extras=True)
    found: dict[str, Parameter] = {}
    for field in fields(owner):
        if not field.init:
            continue
        default: object = field.default
        if field.default_factory is not MISSING:
            default = field.default_factory()
        name = key_of(field.name)
        found[name] = Parameter(
            name, field.name, hints[field.name], default is MISSING, default, owner
        )
    return types.MappingProxyType(found)


def key_of(field: str) -> str:
    """Give the name of a field in a profile: a word of Python carries an underscore in code."""
    return field.removesuffix("_")


def parts_of(annotation: object) -> tuple[object, ...]:
    """Give the alternatives of a type, one for a type without any."""
    if isinstance(annotation, NewType):
        return parts_of(annotation.__supertype__)
    if get_origin(annotation) in (Union, types.UnionType):
        return tuple(part for one in get_args(annotation) for part in parts_of(one))
    if get_origin(annotation) is Annotated:
        inner = parts_of(get_args(annotation)[0])
        if len(inner) > 1:
            return tuple(Annotated[(part, *get_args(annotation)[1:])] for part in inner)
    return (annotation,)


def kind_in_words(annotation: object) -> str:
    """Say what a value of this type looks like in a profile, such as `a whole number`."""
    return " or ".join(_one_kind(part) for part in _without_words(parts_of(annotation)))


def kind_of(value: object) -> str:
    """Say what a value from a profile is, such as `text`."""
    match value:
        case None:
            return "null"
        case bool():
            return "true or false"
        case int():
            return "a whole number"
        case str():
            return "text"
        case list() | tuple():
            return "a list"
        case _:
            return "a mapping"


def plain(value: object) -> Plain:
    """Give a policy's value as a profile writes it: lists, mappings, numbers, words."""
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if value is None or isinstance(value, bool | int | str):
        return value
    owner: type = type(value)
    return {
        name: plain(getattr(value, parameter.field))
        for name, parameter in parameters_in(owner).items()
    }


def _without_words(parts: tuple[object, ...]) -> tuple[object, ...]:
    """Give the alternatives with `null` last, where a reader expects it."""
    return tuple(sorted(parts, key=lambda part: part is type(None)))


def _one_kind(part: object) -> str:
    """Say what one alternative looks like."""
    if part is type(None):
        return "null"
    origin = get_origin(part)
    if origin is Literal:
        words = tuple(f"`{word}`" for word in get_args(part))
        return words[0] if len(words) == 1 else f"one of {', '.join(words)}"
    if origin is Annotated:
        inner, *notes = get_args(part)
        named = words_in(part)
        if named:
            return named.one
        limits = "".join(_limits(note) for note in notes if isinstance(note, Bounds))
        return kind_in_words(inner) + limits
    if origin is tuple:
        return f"a list of {_many(get_args(part)[0])}"
    if isinstance(part, type) and is_dataclass(part):
        return f"a mapping with {', '.join(f'`{name}`' for name in parameters_in(part))}"
    words_by_type: dict[object, str] = {bool: "true or false", int: "a whole number", str: "text"}
    return words_by_type[part]


def _many(annotation: object) -> str:
    """Say what the entries of a list look like."""
    parts = parts_of(annotation)
    if len(parts) > 1:
        return "entries, each " + kind_in_words(annotation)
    part = parts[0]
    if get_origin(part) is Literal:
        return "words out of " + ", ".join(f"`{word}`" for word in get_args(part))
    named = words_in(part)
    if named:
        return named.many
    words = _one_kind(part)
    for one, many in (
        ("a whole number", "whole numbers"),
        ("a list of", "lists of"),
        ("a mapping with", "mappings with"),
        ("text", "texts"),
    ):
        if words.startswith(one):
            return many + words.removeprefix(one)
    return "entries, each " + words


def _limits(bounds: Bounds) -> str:
    """Say the limits of a number."""
    match bounds.low, bounds.high:
        case None, None:
            return ""
        case None, high:
            return f" of {high} or less"
        case low, None:
            return f" of {low} or more"
        case low, high:
            return f" from {low} to {high}"
