"""How a profile lays its rules over those of its parents."""

from pathlib import Path

import pytest

from spades_rules.profile import Profile, ProfileError, load_profile

GOOD = Path(__file__).parents[1] / "profiles" / "good"
HEAD = "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"


def house(rules: str) -> Profile:
    return load_profile("house.yaml", text=HEAD + rules)


def parameters(profile: Profile, rule: str) -> dict[str, object]:
    setting = profile.setting(rule)
    assert setting is not None
    return dict(setting.parameters)


def test_keys_merge_while_the_policy_stays_the_same() -> None:
    profile = house("rules: {scoring: {bags: {every: 5}}}\n")
    assert parameters(profile, "scoring.bags") == {
        "every": 5,
        "points": -100,
        "several": True,
        "carry": "remainder",
        "to": "side",
    }


def test_naming_the_same_policy_again_keeps_what_the_parents_say() -> None:
    nil = parameters(load_profile(GOOD / "grandchild.yaml"), "scoring.nil")
    assert (nil["made"], nil["failed"]) == (50, 0)


def test_another_policy_takes_no_parameter_over() -> None:
    rules = "rules: {play: {breaking: {policy: no_trump_on_first_trick}}}\n"
    assert parameters(house(rules), "play.breaking") == {"forced": "allowed"}


def test_another_policy_keeps_the_place_of_the_rule() -> None:
    rules = "rules: {play: {follow_suit: {policy: no_trump_on_first_trick}}}\n"
    assert list(house(rules).rules["play"]) == ["follow_suit", "breaking"]


def test_a_new_rule_comes_last() -> None:
    rules = "rules: {scoring: {a_second_nil: {policy: nil_points}, bags: {every: 5}}}\n"
    assert list(house(rules).rules["scoring"])[-1] == "a_second_nil"
    assert list(house(rules).rules["scoring"])[:-1] == list(
        load_profile("canonical").rules["scoring"]
    )


def test_null_drops_a_rule_and_the_place_is_kept() -> None:
    profile = house("rules:\n  scoring:\n    bags: null\n")
    assert profile.setting("scoring.bags") is None
    assert str(profile.dropped["scoring.bags"].span) == "house.yaml:8:11"


def test_a_dropped_rule_may_come_back() -> None:
    bags = parameters(load_profile(GOOD / "grandchild.yaml"), "scoring.bags")
    assert (bags["every"], bags["points"]) == (5, -50)


def test_null_for_a_parameter_is_its_value() -> None:
    rules = "rules: {calls: {blind_nil: {policy: blind_nil_bid, behind: null}}}\n"
    assert parameters(house(rules), "calls.blind_nil")["behind"] is None


def test_each_value_knows_everybody_who_gave_it() -> None:
    profile = load_profile(GOOD / "grandchild.yaml", sets=["scoring.nil.failed=-25"])
    setting = profile.setting("scoring.nil")
    assert setting is not None
    told = [(one.layer.name, one.value) for one in setting.origins["failed"]]
    assert told == [("canonical", -100), ("house-rules", -50), ("grandchild", 0), ("--set", -25)]
    origin = setting.origin("made")
    assert origin is not None
    assert (origin.layer.name, origin.value) == ("house-rules", 50)
    assert str(origin.span).endswith("house-rules.yaml:11:17")


def test_a_value_that_nobody_gave_has_no_origin() -> None:
    setting = load_profile(GOOD / "whole.yaml").setting("scoring.contract")
    assert setting is not None
    assert setting.parameters["made"] == 10
    assert setting.origin("made") is None
    assert str(setting.span).endswith("whole.yaml:17:24")


def test_rules_stand_in_the_order_of_the_games_questions() -> None:
    slots = list(load_profile("canonical").rules)
    assert slots[:5] == ["seating", "deck", "ranking", "trump", "dealing"]
    assert slots[-2:] == ["result", "procedure"]


def test_layers_are_told_from_the_furthest_parent_on() -> None:
    profile = load_profile(
        f"{GOOD / 'grandchild.yaml'}@no-nil-at-all", overlay={"scoring.bags": None}
    )
    assert [layer.name for layer in profile.layers] == [
        "canonical",
        "house-rules",
        "grandchild",
        "grandchild@no-nil-at-all",
        "with",
    ]


def test_an_error_in_a_parent_is_found_in_the_parents_file(tmp_path: Path) -> None:
    (tmp_path / "parent.yaml").write_text(
        HEAD + "rules:\n  scoring:\n    bags: {every: ten}\n", encoding="utf-8"
    )
    child = tmp_path / "child.yaml"
    child.write_text(HEAD.replace("canonical", "parent.yaml"), encoding="utf-8")
    with pytest.raises(ProfileError) as raised:
        load_profile(child)
    assert [str(one.span) for one in raised.value.diagnostics] == [f"{tmp_path}/parent.yaml:8:19"]


def test_a_parents_error_that_the_child_repairs_is_none(tmp_path: Path) -> None:
    (tmp_path / "parent.yaml").write_text(
        HEAD + "rules: {bidding: {cap: {policy: side_maximum}}}\n", encoding="utf-8"
    )
    child = tmp_path / "child.yaml"
    child.write_text(
        HEAD.replace("canonical", "parent.yaml") + "rules: {bidding: {cap: {tricks: 12}}}\n",
        encoding="utf-8",
    )
    assert parameters(load_profile(child), "bidding.cap") == {"tricks": 12}
