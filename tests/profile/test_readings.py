"""Two ways to understand a source, and how one is chosen."""

from collections.abc import Callable

import pytest

from spades_rules.profile import load_profile, read_profile

CAP = "{bidding: {cap: {policy: side_maximum, tricks: 9}}}"
AGAIN = "{play: {breaking: {policy: follow_suit}}}"
HEAD = "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"


def test_a_reading_changes_its_rule() -> None:
    base = load_profile("canonical").setting("result.winner")
    read = load_profile("canonical@first-difference-decides").setting("result.winner")
    assert base is not None
    assert read is not None
    assert (base.parameters["tie"], read.parameters["tie"]) == ("play_on", "sudden_death")


def test_several_readings_join() -> None:
    profile = load_profile("canonical@first-difference-decides+a-side-bids-at-most-thirteen")
    assert profile.active == ("first-difference-decides", "a-side-bids-at-most-thirteen")
    assert profile.setting("bidding.side_maximum") is not None


def test_a_reading_keeps_where_it_changes_what() -> None:
    setting = load_profile("canonical@first-difference-decides").setting("result.winner")
    assert setting is not None
    told = [(one.layer.name, one.value) for one in setting.origins["tie"]]
    assert told == [
        ("canonical", "play_on"),
        ("canonical@first-difference-decides", "sudden_death"),
    ]


def test_the_same_reading_twice_excludes_itself() -> None:
    text = "canonical@first-difference-decides+first-difference-decides"
    found = read_profile(text).diagnostics
    assert [(one.code, str(one.span)) for one in found] == [("readings-exclude", "<profile>:1:36")]


def test_a_reading_that_is_none_gets_a_guess() -> None:
    found = read_profile("canonical@first-diference-decides").diagnostics
    assert found[0].hint.startswith("did you mean `first-difference-decides`?")


@pytest.mark.parametrize(
    ("readings", "found"),
    [
        (
            "  r: {about: scoring.bags, says: x, rules: {scoring: {bags: {every: 0}}}}\n",
            ["out-of-range 7:69"],
        ),
        (
            "  r: {about: scoring.bags, says: x, rules: {scoring: {bags: {policy: x}}}}\n",
            ["unknown-policy 7:70"],
        ),
        (
            "  r: {about: scoring.bags, says: x, rules: {scoring: {slam: null}}}\n",
            ["nothing-to-drop 7:55", "reading-outside-about 7:55"],
        ),
        (
            "  r: {about: scoring.bags.every, says: x, rules: {scoring: {bags: null}}}\n",
            ["reading-outside-about 7:61"],
        ),
        ("  r: {about: [], says: x, rules: {}}\n", ["missing-key 7:14"]),
        ("  r: {about: scoring.bags}\n", ["missing-key 7:3", "missing-key 7:3"]),
        (
            "  r: {about: 3, says: [x], rules: [], becaus: x}\n",
            ["wrong-type 7:14", "wrong-type 7:23", "wrong-type 7:35", "unknown-key 7:39"],
        ),
        ("  r: 3\n", ["wrong-type 7:6"]),
        ("  R+: {about: scoring.bags, says: x, rules: {}}\n", ["bad-name 7:3"]),
        ("  r: {about: bidding.no_such_rule_here, says: x, rules: {}}\n", []),
        ("  r: {about: bidding.mirror.x, says: x, rules: {}}\n", ["unknown-path 7:14"]),
        ("  r: {about: table.turns, says: x, rules: {}}\n", ["unknown-path 7:14"]),
        ("  r: {about: table.turn, says: x, rules: {}}\n", []),
        ("  r: {about: bids.nil, says: x, rules: {}}\n", ["unknown-path 7:14"]),
        ("  r: {about: scoring, says: x, rules: {}}\n", ["unknown-path 7:14"]),
        ("  r: {about: scoring.Bags, says: x, rules: {}}\n", ["unknown-path 7:14"]),
        ("  r: {about: scoring.bags.evry, says: x, rules: {}}\n", ["unknown-path 7:14"]),
        (
            f"  r: {{about: bidding.cap.tricks, says: x, rules: {CAP}}}\n",
            ["reading-outside-about 7:61"],
        ),
        (
            f"  r: {{about: bidding.cap, says: x, rules: {CAP}}}\n",
            [],
        ),
        (
            f"  r: {{about: play.breaking, says: x, rules: {AGAIN}}}\n",
            [],
        ),
        (
            f"  r: {{about: play.breaking.suit, says: x, rules: {AGAIN}}}\n",
            ["reading-outside-about 7:69"],
        ),
    ],
)
def test_each_reading_is_checked_by_itself(
    readings: str, found: list[str], codes: Callable[[str], list[str]]
) -> None:
    assert codes(HEAD + "readings:\n" + readings) == found
