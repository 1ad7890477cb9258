"""A case names its rules so that they are found again, with what is changed in them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from spades_rules.audit.hybrids import pair_of
from spades_rules.audit.overlays import as_written, called, overlay_of, own_overlay, put_back
from spades_rules.catalog import Catalog
from spades_rules.document import Plain
from spades_rules.profile import Profile, load_profile

House = Callable[..., Profile]

Written = Callable[..., Path]

FLOOR: Plain = {"policy": "floor", "points": -200}


def overlay(a: Profile, b: Profile, *rules: str) -> dict[str, Plain]:
    """Give what has to be changed in one profile for some rules to be as in another."""
    return overlay_of(pair_of(a, b, Catalog.builtin()), rules)


@pytest.mark.parametrize(
    "name", ["canonical", "openspiel", "canonical@a-forced-lead-breaks", "nowplay-gg"]
)
def test_a_shipped_profile_is_called_by_its_name_and_its_reading(name: str) -> None:
    assert called(load_profile(name)) == name


def test_of_two_readings_both_are_named() -> None:
    both = load_profile("card-game-spades-rules@set-on-bid+bids-per-side")
    assert called(both) == "card-game-spades-rules@set-on-bid+bids-per-side"


def test_a_profile_from_a_file_is_called_by_the_file(house_in: Written) -> None:
    file = house_in("house.yaml", {})
    assert called(load_profile(file)) == str(file)


def test_a_file_with_the_name_of_a_shipped_profile_is_not_taken_for_it(house_in: Written) -> None:
    file = house_in("openspiel.yaml", {}, name="openspiel")
    assert called(load_profile(file)) == str(file)


def test_a_reading_of_a_file_is_named_behind_the_file(house_in: Written) -> None:
    dear = {"scoring": {"nil": {"made": 200}}}
    reading = {"about": "scoring.nil.made", "says": "dear", "rules": dear}
    file = house_in("house.yaml", {}, readings={"dear": reading})
    assert called(load_profile(f"{file}@dear")) == f"{file}@dear"


MINIMUM: Plain = {"policy": "side_minimum", "tricks": 4}
MAXIMUM: Plain = {"policy": "side_maximum", "tricks": 13}


def test_a_rule_that_a_case_adds_comes_last(house: House) -> None:
    pair = pair_of(
        house({"bidding": {"low": MINIMUM}}),
        house({"bidding": {"high": MAXIMUM, "low": MINIMUM}}),
        Catalog.builtin(),
    )
    made = as_written(pair.one, pair.other)
    assert [rule.id for rule in made.of("bidding")] == ["bidding.low", "bidding.high"]
    assert as_written(pair.other, pair.other) is pair.other


def test_a_rule_is_put_back_where_it_stood_and_else_last(house: House) -> None:
    low_and_high: Plain = {"low": MINIMUM, "high": MAXIMUM}
    one = pair_of(house({"bidding": low_and_high}), house({}), Catalog.builtin()).one
    more: Plain = {"policy": "side_minimum", "tricks": 5}
    other = house({"bidding": {"low": more, "not": {"policy": "not_one"}}})
    second = pair_of(other, house({}), Catalog.builtin()).one
    back = put_back(second, one, ("bidding.low", "bidding.high", "bidding.not"))
    assert [rule.id for rule in back.of("bidding")] == ["bidding.low", "bidding.high"]
    assert back.of("bidding")[0] == one.of("bidding")[0]


def test_only_what_was_set_from_outside_is_a_change_of_ones_own(house: House) -> None:
    assert own_overlay(house({"scoring": {"nil": {"made": 50}}})) == {}
    set_by_hand = load_profile(
        "canonical", sets=("scoring.nil.made=50", "ending.target.points=300")
    )
    assert own_overlay(set_by_hand) == {"scoring.nil.made": 50, "ending.target.points": 300}


def test_a_rule_that_was_added_from_outside_is_written_whole() -> None:
    added = load_profile("canonical", overlay={"ending.floor": FLOOR})
    assert own_overlay(added) == {"ending.floor": {"policy": "floor", "points": -200}}


def test_a_rule_that_was_dropped_from_outside_is_gone() -> None:
    assert own_overlay(load_profile("canonical", overlay={"scoring.bags": None})) == {
        "scoring.bags": None
    }


def test_of_the_same_policy_only_the_values_that_differ_are_changed(house: House) -> None:
    other = house({"scoring": {"nil": {"made": 50}}, "ending": {"target": {"points": 300}}})
    assert overlay(load_profile("canonical"), other, "scoring.nil") == {"scoring.nil.made": 50}


def test_a_rule_that_the_second_has_not_goes_and_one_that_only_it_has_comes(house: House) -> None:
    other = house({"scoring": {"bags": None}, "ending": {"floor": FLOOR}})
    assert overlay(load_profile("canonical"), other, "scoring.bags", "ending.floor") == {
        "scoring.bags": None,
        "ending.floor": {"policy": "floor", "points": -200},
    }


def test_another_policy_is_written_whole(house: House) -> None:
    other = house({"play": {"breaking": {"policy": "no_trump_on_first_trick"}}})
    assert overlay(load_profile("canonical"), other, "play.breaking") == {
        "play.breaking": {"policy": "no_trump_on_first_trick", "forced": "allowed"}
    }


def test_what_was_set_from_outside_stays_beside_the_rules_of_the_second(house: House) -> None:
    first = load_profile("canonical", sets=("scoring.nil.made=50",))
    other = house({"ending": {"target": {"points": 300}}})
    assert overlay(first, other, "ending.target") == {
        "scoring.nil.made": 50,
        "ending.target.points": 300,
    }


def test_a_rule_taken_from_the_second_is_no_longer_as_it_was_set_from_outside(
    house: House,
) -> None:
    first = load_profile("canonical", sets=("scoring.nil.made=50", "scoring.nil.failed=-50"))
    other = house({"scoring": {"nil": {"failed": -200}}})
    assert overlay(first, other, "scoring.nil") == {
        "scoring.nil.made": 100,
        "scoring.nil.failed": -200,
    }
