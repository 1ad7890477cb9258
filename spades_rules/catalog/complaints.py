"""What is wrong with the parameters of a rule, in a card player's words."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, is_dataclass
from typing import TYPE_CHECKING, Annotated, Literal, get_args, get_origin

from spades_rules.catalog.parameters import kind_in_words, kind_of, parameters_in, parts_of
from spades_rules.diagnostics import allowed, guess
from spades_rules.document import Plain
from spades_rules.kernel.parameters import words_in
from spades_rules.notation.cards import read_card

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

__all__ = ["Problem", "Unfit", "problems_in"]

Path = tuple[str | int, ...]

WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,17})")


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with the parameters of a rule."""

    path: Path
    """Where, from the rule inwards: names of keys, numbers of entries from 0."""
    code: str
    message: str
    hint: str = ""
    on_key: bool = False
    """Whether the key is at fault and not what it leads to."""


@dataclass(frozen=True, slots=True)
class Unfit:
    """What comes instead of a policy when its parameters do not do."""

    problems: tuple[Problem, ...]


def problems_in(
    policy: type, given: Mapping[str, Plain], errors: "list[ErrorDetails]"
) -> tuple[Problem, ...]:
    """Put the validator's findings in a card player's words, one for each place."""
    found: dict[Path, Problem] = {}
    for error in errors:
        path = _path_in(given, error["loc"])
        if error["type"] == "missing":
            problem = _missing(policy, path, str(error["loc"][-1]))
        elif error["type"] == "extra_forbidden":
            problem = _unknown(policy, path)
        else:
            problem = _unfit_value(policy, path, error)
        # Of several alternatives each has its say; the one that got furthest is heard.
        earlier = found.get(path)
        if earlier is None or problem.code == "missing-parameter":
            key = (*path, str(error["loc"][-1])) if problem.code == "missing-parameter" else path
            found[key] = problem
        elif earlier.code == "wrong-type" and problem.code != "wrong-type":
            found[path] = problem
    return tuple(found.values())


def _path_in(given: object, loc: tuple[int | str, ...]) -> Path:
    """Follow the validator's place through what was given, leaving out what is not there."""
    path: list[str | int] = []
    for step in loc:
        match given, step:
            case dict(), str() if step in given:
                given = given[step]
            case list(), int() if step < len(given):
                given = given[step]
            case _:
                # The name of an alternative, or of what is missing.
                continue
        path.append(step)
    return tuple(path)


def _type_at(owner: type, path: Path) -> object:
    """Give the type that a path of a policy leads to."""
    here: object = owner
    for step in path:
        for part in parts_of(here):
            bare = get_args(part)[0] if get_origin(part) is Annotated else part
            if isinstance(step, int) and get_origin(bare) is tuple:
                here = get_args(bare)[0]
            elif isinstance(step, str) and isinstance(bare, type) and is_dataclass(bare):
                here = parameters_in(bare)[step].annotation
    return here


def _names_at(owner: type, path: Path) -> tuple[str, ...]:
    """Give the keys that may stand at a path of a policy."""
    return tuple(
        name
        for part in parts_of(_type_at(owner, path))
        if isinstance(part, type) and is_dataclass(part)
        for name in parameters_in(part)
    )


def _missing(policy: type, path: Path, name: str) -> Problem:
    kind = kind_in_words(_type_at(policy, (*path, name)))
    return Problem(path, "missing-parameter", f"`{name}` must be given here", f"it is {kind}")


def _unknown(policy: type, path: Path) -> Problem:
    known = _names_at(policy, path[:-1])
    name = str(path[-1])
    message = f"there is no parameter `{name}` here"
    return Problem(path, "unknown-parameter", message, _hint(name, known), on_key=True)


def _unfit_value(policy: type, path: Path, error: "ErrorDetails") -> Problem:
    annotation = _type_at(policy, path)
    kind = kind_in_words(annotation)
    value = error["input"]
    name = next((str(step) for step in reversed(path) if isinstance(step, str)), "")
    if error["type"] in ("greater_than_equal", "less_than_equal"):
        return Problem(path, "out-of-range", f"`{name}` cannot be {value}", f"it is {kind}")
    if error["type"] == "literal_error":
        options = _options(annotation)
        if not any(type(option) is type(value) for option in options):
            return _wrong_type(path, name, kind, value)
        words = tuple(str(option) for option in options)
        message = f"`{value}` is no choice for `{name}`"
        # The words of a choice are listed; of words too many for that the nearest will do.
        listed = any(get_origin(part) is Literal for part in parts_of(annotation))
        hint = _hint(value, words) if listed else _near(value, words) or f"it is {kind}"
        return Problem(path, "unknown-value", message, hint)
    return _wrong_type(path, name, kind, value)


def _wrong_type(path: Path, name: str, kind: str, value: Plain) -> Problem:
    """Say that a value is not of its kind, and how a number in quotes is written."""
    is_number = isinstance(value, str) and "number" in kind and WHOLE.fullmatch(value)
    hint = f"write `{value}`, without quotes" if is_number else ""
    return Problem(path, "wrong-type", f"`{name}` is {kind}, not {kind_of(value)}", hint)


def _near(word: str, words: tuple[str, ...]) -> str:
    """Give the card that is written otherwise, such as `10S`, or else what comes near a word."""
    card = read_card(word)
    return f"write `{card}`" if card in words else guess(word, words)


def _options(annotation: object) -> tuple[object, ...]:
    """Give everything that a choice can be."""
    found: list[object] = []
    for part in parts_of(annotation):
        named = words_in(part)
        if named:
            found += named.words
        elif get_origin(part) is Literal:
            found += get_args(part)
    return tuple(found)


def _hint(word: str, known: tuple[str, ...]) -> str:
    """Say what is nearest, and what is allowed."""
    return allowed(word, known) or "it has none"
