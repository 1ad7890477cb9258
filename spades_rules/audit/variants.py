"""What else a parameter could say: every other word, and the numbers that tell most."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, get_args, get_origin

from spades_rules.catalog import Parameter, parameters_in
from spades_rules.catalog.parameters import parts_of
from spades_rules.kernel.parameters import Bounds, words_in
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["Variant", "changed", "others", "variants"]


@dataclass(frozen=True, slots=True)
class Variant:
    """A policy with one parameter changed."""

    parameter: str
    """As a profile writes it."""
    value: object
    """What it says now, as the policy keeps it."""
    policy: Any


def variants(policy: Any, words: Iterable[str] = ()) -> Iterator[Variant]:  # noqa: ANN401 - of any slot
    """Give the policy with each of its parameters changed to each alternative that fits.

    `words` are those from which a parameter that takes any text may choose, such as calls.
    """
    owner: type = type(policy)
    for name, parameter in parameters_in(owner).items():
        for value in others(parameter, getattr(policy, parameter.field), words):
            try:
                yield Variant(name, value, replace(policy, **{parameter.field: value}))
            except ValueError:
                # The policy's own check refuses this value beside its others.
                continue


def others(parameter: Parameter, value: object, words: Iterable[str] = ()) -> tuple[object, ...]:
    """Give the alternatives to a parameter's value, each other word, nearby and telling numbers.

    For a number these are zero, one more, one less, the double and one far off, as far as its
    bounds allow; for a list each entry left out, all of them left out, and each known word put in;
    `null` where it may stand. A card is tried as every other card; a list of cards has none put in.
    """
    found = [
        other
        for part in parts_of(parameter.annotation)
        for other in _of_kind(part, value, tuple(words))
    ]
    return tuple(dict.fromkeys(other for other in found if not _same(other, value)))


def changed(ruleset: Ruleset, rule: str, policy: Any) -> Ruleset:  # noqa: ANN401 - of any slot
    """Give a rule set in which another policy answers for a rule; `None` drops the rule."""
    rules, customs = (
        tuple(
            one if one.id != rule else replace(one, policy=policy)
            for one in some
            if one.id != rule or policy is not None
        )
        for some in (ruleset.rules, ruleset.customs)
    )
    return replace(ruleset, rules=rules, customs=customs, fingerprint="")


def _same(one: object, two: object) -> bool:
    return type(one) is type(two) and one == two


def _of_kind(part: object, value: object, words: tuple[str, ...]) -> Iterator[object]:
    """Give values of one kind."""
    low, high = None, None
    named = words_in(part)
    if named:
        yield from named.words
    if get_origin(part) is Annotated:
        part, *notes = get_args(part)
        bounds = next((note for note in notes if isinstance(note, Bounds)), Bounds())
        low, high = bounds.low, bounds.high
    if part is type(None):
        yield None
    elif part is bool:
        yield from (True, False)
    elif part is int:
        yield from _numbers(value, low, high)
    elif part is str:
        yield from words
    elif get_origin(part) is Literal:
        yield from get_args(part)
    elif get_origin(part) is tuple:
        yield from _lists(get_args(part)[0], value if isinstance(value, tuple) else (), words)


def _numbers(value: object, low: int | None, high: int | None) -> Iterator[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        numbers: tuple[int, ...] = (0, value + 1, value - 1, 2 * value, 10 * value + 10)
    else:
        # There is no number yet to start from.
        least = max(low or 0, 0)
        numbers = (least, least + 1, 10 * least + 10)
    for number in numbers:
        if (low is None or number >= low) and (high is None or number <= high):
            yield number


def _lists(entry: object, value: tuple[Any, ...], words: tuple[str, ...]) -> Iterator[Any]:
    yield ()
    for place in range(len(value)):
        yield value[:place] + value[place + 1 :]
    known = get_args(entry) if get_origin(entry) is Literal else words if entry is str else ()
    for word in known:
        if word not in value:
            yield (*value, word)
