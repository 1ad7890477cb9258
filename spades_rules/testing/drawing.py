"""What a rule may be told, drawn by chance from what its policy says that it may be told."""

from collections.abc import Sequence
from dataclasses import is_dataclass
from random import Random
from typing import Annotated, Literal, get_args, get_origin

from spades_rules.catalog import Parameter, parameters_in
from spades_rules.catalog.parameters import parts_of, plain
from spades_rules.document import Plain
from spades_rules.kernel.parameters import Bounds, words_in

__all__ = ["draw_parameters"]

STEPS = (0, 0, 1, 2, 3, 5, 9, 12, 25, 60, 100)
"""How far a number lies above the least that it may be."""
POINTS = (-300, -100, -50, -10, -1, 0, 1, 5, 10, 20, 50, 100, 200, 500)
"""A number without limits is one of points."""
FAR = 10**6
"""A number that nobody would write, and that may be written all the same."""
MOST = 3
"""How many entries a list has, at most."""


def draw_parameters(
    policy: type, rng: Random, words: Sequence[str] = (), *, usual: float = 0.5
) -> dict[str, Plain]:
    """Draw a value for each parameter of a policy, each within its limits.

    `usual` is how often a parameter with a default is left at it; `words` are what a free text
    may be. What the values say together is not looked at: that is for the loader.
    """
    return {
        name: _value(parameter, rng, words, usual)
        for name, parameter in parameters_in(policy).items()
    }


def _value(parameter: Parameter, rng: Random, words: Sequence[str], usual: float) -> Plain:
    if not parameter.required and rng.random() < usual:
        return plain(parameter.default)
    return _one(rng.choice(parts_of(parameter.annotation)), rng, words)


def _one(part: object, rng: Random, words: Sequence[str]) -> Plain:
    """Draw a value of one alternative of a type."""
    origin = get_origin(part)
    if part is type(None):
        return None
    if origin is Literal:
        choice: Plain = rng.choice(get_args(part))
        return choice
    if origin is Annotated:
        return _limited(part, rng, words)
    if origin is tuple:
        entry = get_args(part)[0]
        return [_one(rng.choice(parts_of(entry)), rng, words) for _ in range(rng.randint(0, MOST))]
    if isinstance(part, type) and is_dataclass(part):
        return draw_parameters(part, rng, words)
    if part is bool:
        return rng.random() < 0.5  # noqa: PLR2004 - one of two
    if part is int:
        return rng.choice(POINTS)
    return rng.choice((*words, "nothing that anybody says"))


def _limited(part: object, rng: Random, words: Sequence[str]) -> Plain:
    """Draw one of the words that are allowed, or a number within its limits."""
    named = words_in(part)
    if named:
        return rng.choice(named.words)
    inner, *notes = get_args(part)
    bounds = next((note for note in notes if isinstance(note, Bounds)), None)
    return _one(inner, rng, words) if bounds is None else _number(bounds, rng)


def _number(bounds: Bounds, rng: Random) -> int:
    """Draw a number, small ones often and the last one allowed, or one very far, seldom."""
    low = -FAR if bounds.low is None else bounds.low
    high = FAR if bounds.high is None else bounds.high
    if not rng.randrange(20):
        return rng.choice((low, high))
    near = (bounds.low or 0) + rng.choice(STEPS)
    return max(low, min(high, near))
