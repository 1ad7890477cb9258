"""What holds at every table, whichever of the shipped rules are played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spades_rules import testing
from spades_rules.kernel.ruleset import Ruleset

Rulesets = dict[str, Ruleset]

few = settings(max_examples=settings().max_examples // 14)
SEEDS = st.integers(0, 2**32 - 1)
PLACES = st.lists(st.tuples(st.integers(0, 51), st.integers(0, 51)), min_size=1, max_size=6)
MASKS = st.integers(0, 2**52 - 1)


@few
@given(data=st.data())
def test_cards_are_conserved(place: str, rulesets: Rulesets, data: st.DataObject) -> None:
    rules = rulesets[place]
    testing.law_cards_are_conserved(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data())
def test_what_is_legal_is_ruled_allowed_and_can_be_done(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    testing.law_legal_and_allowed_and_possible_are_one(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data())
def test_there_is_always_something_to_do(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    testing.law_there_is_always_something_to_do(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data())
def test_the_record_is_enough(place: str, rulesets: Rulesets, data: st.DataObject) -> None:
    rules = rulesets[place]
    testing.law_the_record_is_enough(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data(), seed=SEEDS)
def test_stepping_pushing_and_playing_out_come_to_the_same(
    place: str, rulesets: Rulesets, data: st.DataObject, seed: int
) -> None:
    rules = rulesets[place]
    testing.law_ways_of_playing_agree(rules, data.draw(testing.rounds(rules)), seed)


@few
@given(data=st.data())
def test_an_action_leaves_the_table_before_it_alone(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    testing.law_an_action_leaves_the_table_before_it_alone(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data())
def test_a_refused_action_changes_nothing(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    testing.law_a_refusal_changes_nothing(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data(), by=st.integers(1, 3))
def test_moving_everybody_round_moves_the_results(
    place: str, rulesets: Rulesets, data: st.DataObject, by: int
) -> None:
    rules = rulesets[place]
    table = data.draw(testing.rounds(rules))
    testing.law_moving_everybody_round_moves_the_results(rules, table, by)


@few
@given(data=st.data())
def test_a_view_holds_no_hidden_card(place: str, rulesets: Rulesets, data: st.DataObject) -> None:
    rules = rulesets[place]
    testing.law_a_view_holds_no_hidden_card(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data())
def test_a_view_shows_the_tricks_as_they_fell(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    testing.law_a_view_shows_the_tricks_as_they_fell(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data(), places=PLACES)
def test_hidden_cards_make_no_difference(
    place: str, rulesets: Rulesets, data: st.DataObject, places: list[tuple[int, int]]
) -> None:
    rules = rulesets[place]
    testing.law_hidden_cards_make_no_difference(rules, data.draw(testing.rounds(rules)), places)


@few
@given(data=st.data())
def test_what_was_seen_stays_seen(place: str, rulesets: Rulesets, data: st.DataObject) -> None:
    rules = rulesets[place]
    testing.law_what_was_seen_stays_seen(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data())
def test_a_restriction_only_takes_away(place: str, rulesets: Rulesets, data: st.DataObject) -> None:
    rules = rulesets[place]
    testing.law_a_restriction_only_takes_away(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data(), hand=MASKS, cards=MASKS)
def test_a_steady_rule_keeps_what_it_says(
    place: str, rulesets: Rulesets, data: st.DataObject, hand: int, cards: int
) -> None:
    rules = rulesets[place]
    table = data.draw(testing.rounds(rules))
    testing.law_a_steady_rule_keeps_what_it_says(rules, table, hand, cards)


@few
@given(data=st.data())
def test_a_led_rule_keeps_the_suit_led(place: str, rulesets: Rulesets, data: st.DataObject) -> None:
    rules = rulesets[place]
    testing.law_a_led_rule_keeps_the_suit_led(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data())
def test_a_lasting_rule_is_done_for_the_round(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    testing.law_a_lasting_rule_is_done_for_the_round(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data())
def test_steady_calls_are_offered_always(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    standings = [data.draw(testing.standings(rules))]
    testing.law_steady_calls_are_offered_always(rules, data.draw(testing.rounds(rules)), standings)


@few
@given(data=st.data())
def test_rulings_name_rules(place: str, rulesets: Rulesets, data: st.DataObject) -> None:
    rules = rulesets[place]
    testing.law_rulings_name_rules(rules, data.draw(testing.rounds(rules)))


@few
@given(data=st.data())
def test_a_rule_sees_no_more_than_it_says(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    tables = [data.draw(testing.rounds(rules)) for _ in range(2)]
    standings = [data.draw(testing.standings(rules)) for _ in range(2)]
    testing.law_a_rule_sees_no_more_than_it_says(rules, tables, standings)
