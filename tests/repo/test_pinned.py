"""Every value that a policy can be told is pinned: change it, and two cases have another answer."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, get_origin

import pytest

from spades_rules.audit.variants import changed, variants
from spades_rules.cases import Case, Loader, read_cases, run_case
from spades_rules.cases.answering import answer_situation
from spades_rules.cases.answers import Answer, expectation_of
from spades_rules.cases.judging import failures_in
from spades_rules.cases.situations import CheckSituation
from spades_rules.catalog import Catalog, Parameter, PolicyEntry, parameters_of
from spades_rules.catalog.entries import policy_name
from spades_rules.catalog.parameters import parts_of, plain
from spades_rules.document import Plain
from spades_rules.games.game import Combine
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import ProfileError

CATALOG = Catalog.builtin()
LOADER = Loader(catalog=CATALOG)
ENOUGH = 2
"""A single case may pin a value by accident."""
ASKED = ("penalty", "throws_in")
"""What the customs are asked that answer anything."""
KEPT_BY_PEOPLE = {("misdeal", "dealer"), ("renege", "name_the_trick")}
"""What such a custom says, too, and no answer hangs on."""
UNUSUAL = "any but the usual one"
"""What is asked of numbers and lists, of which there are too many to ask for each."""


@dataclass(frozen=True)
class Value:
    """Something that a policy can be told; without a parameter the policy itself."""

    entry: PolicyEntry
    parameter: Parameter | None = None
    told: Plain = None

    @property
    def name(self) -> str:
        """Say it in words."""
        policy = f"{self.entry.slot}.{self.entry.name}"
        return policy if self.parameter is None else f"{policy}.{self.parameter.name}: {self.told}"

    def is_told(self, policy: object) -> bool:
        """Tell whether a policy is told this."""
        if type(policy) is not self.entry.policy:
            return False
        if self.parameter is None:
            return True
        told = getattr(policy, self.parameter.field)
        if self.told == UNUSUAL:
            return told != self.parameter.default and type(told) in {int, str, tuple}
        return type(told) is type(self.told) and told == self.told


def values() -> Iterator[Value]:
    """Give every policy, every word of a choice, yes, no and nothing, and an unusual number."""
    for entry in CATALOG.policies.values():
        if entry.slot == "procedure" and not any(hasattr(entry.policy, one) for one in ASKED):
            # What people do and nobody asks about: no situation can ask for it.
            continue
        if not is_only_answer(entry):
            yield Value(entry)
        for name, parameter in entry.parameters.items():
            told = told_to(parameter)
            if (entry.name, name) not in KEPT_BY_PEOPLE and (
                len(told) > 1 or (told == [UNUSUAL] and not is_fixed(parameter))
            ):
                yield from (Value(entry, parameter, one) for one in told)


def told_to(parameter: Parameter) -> list[Plain]:
    """Give every word of a parameter, yes, no and nothing, and an unusual number."""
    told: list[Plain] = []
    for part in parts_of(parameter.annotation):
        if part is bool:
            told += (True, False)
        elif part is type(None):
            told.append(None)
        elif parameter.choices and get_origin(part) is not tuple:
            told += parameter.choices
        else:
            told.append(UNUSUAL)
    return told


def is_only_answer(entry: PolicyEntry) -> bool:
    """Tell whether a question must have an answer and nothing else answers it."""
    asking = [game.slot(entry.slot) for game in CATALOG.games.values()]
    needed = any(slot is not None and slot.required for slot in asking)
    return needed and len(CATALOG.policies_in(entry.slot)) == 1


def is_fixed(parameter: Parameter) -> bool:
    """Tell whether a parameter can say one number only."""
    bounds = parameter.bounds
    return bounds is not None and bounds.low is not None and bounds.low == bounds.high


@cache
def cases() -> tuple[tuple[Case, Ruleset], ...]:
    """Give every case about a table, with its rules."""
    folder = Path(__file__).parents[1] / "cases"
    return tuple(
        (case, LOADER.rules(case.profile or "", case.overlay, None).ruleset)
        for file in sorted(folder.glob("*.yaml"))
        for case in read_cases(file.read_bytes(), file.name).cases
        if not isinstance(case.situation, CheckSituation)
    )


@cache
def told_in_cases(slot: str) -> tuple[Any, ...]:
    """Give every policy that answers a question in some case."""
    found = {
        repr(rule.policy): rule.policy
        for _, rules in cases()
        for rule in rules.rules
        if rule.slot == slot
    }
    return tuple(found[name] for name in sorted(found))


def others(value: Value, rule: Rule, ruleset: Ruleset) -> Iterator[tuple[str, Plain, Any]]:
    """Give what else may be said: the path, what stands there then, and the policy it makes."""
    if value.parameter is not None:
        for one in variants(rule.policy, tuple(ruleset.calls.by_name)):
            if one.parameter == value.parameter.name:
                yield f"{rule.id}.{one.parameter}", plain(one.value), one.policy
        return
    slot = CATALOG.games[ruleset.game].slot(rule.slot)
    assert slot is not None
    if not slot.required:
        yield rule.id, None, None
    for policy in told_in_cases(rule.slot) if slot.combine is Combine.ONE else ():
        if type(policy) is not type(rule.policy):
            yield rule.id, {"policy": policy_name(type(policy)), **parameters_of(policy)}, policy


def pins(value: Value) -> Iterator[str]:
    """Give the cases that come out otherwise when the value is another."""
    for case, ruleset in cases():
        for rule in (*ruleset.rules, *ruleset.customs):
            if value.is_told(rule.policy) and any(
                comes_out_otherwise(case, told_otherwise(ruleset, rule.id, policy))
                and fails(with_said(case, path, said))
                for path, said, policy in others(value, rule, ruleset)
            ):
                yield case.name
                break


def refused(value: Value) -> Iterator[str]:
    """Give the cases whose rules go together with this value and with no other at all."""
    for case, ruleset in cases():
        for rule in ruleset.rules:
            if value.is_told(rule.policy):
                said = [
                    with_said(case, path, other) for path, other, _ in others(value, rule, ruleset)
                ]
                if not said or any(map(loads, said)):
                    return
                yield case.name


def with_said(case: Case, path: str, said: Plain) -> Case:
    """Give a case under rules that say something else."""
    return replace(case, overlay={**case.overlay, path: said}, node=None)


TOLD: dict[tuple[int, str, str], Ruleset] = {}


def told_otherwise(ruleset: Ruleset, rule: str, policy: object) -> Ruleset:
    """Give the rules with one of them changed, whether they then go together or not."""
    key = (id(ruleset), rule, repr(policy))
    if key not in TOLD:
        TOLD[key] = changed(ruleset, rule, policy)
    return TOLD[key]


def comes_out_otherwise(case: Case, ruleset: Ruleset) -> bool:
    """Tell whether a case has another answer by some rules, or cannot come about by them."""
    assert case.expect is not None
    answer = answer_situation(case, case.situation, ruleset)  # type: ignore[arg-type]
    if not isinstance(answer, Answer):
        return True
    return any(failures_in(dict(case.expect), expectation_of(answer), naming=str))


def fails(case: Case) -> bool:
    """Tell whether a case fails though its rules go together."""
    return loads(case) and not run_case(case, load=LOADER).passed


def loads(case: Case) -> bool:
    """Tell whether the rules of a case go together."""
    try:
        LOADER.rules(case.profile or "", case.overlay, None)
    except ProfileError:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("value", tuple(values()), ids=lambda one: one.name)
def test_a_value_is_pinned_by_two_cases(value: Value) -> None:
    found = tuple(islice(pins(value), ENOUGH)) or tuple(islice(refused(value), ENOUGH))
    assert len(found) == ENOUGH


def test_a_value_that_no_case_tells_is_not_pinned() -> None:
    bags = CATALOG.policies["scoring", "bag_penalty"]
    assert not [*pins(Value(bags, bags.parameters["to"], "nobody"))]
    assert not [*refused(Value(bags, bags.parameters["to"], "nobody"))]


def test_a_case_that_comes_out_the_same_pins_nothing() -> None:
    nil = CATALOG.policies["scoring", "nil_points"]
    named = {*pins(Value(nil, nil.parameters["made"], UNUSUAL))}
    assert "a failed blind nil" not in named
    assert "two nils of sixty as one are a hundred and twenty" in named
