"""Every two shipped profiles part exactly as their two texts do, which was written down by hand.

A file here is an expectation and never a record: where the program comes to something else, one of
the two is wrong, and the passages named in the file decide which.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from spades_rules import load_profile
from spades_rules.audit.changes import text_changes
from spades_rules.audit.difference import (
    Agreement,
    ChangeKind,
    Difference,
    RuleDiff,
    RuleStand,
    TextChange,
    ValueStand,
)
from spades_rules.cases import Loader, read_cases, run_case
from spades_rules.document import read_document
from spades_rules.games.spades import SPADES

Compared = Callable[[str, str], RuleDiff]
Facts = dict[str, Any]
"""What is known of one rule, as the files here write it."""

FILES = sorted(Path(__file__).parent.glob("*--*.yaml"))
NONE = "none"
"""Stands for no stance: nobody asked the source."""
QUESTIONS = {
    *("laying", "dealing", "calling", "calls", "exchange"),
    *("leading", "play", "claim", "scoring", "ending"),
}
MIRRORED = {
    "added": "removed",
    "removed": "added",
    "looser": "stricter",
    "stricter": "looser",
    "higher": "lower",
    "lower": "higher",
    "sooner": "later",
    "later": "sooner",
}
NOT_COMPARED = ("text",)
"""What a note says is only told to differ; its words are no rule."""

every_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
both_ways = pytest.mark.parametrize("swapped", [False, True], ids=["as written", "swapped"])


def written(file: Path) -> Any:  # noqa: ANN401 - as the document has it
    """Give what a file says."""
    reading = read_document(file.read_bytes(), file.name)
    assert reading.diagnostics == ()
    assert reading.root is not None
    return reading.root.plain()


def test_every_two_of_the_five_profiles_have_a_file() -> None:
    profiles = [
        *("canonical", "world-of-card-games", "nowplay-gg"),
        *("card-game-spades-rules", "openspiel"),
    ]
    pairs = {f"{a}--{b}.yaml" for i, a in enumerate(profiles) for b in profiles[i + 1 :]}
    assert {file.name for file in FILES} == pairs


# What the two texts say.


@every_file
@both_ways
def test_the_two_texts_differ_in_these_rules_and_values_and_in_no_others(
    file: Path, *, swapped: bool
) -> None:
    page = written(file)
    a, b = sides(page, swapped=swapped)
    changes = text_changes(load_profile(a), load_profile(b), SPADES)
    got = {one.rule: told(one) for one in changes if one.kind is not ChangeKind.RESTATED}
    wanted = {
        rule: {key: facts[key] for key in ("kind", "values", "stances")}
        for rule, facts in changed_rules(page, swapped=swapped).items()
    }
    assert_same(wanted, got)


@every_file
@both_ways
def test_the_two_sources_stand_otherwise_to_these_equal_rules_and_to_no_others(
    file: Path, *, swapped: bool
) -> None:
    page = written(file)
    a, b = sides(page, swapped=swapped)
    changes = text_changes(load_profile(a), load_profile(b), SPADES)
    restated = {one.rule: one for one in changes if one.kind is ChangeKind.RESTATED}
    wanted = restated_rules(page, swapped=swapped)
    assert_same(wanted, {rule: said(one) for rule, one in restated.items()})
    # Named are the parameters of which that is not told with the rule.
    named = {
        rule: {name for name in pairs if ways(pairs[name]) != ways(pairs.get("rule", []))}
        for rule, pairs in wanted.items()
    }
    assert {rule: set(one.parameters) for rule, one in restated.items()} == {
        rule: names - {"rule"} for rule, names in named.items()
    }


# What the two rule sets do.


@every_file
@both_ways
def test_the_comparison_comes_to_these_verdicts_directions_and_readings_and_to_no_others(
    file: Path, compared: Compared, *, swapped: bool
) -> None:
    page = written(file)
    found = compared(*sides(page, swapped=swapped))
    got = {one.change.rule: come_to(one) for one in found.changes if is_changed(one)}
    assert_same(changed_rules(page, swapped=swapped), got)
    assert found.verdict == "differs"


@every_file
@both_ways
def test_a_rule_that_is_only_said_otherwise_does_nothing(
    file: Path, compared: Compared, *, swapped: bool
) -> None:
    page = written(file)
    found = compared(*sides(page, swapped=swapped))
    rest = {one.change.rule: one for one in found.changes if not is_changed(one)}
    assert sorted(rest) == sorted(restated_rules(page, swapped=swapped))
    assert {one.verdict.value for one in rest.values()} <= {"no-effect"}
    assert {one.direction for one in rest.values()} | {one.witness for one in rest.values()} == {
        None
    }


@every_file
@both_ways
def test_these_readings_decide_a_rule_and_no_others(
    file: Path, compared: Compared, *, swapped: bool
) -> None:
    page = written(file)
    got = {
        f"{one.profile}@{one.reading}: {one.rule} {'parts' if one.parts else 'agrees'}"
        for one in compared(*sides(page, swapped=swapped)).open_questions
    }
    wanted = {
        f"{profile}@{reading}: {rule} {'parts' if parts else 'agrees'}"
        for profile, readings in page["open_questions"].items()
        for reading, rules in readings.items()
        for rule, parts in rules.items()
    }
    faults = [f"missing: {one}" for one in sorted(wanted - got)]
    faults += [f"unexpected: {one}" for one in sorted(got - wanted)]
    assert not faults, "\n".join(("not as written:", *faults))


@every_file
@both_ways
def test_these_questions_are_answered_otherwise_and_all_others_are_proved_alike(
    file: Path, compared: Compared, *, swapped: bool
) -> None:
    page = written(file)
    proofs = compared(*sides(page, swapped=swapped)).proofs
    assert {proof.question for proof in proofs} == QUESTIONS
    got = {proof.question: proof.verdict.value for proof in proofs}
    wanted = {one: "differs" if one in page["parts_on"] else "equal" for one in QUESTIONS}
    assert got == wanted


# What it comes to at the table: hands made up for the passages, asked under both.


def shown() -> Iterator[Any]:
    for file in FILES:
        page = written(file)
        for number, show in enumerate(page["shows"], 1):
            yield pytest.param(page, show, id=f"{file.stem}: {number} {show['rule']}")


@pytest.mark.parametrize(("page", "show"), [*shown()])
def test_a_hand_made_up_for_the_two_passages_comes_out_as_each_has_it(
    page: Mapping[str, Any], show: Mapping[str, Any]
) -> None:
    kind = next(key for key in show if key not in ("rule", "same", "first", "second", "a", "b"))
    cases = [
        {
            "case": show["rule"],
            "profile": page[side],
            **show.get(stands, {}),
            kind: show[kind],
            "expect": show[side],
        }
        for side, stands in (("a", "first"), ("b", "second"))
    ]
    reading = read_cases(json.dumps(cases), "shown.yaml")
    assert reading.diagnostics == ()
    load = Loader()
    assert [run_case(case, load=load).failures for case in reading.cases] == [(), ()]
    assert show.get("same", False) == (show["a"] == show["b"])


@every_file
def test_every_rule_that_differs_has_a_hand_made_up_for_it(file: Path) -> None:
    page = written(file)
    differing = {rule for rule, facts in page["changes"].items() if facts["verdict"] != "no-effect"}
    assert {show["rule"] for show in page["shows"] if not show.get("same")} == differing


# How a file is turned round, and how a result is written as a file would.


def sides(page: Mapping[str, Any], *, swapped: bool) -> tuple[str, str]:
    a, b = page["a"], page["b"]
    return (b, a) if swapped else (a, b)


def changed_rules(page: Mapping[str, Any], *, swapped: bool) -> dict[str, Facts]:
    """Give the changes of a file with everything that a comparison tells of each."""
    return {
        rule: {
            "kind": MIRRORED.get(facts["kind"], facts["kind"]) if swapped else facts["kind"],
            "values": turned(facts["values"]) if swapped else facts["values"],
            "stances": turned(facts["stances"]) if swapped else facts["stances"],
            "verdict": facts["verdict"],
            "with": facts.get("with", []),
            "direction": mirrored(facts.get("direction"), swapped=swapped),
            "readings": readings_in(page, facts, swapped=swapped),
            "alone": {
                name: mirrored(direction, swapped=swapped)
                for name, direction in facts.get("alone", {}).items()
            },
        }
        for rule, facts in page["changes"].items()
    }


def restated_rules(page: Mapping[str, Any], *, swapped: bool) -> dict[str, Facts]:
    restated: dict[str, Facts] = page["restated"]
    return {rule: turned(one) for rule, one in restated.items()} if swapped else restated


def turned(pairs: Any) -> Any:  # noqa: ANN401 - two, or two for each name
    """Change the two of a pair round, or those of every pair in a mapping."""
    if isinstance(pairs, list):
        return pairs[::-1]
    return {name: pair[::-1] for name, pair in pairs.items()}


def mirrored(direction: str | None, *, swapped: bool) -> str | None:
    return MIRRORED.get(direction, direction) if swapped and direction else direction


def readings_in(page: Mapping[str, Any], facts: Facts, *, swapped: bool) -> Any:  # noqa: ANN401 - a word or a list
    """Give `none`, `always`, or the two as read when they part."""
    if "parts_when" not in facts:
        return facts.get("readings", NONE)
    order = (1, 0) if swapped else (0, 1)
    names = (page["a"], page["b"])
    return sorted(
        ", ".join(f"{names[i]}@{read[i]}" if read[i] else names[i] for i in order)
        for read in facts["parts_when"]
    )


def is_changed(one: Difference) -> bool:
    return one.change.kind is not ChangeKind.RESTATED


def told(change: TextChange) -> Facts:
    """Write what the two texts do to a rule as a file does."""
    a, b = change.a, change.b
    stances = {"rule": [stance(a), stance(b)]}
    if change.kind is ChangeKind.RETUNED:
        values: Any = {
            name: []
            if name in NOT_COMPARED
            else [a.parameters[name].value, b.parameters[name].value]
            for name in change.parameters
        }
        stances |= {
            name: [stance(a.parameters[name]), stance(b.parameters[name])]
            for name in change.parameters
        }
    else:
        values = [whole(a), whole(b)]
        own = {n for one in (a, b) for n, v in one.parameters.items() if v.stance != one.stance}
        stances |= {
            name: [stance(a.parameters.get(name)), stance(b.parameters.get(name))] for name in own
        }
    return {"kind": change.kind.value, "values": values, "stances": stances}


def whole(stand: RuleStand) -> Any:  # noqa: ANN401 - a rule or nothing
    values = stand.values
    return values and {name: one for name, one in values.items() if name not in NOT_COMPARED}


def stance(stand: RuleStand | ValueStand | None) -> str:
    return NONE if stand is None or stand.stance is None else stand.stance.value


def said(change: TextChange) -> Facts:
    """Write where two sources stand otherwise to a rule or a parameter of it as a file does."""
    a, b = change.a, change.b
    stood = {"rule": [stance(a), stance(b)]} | {
        name: [stance(a.parameters[name]), stance(b.parameters[name])]
        for name in (a.parameters if b.policy else ())
    }
    return {name: pair for name, pair in stood.items() if len(set(ways(pair))) > 1}


def ways(pair: list[str]) -> list[str]:
    """Take what follows from a text for what is said there."""
    return ["states" if word == "implies" else word for word in pair]


def come_to(one: Difference) -> Facts:
    """Write a difference as a file does."""
    agreement: Any = NONE
    if one.agreement is Agreement.ALWAYS:
        agreement = "always"
    elif one.agreement is not None:
        agreement = sorted(one.under)
    return {
        **told(one.change),
        "verdict": one.verdict.value,
        "with": list(one.within),
        "direction": None if one.direction is None else one.direction.value,
        "readings": agreement,
        # What each of several values does by itself.
        "alone": {
            value.parameter: None if value.direction is None else value.direction.value
            for value in one.values
        },
    }


def assert_same(wanted: Mapping[str, Facts], got: Mapping[str, Facts]) -> None:
    """Hold what was found against what is written, and say everything that is not so."""
    faults = [*apart(wanted, got)]
    assert not faults, "\n".join(("not as written:", *faults))


def apart(wanted: Mapping[str, Facts], got: Mapping[str, Facts]) -> Iterator[str]:
    """Say what is missing, what is there unasked, and where a rule comes out otherwise."""
    yield from (f"missing: {rule} {wanted[rule]}" for rule in wanted if rule not in got)
    yield from (f"unexpected: {rule} {got[rule]}" for rule in got if rule not in wanted)
    for rule, facts in wanted.items():
        for key in (*facts, *(key for key in got.get(rule, {}) if key not in facts)):
            one, other = facts.get(key), got.get(rule, facts).get(key)
            if one != other:
                yield f"{rule}: {key}: expected {one}, got {other}"
