"""The numbers and calls at which the answers of some rules can change: those that they name."""

from collections.abc import Iterable, Iterator
from typing import Any

from spades_rules.catalog import parameters_of
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["names_in", "numbers_in", "numbers_of"]


def numbers_in(ruleset: Ruleset, *slots: str) -> tuple[int, ...]:
    """Give every number in the parameters of the rules of some slots with its neighbours."""
    return numbers_of(rule.policy for slot in slots for rule in ruleset.of(slot))


def numbers_of(policies: Iterable[Any]) -> tuple[int, ...]:
    """Give every number in the parameters of some policies with its neighbours."""
    named = {
        number for policy in policies for number in _numbers(list(parameters_of(policy).values()))
    }
    return tuple(sorted({near for number in named for near in (number - 1, number, number + 1)}))


def names_in(policy: Any) -> frozenset[str]:  # noqa: ANN401 - of any slot
    """Give every word in the parameters of a policy, the calls that it names among them."""
    return frozenset(_words(list(parameters_of(policy).values())))


def _words(value: Plain) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for one in value:
                yield from _words(one)
        case dict():
            yield from _words(list(value.values()))
        case None | bool() | int():
            return


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
