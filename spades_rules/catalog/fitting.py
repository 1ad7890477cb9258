"""Whether what a profile writes for a rule is plainly what the rule may be told."""

from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Annotated, Literal, get_args, get_origin

from spades_rules.catalog.parameters import parameters_in, parts_of
from spades_rules.document import Plain
from spades_rules.kernel.parameters import Bounds, words_in

__all__ = ["is_plainly_fit"]

FAR = 10**18
"""A number further from nothing than this is left to the validator."""


def is_plainly_fit(policy: type, given: Mapping[str, Plain]) -> bool:
    """Tell whether the validator could find nothing wrong with some parameters of a policy.

    It is heavy, and most profiles are in order: so it is asked where this is in doubt, and it
    alone says what is wrong. Nothing is converted: text is no number, a number not true or false.
    """
    known = parameters_in(policy)
    return all(
        name in known and _is_fit(known[name].annotation, value) for name, value in given.items()
    ) and all(name in given for name, parameter in known.items() if parameter.required)


def _is_fit(annotation: object, value: Plain) -> bool:
    return any(_is_one(part, value) for part in parts_of(annotation))


def _is_one(part: object, value: Plain) -> bool:
    """Tell whether a value is one of a single alternative."""
    origin = get_origin(part)
    if origin is Literal:
        return isinstance(value, str) and value in get_args(part)
    if origin is Annotated:
        inner, *notes = get_args(part)
        named = words_in(part)
        if named:
            return isinstance(value, str) and value in named.words
        return _is_fit(inner, value) and all(
            _is_within(note, value) for note in notes if isinstance(note, Bounds)
        )
    if origin is tuple:
        entry = get_args(part)[0]
        return isinstance(value, list) and all(_is_fit(entry, one) for one in value)
    if isinstance(part, type) and is_dataclass(part):
        return isinstance(value, dict) and is_plainly_fit(part, value)
    # Exactly, since what is true or false is a number to Python.
    return type(value) is part and _is_ordinary(value)


def _is_ordinary(value: Plain) -> bool:
    """Tell whether a number is no giant, and a text can be written down."""
    if isinstance(value, str):
        return value.isascii() or value == value.encode(errors="replace").decode()
    return not isinstance(value, int) or abs(value) < FAR


def _is_within(bounds: Bounds, value: Plain) -> bool:
    return isinstance(value, int) and (
        (bounds.low is None or bounds.low <= value)
        and (bounds.high is None or value <= bounds.high)
    )
