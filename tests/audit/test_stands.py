"""How a rule stands in a profile: who set what, where, and how firmly the source says so."""

from collections.abc import Callable

import pytest

from spades_rules.audit.stands import LEAST_FIRM, filled_from, least_firm, stand_of
from spades_rules.profile import Evidence, Profile, Stance, load_profile

House = Callable[..., Profile]


def evidence(*stances: Stance) -> tuple[Evidence, ...]:
    (node,) = stand_of("scoring.bags", load_profile("card-game-spades-rules")).passages
    return tuple(Evidence(stance, ("1",), "so", "", node.node) for stance in stances)


def test_each_value_has_the_text_that_set_it_and_what_the_source_says_on_it() -> None:
    stand = stand_of("play.breaking", load_profile("card-game-spades-rules"))
    assert (stand.policy, stand.layer) == ("breaking", "card-game-spades-rules")
    assert [
        (name, one.value, one.layer, one.stance and str(one.stance))
        for name, one in stand.parameters.items()
    ] == [
        ("suit", "trump", "canonical", "states"),
        ("broken_by", "any_play", "card-game-spades-rules", "states"),
        ("forced", "unsaid", "card-game-spades-rules", "ambiguous"),
    ]
    assert {one.source for one in stand.parameters.values()} == {"card-game-spades-rules"}


def test_a_value_stands_where_it_is_written_and_a_rule_where_its_policy_is_named() -> None:
    stand = stand_of("play.breaking", load_profile("card-game-spades-rules"))
    assert str(stand.place).endswith("canonical.yaml:28:24")
    assert str(stand.parameters["broken_by"].place).endswith("card-game-spades-rules.yaml:18:27")


def test_a_value_that_nobody_sets_is_the_policys_own() -> None:
    then = stand_of("procedure.turn_clock", load_profile("nowplay-gg")).parameters["then"]
    assert (then.value, then.layer, then.place) == (None, "policy", None)
    assert then.stance is Stance.SILENT


def test_a_rule_that_a_text_drops_stands_where_it_is_dropped() -> None:
    stand = stand_of("scoring.bags", load_profile("card-game-spades-rules"))
    assert (stand.policy, dict(stand.parameters), stand.values) == (None, {}, None)
    assert stand.layer == "card-game-spades-rules"
    assert str(stand.place).endswith("card-game-spades-rules.yaml:23:11")
    assert stand.stance is Stance.IMPLIES


@pytest.mark.parametrize(
    ("rule", "profile", "stance"),
    [
        ("calls.blind_nil", "canonical", Stance.EXCLUDES),
        ("claim.rest", "canonical", Stance.IMPLIES),
        ("claim.rest", "card-game-spades-rules", Stance.SILENT),
        ("scoring.slam", "card-game-spades-rules", Stance.IMPLIES),
        ("ending.sets", "canonical", None),
    ],
)
def test_a_rule_of_which_no_text_speaks_has_no_place_and_what_the_source_says(
    rule: str, profile: str, stance: Stance | None
) -> None:
    stand = stand_of(rule, load_profile(profile))
    assert (stand.policy, stand.layer, stand.place, stand.stance) == (None, "", None, stance)


def test_what_every_table_takes_for_granted_has_passages_and_no_values() -> None:
    stand = stand_of("table.turn", load_profile("card-game-spades-rules"))
    assert (stand.policy, stand.place, stand.stance) == (None, None, Stance.SILENT)


def test_a_house_has_the_source_of_what_it_leaves_alone_and_none_for_what_it_sets(
    house: House,
) -> None:
    stand = stand_of("scoring.nil", house({"scoring": {"nil": {"made": 50}}}, "nowplay-gg"))
    made, failed = stand.parameters["made"], stand.parameters["failed"]
    assert (made.layer, made.source, made.stance, made.passages) == ("house", None, None, ())
    assert (failed.layer, failed.source, failed.stance) == (
        "canonical",
        "nowplay-gg",
        Stance.STATES,
    )
    assert stand.layer == "house"


def test_a_reading_is_the_text_that_sets_its_value_and_the_source_is_no_clearer() -> None:
    profile = load_profile("card-game-spades-rules@set-on-bid")
    set_on = stand_of("scoring.contract", profile).parameters["set_on"]
    assert (set_on.value, set_on.layer) == ("bid", "card-game-spades-rules@set-on-bid")
    assert set_on.stance is Stance.AMBIGUOUS


def test_of_several_passages_the_least_firm_counts() -> None:
    assert least_firm(evidence(Stance.STATES, Stance.UNMODELLED)) is Stance.UNMODELLED
    assert least_firm(evidence(Stance.IMPLIES, Stance.STATES)) is Stance.IMPLIES
    assert least_firm(evidence(Stance.AMBIGUOUS, Stance.CONTRADICTS)) is Stance.CONTRADICTS
    assert least_firm(evidence(Stance.UNMODELLED, Stance.AMBIGUOUS)) is Stance.AMBIGUOUS
    assert least_firm(()) is None
    assert set(LEAST_FIRM) == set(Stance)


def test_a_silence_is_told_with_who_fills_it() -> None:
    profile = load_profile("card-game-spades-rules")
    assert filled_from(stand_of("calling.order", profile)) == "canonical"
    assert filled_from(stand_of("claim.rest", profile)) == ""
    assert filled_from(stand_of("deck.pack", profile)) is None
    both = stand_of("exchange.swap", profile).parameters["both"]
    assert filled_from(both) == "policy"
