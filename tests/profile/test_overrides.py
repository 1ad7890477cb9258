"""What is laid over a profile from the command line or from a case."""

import pytest

from spades_rules.document import Plain, read_document
from spades_rules.profile import load_profile, read_profile


def value(profile_sets: list[str], rule: str, parameter: str) -> Plain:
    setting = load_profile("canonical", sets=profile_sets).setting(rule)
    assert setting is not None
    return setting.parameters[parameter]


def test_a_value_is_set_from_the_command_line() -> None:
    assert value(["scoring.nil.made=50"], "scoring.nil", "made") == 50


def test_the_last_of_two_values_holds() -> None:
    sets = ["scoring.nil.made=50", "scoring.nil.made=75"]
    assert value(sets, "scoring.nil", "made") == 75


def test_a_value_may_be_null_where_a_parameter_can_be() -> None:
    assert value(["scoring.nil.both_made=null"], "scoring.nil", "both_made") is None


def test_a_policy_may_be_chosen_and_its_parameters_with_it() -> None:
    sets = ["play.breaking.policy=no_trump_on_first_trick", "play.breaking.forced=unsaid"]
    assert value(sets, "play.breaking", "forced") == "unsaid"


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("scoring.nil.made", "wrong-set", "--set:1:1"),
        ("scoring.bags=null", "wrong-set", "--set:1:1"),
        ("scoring.nil.made.x=3", "wrong-set", "--set:1:1"),
        ("scoring.nil.made=1\nx: 2", "wrong-set", "--set:1:1"),
        ("scoring.slam.points=3", "unknown-rule", "--set:1:1"),
        ("scorin.nil.made=3", "unknown-rule", "--set:1:1"),
        ("scoring.nil.mad=3", "unknown-parameter", "--set:1:1"),
        ("scoring.nil.made=x", "wrong-type", "--set:1:19"),
        ("scoring.nil.made=", "empty-value", "--set:1:1"),
        ("scoring.nil.made=010", "yaml-quote-it", "--set:1:19"),
        ("scoring.nil.both=some", "unknown-value", "--set:1:19"),
    ],
)
def test_a_wrong_override_is_found_in_the_words_of_the_command_line(
    text: str, code: str, place: str
) -> None:
    found = read_profile("canonical", sets=[text]).diagnostics
    assert [(one.code, str(one.span)) for one in found] == [(code, place)]


def test_a_case_may_give_a_whole_rule_and_it_comes_last() -> None:
    overlay: dict[str, Plain] = {"play.first": {"policy": "no_trump_on_first_trick"}}
    profile = load_profile("canonical", overlay=overlay)
    assert list(profile.rules["play"]) == ["follow_suit", "breaking", "first"]


def test_a_case_may_drop_a_rule_even_one_that_is_not_there() -> None:
    profile = load_profile("canonical", overlay={"scoring.bags": None, "claim.rest": None})
    assert profile.setting("scoring.bags") is None


def test_a_case_is_laid_over_a_reading() -> None:
    profile = load_profile(
        "canonical@first-difference-decides", overlay={"result.winner.tie": "draw"}
    )
    setting = profile.setting("result.winner")
    assert setting is not None
    assert setting.parameters["tie"] == "draw"
    assert profile.label == "canonical@first-difference-decides"


def test_a_wrong_overlay_is_found_where_the_case_stands() -> None:
    root = read_document("scoring.nil.mad: 3\nbags: null\nscoring.bags: 3\n", "case.yaml").root
    found = read_profile("canonical", overlay=root).diagnostics
    assert [(one.code, str(one.span)) for one in found] == [
        ("unknown-parameter", "case.yaml:1:1"),
        ("unknown-slot", "case.yaml:2:1"),
        ("wrong-type", "case.yaml:3:15"),
    ]


def test_a_plain_overlay_may_be_wrong_as_well() -> None:
    found = read_profile("canonical", overlay={"scoring": 3, "play.a.b.c": 1}).diagnostics
    assert [one.code for one in found] == ["unknown-path", "unknown-path"]
