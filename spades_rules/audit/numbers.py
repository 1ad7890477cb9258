"""The numbers at which the answers of some rules can change: those that the rules name."""

from collections.abc import Iterator

from spades_rules.catalog import parameters_of
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["numbers_in"]


def numbers_in(ruleset: Ruleset, *slots: str) -> tuple[int, ...]:
    """Give every number in the parameters of the rules of some slots with its neighbours."""
    named = {
        number
        for slot in slots
        for rule in ruleset.of(slot)
        for number in _numbers(list(parameters_of(rule.policy).values()))
    }
    return tuple(sorted({near for number in named for near in (number - 1, number, number + 1)}))


def _numbers(value: Plain) -> Iterator[int]:
    match value:
        case bool():
            return
        case int():
            yield value
        case list():
            for one in value:
                yield from _numbers(one)
        case dict():
            yield from _numbers(list(value.values()))
        case None | str():
            return
