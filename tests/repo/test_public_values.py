"""What a host gets, it can copy, keep and send to another process, whatever it is."""

import copy
import inspect
import pickle
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum
from functools import cache
from random import Random

import pytest

import spades_rules
from spades_rules.players import chance

STAY = {
    "Catalog": "it holds classes, which a process finds for itself",
    "Profile": "it holds its documents; what a process plays by is its `Ruleset`",
}
"""What is not sent to another process, and why."""

NAMES = [
    name
    for name in spades_rules.__all__
    if inspect.isclass(getattr(spades_rules, name))
    and not issubclass(getattr(spades_rules, name), Enum)
]


@cache
def values() -> Mapping[str, object]:
    """Give a value of every public class, by its name."""
    profile = spades_rules.load_profile("canonical")
    other = spades_rules.load_profile("world-of-card-games")
    rules = spades_rules.compile_ruleset(profile)
    table = spades_rules.new_game(rules)
    deal = chance(table, Random(1))  # noqa: S311 - the same deal every time
    table.push(deal)
    ruling = spades_rules.rule_on(table, deal)
    with pytest.raises(spades_rules.ProfileError) as unusable:
        spades_rules.load_profile("nowhere")
    difference = spades_rules.diff(profile, other, only=["scoring.failed_nil_tricks"])
    sheet = rules.score([spades_rules.Call("3", tricks=3)] * 4, [3, 4, 3, 3])
    found = [
        profile,
        rules,
        table,
        deal,
        ruling,
        unusable.value,
        difference,
        sheet,
        spades_rules.Catalog.standard(),
        spades_rules.Call("3", tricks=3),
        spades_rules.Claim(),
        spades_rules.Concede(),
        spades_rules.Look(),
        spades_rules.Pass(deal.hands[0][:2]),
        spades_rules.Play(deal.hands[0][0]),
        spades_rules.RefusedError(ruling),
        spades_rules.explain("scoring.nil", profile),
        spades_rules.find_witness(profile, other, "scoring.failed_nil_tricks"),
        spades_rules.view(table, 0),
        rules.legal_cards(deal.hands[0]),
        rules.rules[0],
        rules.standing([100, 200], tallies={"bags": [3, 4]}, round=5),
        rules.verdict([500, 400]),
        difference.changes[0],
        sheet.lines[0],
        unusable.value.diagnostics[0],
        unusable.value.diagnostics[0].span,
    ]
    return {type(value).__name__: value for value in found}


def seen(value: object) -> object:
    """Give what can be compared of a value: itself, or what it says where each is its own."""
    own = (spades_rules.Table, BaseException)
    return (repr(value), str(value)) if isinstance(value, own) else value


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_the_same(name: str) -> None:
    value = values()[name]
    for copied in (copy.copy(value), copy.deepcopy(value), copy.deepcopy([value])[0]):
        assert seen(copied) == seen(value)
        assert type(copied) is type(value)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in STAY])
def test_it_arrives_in_another_process_as_it_was(name: str) -> None:
    value = values()[name]
    assert seen(pickle.loads(pickle.dumps(value))) == seen(value)  # noqa: S301 - our own bytes


@pytest.mark.parametrize("name", NAMES)
def test_it_says_what_it_is(name: str) -> None:
    assert " object at 0x" not in repr(values()[name])


WRONG = {
    "compile_ruleset": spades_rules.compile_ruleset,
    "diff": lambda wrong: spades_rules.diff(spades_rules.load_profile("canonical"), wrong),
    "find_witness": lambda wrong: spades_rules.find_witness(
        wrong, spades_rules.load_profile("canonical"), "scoring.nil"
    ),
    "explain": lambda wrong: spades_rules.explain("scoring.nil", wrong),
    "lint": lambda wrong: spades_rules.lint(wrong, wrong),
}
"""What is given a profile."""


@pytest.mark.parametrize("ask", WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("wrong", ["canonical", None, 3])
def test_a_name_is_not_taken_for_a_profile(ask: Callable[[object], object], wrong: object) -> None:
    with pytest.raises(TypeError, match=f"{wrong!r} is no profile, as `load_profile` gives one"):
        ask(wrong)


def test_a_profile_is_not_taken_for_a_rule_set() -> None:
    with pytest.raises(TypeError, match="is no rule set, as `compile_ruleset` makes one"):
        spades_rules.new_game(values()["Profile"])


def test_a_rule_that_is_none_has_no_witness_and_says_so() -> None:
    profile = spades_rules.load_profile("canonical")
    words = "neither profile has a rule `scoring.nill`; did you mean `scoring.nil`?"
    with pytest.raises(ValueError, match=re.escape(words)):
        spades_rules.find_witness(profile, profile, "scoring.nill")
    assert spades_rules.find_witness(profile, profile, "scoring.nil") is None


def test_a_game_that_a_catalog_has_not_is_named() -> None:
    profile = spades_rules.load_profile("hearts/openspiel")
    known = spades_rules.Catalog.builtin()
    others = {name: game for name, game in known.games.items() if name != "hearts"}
    words = "the catalog has no game `hearts`, of which openspiel is a profile"
    with pytest.raises(ValueError, match=words):
        spades_rules.compile_ruleset(profile, catalog=replace(known, games=others))
