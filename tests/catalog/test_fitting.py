"""What is taken as plainly fit is what the validator finds fit, for every policy that there is."""

import json
from collections.abc import Iterator

import pytest
from pydantic import ValidationError

from spades_rules.catalog import Catalog, Parameter, PolicyEntry
from spades_rules.catalog.building import model_of
from spades_rules.catalog.fitting import is_plainly_fit
from spades_rules.document import Plain

every_policy = pytest.mark.parametrize(
    "entry",
    Catalog.builtin().policies.values(),
    ids=lambda one: f"{one.slot}.{one.name}",
)

SCALARS: tuple[Plain, ...] = (
    *(None, True, False, 0, 1, -1, 4, 14, 500, -500, "", "1", "null", "AS", "H", "bid"),
)
LISTS: tuple[Plain, ...] = ([], [None], [1], ["AS"], ["AS", "AS"], [[]], [{}], [{"from": True}])
MAPPINGS: tuple[Plain, ...] = ({}, {"from": 1}, {"x": 1})
STEPS: Plain = [{"from": 10, "made": 200, "set": -200}]
ANYTHING = (*SCALARS, *LISTS, *MAPPINGS, STEPS)
"""Values of every kind, the like of which people write."""


def is_accepted(entry: PolicyEntry, given: dict[str, Plain]) -> bool:
    """Ask the validator itself."""
    try:
        model_of(entry.policy).model_validate_json(json.dumps(given), strict=True)
    except ValidationError:
        return False
    return True


def values_for(parameter: Parameter) -> Iterator[Plain]:
    """Give values of every kind, its own words, and numbers on both sides of its limits."""
    yield from ANYTHING
    yield from parameter.choices
    for limit in (parameter.bounds.low, parameter.bounds.high) if parameter.bounds else ():
        if limit is not None:
            yield from (limit - 1, limit, limit + 1)


@every_policy
def test_the_two_agree_on_every_parameter_by_itself(entry: PolicyEntry) -> None:
    for name, parameter in entry.parameters.items():
        for value in values_for(parameter):
            given: dict[str, Plain] = {name: value}
            assert is_plainly_fit(entry.policy, given) == is_accepted(entry, given), given


@every_policy
def test_a_key_that_nobody_knows_is_never_fit(entry: PolicyEntry) -> None:
    assert not is_plainly_fit(entry.policy, {"no-such-parameter": 1})


@every_policy
def test_no_parameter_at_all_is_fit_where_none_has_to_be_given(entry: PolicyEntry) -> None:
    needed = any(parameter.required for parameter in entry.parameters.values())
    assert is_plainly_fit(entry.policy, {}) is not needed
    assert is_accepted(entry, {}) is not needed


NOTE = Catalog.builtin().policies["procedure", "note"]
TARGET = Catalog.builtin().policies["ending", "target"]


def test_a_text_may_have_any_letters() -> None:
    assert is_plainly_fit(NOTE.policy, {"text": "ace of ♠, and «coupe»\nor not"})


def test_a_text_that_nobody_can_write_down_is_left_to_the_validator() -> None:
    assert not is_plainly_fit(NOTE.policy, {"text": "half a sign \ud83c"})


def test_a_giant_number_is_left_to_the_validator() -> None:
    assert is_plainly_fit(TARGET.policy, {"points": 10**17})
    assert not is_plainly_fit(TARGET.policy, {"points": 10**18})
