"""The ways to read two sources on a rule, and profiles read again without their files."""

from collections.abc import Callable
from pathlib import Path

import pytest
from shelf import LATER, SOURCES, some

from spades_rules.audit.readings import combinations, read_as, readings_about
from spades_rules.document import Plain
from spades_rules.profile import Profile, ProfileError, load_profile

PROFILES = tuple(load_profile(name) for name in (*SOURCES, *some(LATER, 4)))
RULES: Plain = {"scoring": {"nil": {"made": 50}}}
READINGS: Plain = {
    "nil-is-dear": {
        "about": "scoring.nil.made",
        "says": "it was meant to be dear",
        "rules": {"scoring": {"nil": {"made": 200}}},
    },
    "nil-is-cheap": {
        "about": "scoring.nil.made",
        "says": "it was meant to be cheap",
        "rules": {"scoring": {"nil": {"made": 20}}},
    },
    "nil-hurts": {
        "about": "scoring.nil.failed",
        "says": "it was meant to hurt",
        "rules": {"scoring": {"nil": {"failed": -200}}},
    },
    "all-of-play": {
        "about": ["play.breaking", "play.follow_suit"],
        "says": "anything goes",
        "rules": {"play": {"breaking": None}},
    },
}


@pytest.fixture
def unclear(house: Callable[..., Profile]) -> Profile:
    """Give a house whose text can be read in many ways."""
    return house(RULES, readings=READINGS)


def test_only_readings_about_the_rule_are_asked_for() -> None:
    a, b = load_profile("canonical"), load_profile("card-game-spades-rules")
    assert combinations(a, b, "play.breaking") == (
        ((), ()),
        ((), ("only-spades-may-be-led",)),
        (("a-forced-lead-breaks",), ()),
        (("a-forced-lead-breaks",), ("only-spades-may-be-led",)),
    )
    assert combinations(a, b, "scoring.nil") == (((), ()),)


def test_a_reading_about_two_rules_is_one_of_both() -> None:
    card_game = load_profile("card-game-spades-rules")
    assert [one.name for one in readings_about(card_game, "bidding.side_minimum")] == [
        "bids-per-side"
    ]
    assert [one.name for one in readings_about(card_game, "calls.tricks")] == [
        "bids-per-side",
        "four-is-advice",
    ]


def test_readings_that_exclude_each_other_never_stand_together(unclear: Profile) -> None:
    assert combinations(unclear, load_profile("canonical"), "scoring.nil") == (
        ((), ()),
        (("nil-is-dear",), ()),
        (("nil-is-cheap",), ()),
        (("nil-hurts",), ()),
        (("nil-is-dear", "nil-hurts"), ()),
        (("nil-is-cheap", "nil-hurts"), ()),
    )


def test_under_a_reading_only_those_that_go_with_it_are_left(unclear: Profile) -> None:
    dear = read_as(unclear, ("nil-is-dear",))
    assert [one.name for one in readings_about(dear, "scoring.nil")] == ["nil-hurts"]


def test_a_reading_about_a_parameter_is_about_its_rule_and_the_other_way_round(
    unclear: Profile,
) -> None:
    assert [one.name for one in readings_about(unclear, "play.breaking.forced")] == ["all-of-play"]
    assert [one.name for one in readings_about(unclear, "play.breaking")] == ["all-of-play"]
    assert readings_about(unclear, "play.first_trick") == ()


@pytest.mark.parametrize("profile", PROFILES, ids=[one.name for one in PROFILES])
def test_a_profile_read_again_is_what_loading_it_so_gives(profile: Profile) -> None:
    for name in profile.readings:
        assert read_as(profile, (name,)) == load_profile(f"{profile.name}@{name}")


def test_no_file_is_read_again(house_in: Callable[..., Path]) -> None:
    file = house_in("house.yaml", RULES, readings=READINGS)
    profile = load_profile(file)
    file.unlink()
    again = read_as(profile, ("nil-is-dear", "nil-hurts"))
    assert again.label == "house@nil-is-dear+nil-hurts"
    nil = again.setting("scoring.nil")
    assert nil is not None
    assert (nil.parameters["made"], nil.parameters["failed"]) == (200, -200)


def test_without_a_further_reading_the_profile_stays(unclear: Profile) -> None:
    assert read_as(unclear, ()) is unclear


def test_what_was_laid_over_from_outside_stays_on_top() -> None:
    card_game = load_profile(
        "card-game-spades-rules",
        sets=["scoring.contract.set_on=nothing"],
        overlay={"scoring.nil.made": 75},
    )
    again = read_as(card_game, ("set-on-bid",))
    contract, nil = again.setting("scoring.contract"), again.setting("scoring.nil")
    assert contract is not None
    assert nil is not None
    assert (contract.parameters["set_on"], nil.parameters["made"]) == ("nothing", 75)


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("set-on-bed",), "unknown-reading"),
        (("a/b",), "unknown-reading"),
        (("set-on-bid", "set-on-short"), "readings-exclude"),
    ],
)
def test_a_reading_that_cannot_be_had_is_refused(names: tuple[str, ...], code: str) -> None:
    with pytest.raises(ProfileError) as refused:
        read_as(load_profile("card-game-spades-rules"), names)
    assert [one.code for one in refused.value.diagnostics] == [code]


def test_a_reading_that_the_one_in_force_excludes_is_refused() -> None:
    with pytest.raises(ProfileError, match="about the same thing"):
        read_as(load_profile("card-game-spades-rules@set-on-bid"), ("set-on-short",))
