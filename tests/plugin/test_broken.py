"""A distribution that is broken gives one warning, and everything else goes on as before."""

from collections.abc import Callable

import pytest
from installing import Place

pytestmark = pytest.mark.slow

GAMES = "spades_rules.games"
POLICIES = "spades_rules.policies"
PROFILES = "spades_rules.profiles"

POLICY = '''"""A policy that is fine by itself."""

from dataclasses import dataclass

from spades_rules.kernel.questions import Line


@dataclass(frozen=True, slots=True, kw_only=True)
class Fine:
    """Every side scores a point."""

    tally = ""

    def earn(self, side):
        return (Line(1, words="a point"),)


@dataclass(slots=True, kw_only=True)
class Soft(Fine):
    """One that can be changed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mute:
    """One that answers nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Odd(Fine):
    """One that asks for what nobody can write."""

    when: complex = 0j


def function():
    """No class at all."""
'''.replace(
    "@dataclass(slots=True, kw_only=True)\nclass Soft(Fine)", "@dataclass(kw_only=True)\nclass Soft"
)

TWINS = {
    "a module that is not there": (
        {POLICIES: {"scoring.fine": "nowhere:Fine"}},
        "`scoring.fine` fails: No module named 'nowhere'",
    ),
    "a module that fails when it is loaded": (
        {POLICIES: {"scoring.fine": "ruined:Fine"}},
        "`scoring.fine` fails: division by zero",
    ),
    "a class that is not there": (
        {POLICIES: {"scoring.fine": "twin:Finer"}},
        "`scoring.fine` fails: module 'twin' has no attribute 'Finer'",
    ),
    "no class at all": (
        {POLICIES: {"scoring.fine": "twin:function"}},
        "`scoring.fine` fails: a policy is a frozen dataclass",
    ),
    "a class that can be changed": (
        {POLICIES: {"scoring.soft": "twin:Soft"}},
        "`scoring.soft` fails: a policy is a frozen dataclass, and this one can be changed",
    ),
    "a class that answers nothing": (
        {POLICIES: {"scoring.mute": "twin:Mute"}},
        "`scoring.mute` fails: to answer `scoring` it must have `earn` or `settle`",
    ),
    "a class that answers another question": (
        {POLICIES: {"ending.fine": "twin:Fine"}},
        "`ending.fine` fails: to answer `ending` it must have `reached`",
    ),
    "a parameter that nobody can write": (
        {POLICIES: {"scoring.odd": "twin:Odd"}},
        "`scoring.odd` fails: no profile can write what its parameter `when` is",
    ),
    "a name that is none": (
        {POLICIES: {"fine": "twin:Fine"}},
        "`fine` fails: its name must read `slot.policy`",
    ),
    "a question that nobody asks": (
        {POLICIES: {"score.fine": "twin:Fine"}},
        "`score.fine` fails: no game asks `score`",
    ),
    "the name of one of our policies": (
        {POLICIES: {"scoring.nil_points": "twin:Fine"}},
        "`scoring.nil_points` fails: `spades_rules` has a policy of that name",
    ),
    "the name of somebody else's policy": (
        {POLICIES: {"scoring.most_tricks": "twin:Fine"}},
        "`scoring.most_tricks` fails: `triomphe-rules` has a policy of that name",
    ),
    "a second one of its own": (
        {POLICIES: {"scoring.fine": "twin:Fine", "scoring.mute": "twin:Mute"}},
        "`scoring.mute` fails: to answer `scoring` it must have `earn` or `settle`",
    ),
    "a game that is none": (
        {GAMES: {"twin": "twin:Fine"}},
        "`twin` fails: it is no description of a game",
    ),
    "the name of one of our games": (
        {GAMES: {"twin": "spades_rules.games.spades:SPADES"}},
        "`twin` fails: there is a game `spades` already",
    ),
    "profiles that are not there": (
        {PROFILES: {"twin": "twin_profiles"}},
        "`twin` fails: there is no package `twin_profiles`",
    ),
}


@pytest.mark.parametrize("twin", TWINS)
def test_it_is_left_out_with_one_warning_and_the_rest_goes_on(
    twin: str, beside: Callable[..., Place]
) -> None:
    points, cause = TWINS[twin]
    place = beside("zz-twin", points, {"twin": POLICY, "ruined": "1 / 0\n"})
    warning = f"warning: `zz-twin` is left out: {cause}\n"
    listed = place.run("list")
    assert (listed.code, listed.err) == (0, warning)
    assert "french" in listed.out
    scored = place.run("score", "canonical", "--side", "nil,4:1,3")
    assert (scored.code, scored.err) == (0, warning)
    assert scored.out.startswith("seats 0 and 2: -140 points")


FALLING = '''"""A policy that falls down when it is asked."""

from dataclasses import dataclass

from spades_rules.kernel.actions import Call


@dataclass(frozen=True, slots=True, kw_only=True)
class Falls:
    """Nobody knows what it is worth."""

    tally = ""

    def earn(self, side):
        if any(side.tricks):
            raise RuntimeError("the scales are broken")
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Stammers:
    """A player may call something, if only it could be said."""

    def vocabulary(self):
        return (Call(self.word, tricks=1),)

    def offers(self, table, seat):
        return self.vocabulary()


@dataclass(frozen=True, slots=True, kw_only=True)
class Breaks:
    """It cannot even be made."""

    tally = ""
    points: int = 1

    def __post_init__(self):
        raise RuntimeError("no such thing")

    def earn(self, side):
        return ()
'''

HOUSE = """format: 1
name: house
title: House
game: spades
extends: canonical
rules:
  {slot}:
    own: {{policy: {policy}}}
"""


@pytest.fixture
def falling(beside: Callable[..., Place]) -> Place:
    names = {
        "scoring.falls": "falling:Falls",
        "calls.stammers": "falling:Stammers",
        "scoring.breaks": "falling:Breaks",
    }
    place = beside("zz-falling", {POLICIES: names}, {"falling": FALLING})
    for slot, policy in (one.split(".") for one in names):
        house = HOUSE.format(slot=slot, policy=policy)
        (place.folder / f"{policy}.yaml").write_text(house, encoding="utf-8")
    return place


def test_a_policy_that_fails_when_it_is_asked_is_a_finding_about_its_rule(falling: Place) -> None:
    ran = falling.run("check", "stammers.yaml")
    assert (ran.code, ran.err) == (1, "stammers.yaml: 1 finding\n")
    said = "stammers.yaml:8:19: error[rule-fails]: `calls.own` fails when it is asked: "
    assert ran.out.startswith(f"{said}'Stammers' object has no attribute 'word'\n")


def test_a_policy_that_cannot_be_made_is_a_finding_about_its_rule(falling: Place) -> None:
    ran = falling.run("check", "breaks.yaml")
    assert (ran.code, ran.err) == (1, "breaks.yaml: 1 finding\n")
    said = "breaks.yaml:8:19: error[rule-fails]: the policy fails when it is made: no such thing\n"
    assert ran.out.startswith(said)


def test_a_policy_that_fails_in_the_middle_of_a_game_ends_the_command_with_its_name(
    falling: Place,
) -> None:
    for words in (
        ("score", "falls.yaml", "--side", "4,4:4,4"),
        ("diff", "canonical", "falls.yaml"),
        ("check", "falls.yaml"),
    ):
        ran = falling.run(*words)
        assert (ran.code, ran.out) == (2, "")
        assert (
            ran.err == "the policy `scoring.falls` of `zz-falling` fails: the scales are broken\n"
        )


def test_who_does_not_use_it_never_hears_of_it(falling: Place) -> None:
    ran = falling.run("check", "canonical", "triomphe/french")
    assert "zz-falling" not in ran.out + ran.err
    assert falling.run("score", "canonical", "--side", "4,4:4,4").err == ""
