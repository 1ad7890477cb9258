"""How a policy is made from what a profile gives, or why it cannot be."""

import json
from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin

from spades_rules.catalog.complaints import Problem, Unfit, problems_in
from spades_rules.catalog.fitting import is_plainly_fit
from spades_rules.catalog.parameters import parameters_in, parts_of, plain
from spades_rules.document import Plain
from spades_rules.kernel.parameters import Bounds, words_in

if TYPE_CHECKING:
    from pydantic import BaseModel

__all__ = ["build", "model_of", "parameters_of"]


def build(policy: type, given: Mapping[str, Plain]) -> object:
    """Make a policy from the parameters that a profile gives, or an `Unfit` with every reason.

    Nothing is converted: text is no number, a number is not true or false.
    """
    if not is_plainly_fit(policy, given):
        problems = _judged(policy, given)
        if problems:
            return Unfit(problems)
    try:
        return _made(policy, given)
    except ValueError as disagreement:
        # A policy's own check on what its parameters say together.
        return Unfit((Problem((), "parameters-disagree", str(disagreement)),))
    except Exception as wrong:  # noqa: BLE001  somebody else's policy may fail in any way
        said = f"the policy fails when it is made: {wrong}"
        return Unfit((Problem((), "rule-fails", said),))


def _judged(policy: type, given: Mapping[str, Plain]) -> tuple[Problem, ...]:
    """Let the validator say what is wrong with some parameters, if anything is."""
    # pydantic is heavy to import, and hardly any profile that is loaded needs it.
    from pydantic import ValidationError  # noqa: PLC0415  reason above

    try:
        # In its JSON mode alone does the strict validator take a list for a tuple.
        model_of(policy).model_validate_json(json.dumps(given), strict=True)
    except ValidationError as wrong:
        errors = wrong.errors(include_url=False, include_context=False)
        return problems_in(policy, given, errors)
    return ()


def parameters_of(policy: object) -> dict[str, Plain]:
    """Give every parameter of a policy as a profile writes it, those left out included."""
    owner: type = type(policy)
    return {
        name: plain(getattr(policy, parameter.field))
        for name, parameter in parameters_in(owner).items()
    }


# A cache of values that never change: a class keeps its fields, and a model is slow to make.
@cache
def model_of(owner: type) -> "type[BaseModel]":
    """Give the strict model of what a profile may write for a policy."""
    from pydantic import ConfigDict, Field, create_model  # noqa: PLC0415  see `_judged`

    # The fields have numbers for names, so that no parameter meets a word that models keep
    # for themselves; the alias is what a profile writes.
    shapes: dict[str, Any] = {}
    for number, (name, parameter) in enumerate(parameters_in(owner).items()):
        default = ... if parameter.required else plain(parameter.default)
        shapes[f"f{number}"] = (_shape(parameter.annotation), Field(default, alias=name))
    strictness = ConfigDict(extra="forbid", strict=True)
    return create_model(owner.__name__, __config__=strictness, **shapes)


def _shape(annotation: object) -> Any:  # noqa: ANN401  a type form has no type of its own
    """Give the type in the validator's words: limits as its own, a list's entry as a model."""
    from pydantic import Field  # noqa: PLC0415  see `_judged`

    parts = parts_of(annotation)
    if len(parts) > 1:
        return Union[tuple(_shape(part) for part in parts)]  # noqa: UP007  made from a tuple
    part = parts[0]
    if get_origin(part) is Annotated:
        inner, *notes = get_args(part)
        named = words_in(part)
        if named:
            return Literal[named.words]
        limits = [Field(ge=note.low, le=note.high) for note in notes if isinstance(note, Bounds)]
        return Annotated[(_shape(inner), *limits)] if limits else _shape(inner)
    if get_origin(part) is tuple:
        inner, *_ = get_args(part)
        return tuple.__class_getitem__((_shape(inner), ...))
    if isinstance(part, type) and is_dataclass(part):
        return model_of(part)
    return part


def _made(owner: type, given: Mapping[str, Plain]) -> object:
    """Make a policy, or an entry of a list, from values already found fit."""
    known = parameters_in(owner)
    return owner(
        **{known[name].field: _kept(known[name].annotation, given[name]) for name in given}
    )


def _kept(annotation: object, value: Plain) -> object:
    """Turn a profile's value into the one that a policy keeps: lists into tuples."""
    for part in parts_of(annotation):
        bare = get_args(part)[0] if get_origin(part) is Annotated else part
        if isinstance(value, list) and get_origin(bare) is tuple:
            return tuple(_kept(get_args(bare)[0], one) for one in value)
        if isinstance(value, dict) and isinstance(bare, type) and is_dataclass(bare):
            return _made(bare, value)
    return value
