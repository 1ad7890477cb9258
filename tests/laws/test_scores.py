"""What holds for every score and every ending, whichever of the shipped rules are played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spades_rules import testing
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset

Rulesets = dict[str, Ruleset]

few = settings(max_examples=settings().max_examples // 10)
once = settings(max_examples=max(1, settings().max_examples // 50))


@few
@given(data=st.data())
def test_points_are_the_sum_of_their_lines(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    table = data.draw(testing.finished_rounds(rules))
    testing.law_points_are_the_sum_of_their_lines(rules, table)


@few
@given(data=st.data())
def test_the_order_of_earning_rules_has_no_effect(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    earning = [rule for rule in rules.of("scoring") if hasattr(rule.policy, "earn")]
    order = data.draw(st.permutations(range(len(earning))))
    calls, tricks = data.draw(testing.results(rules))
    standing = data.draw(testing.standings(rules))
    testing.law_the_order_of_earning_rules_has_no_effect(rules, calls, tricks, standing, order)


@few
@given(data=st.data())
def test_the_verdict_rests_on_a_rule(place: str, rulesets: Rulesets, data: st.DataObject) -> None:
    rules = rulesets[place]
    testing.law_the_verdict_rests_on_a_rule(rules, data.draw(testing.standings(rules)))


@few
@given(data=st.data())
def test_sides_that_change_places_change_the_winner(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    testing.law_the_verdict_knows_no_favourite(rules, data.draw(testing.standings(rules)))


@once
@given(data=st.data())
def test_the_verdict_ends_the_game(place: str, rulesets: Rulesets, data: st.DataObject) -> None:
    rules = rulesets[place]
    testing.law_the_verdict_ends_the_game(rules, data.draw(testing.games(rules, most_rounds=12)))


@once
@given(data=st.data())
def test_a_game_with_a_floor_comes_to_its_end_by_chance_alone(
    place: str, rulesets: Rulesets, data: st.DataObject
) -> None:
    rules = rulesets[place]
    table = data.draw(testing.games(rules, most_rounds=100))
    far_down = rules.standing((-100_000, -100_001), round=1)
    if rules.verdict(far_down).over:
        assert table.phase is Phase.OVER, "a hundred rounds and no end"
        assert table.verdict.winner is not None
    testing.law_points_are_the_sum_of_their_lines(rules, table)
