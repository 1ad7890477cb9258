"""What holds for every score and every ending, whichever of the shipped rules are played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spades_rules import testing
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.policies.contract.all_or_nothing import AllOrNothing
from spades_rules.policies.contract.pooled import Pooled

Rulesets = dict[str, Ruleset]

few = settings(max_examples=settings().max_examples // 14)
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
    standing = data.draw(testing.standings(rules))
    calls, tricks = data.draw(testing.results(rules, round=standing.round + 1))
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
    # Who bids by chance falls, round after round; only a floor stops that.
    down = tuple(-100_000 - side for side in range(len(rules.start.totals)))
    far_down = rules.verdict(rules.standing(down, round=1))
    table = data.draw(testing.games(rules, most_rounds=60 if far_down.over else 3))
    testing.law_points_are_the_sum_of_their_lines(rules, table)
    assert table.verdict.over == (table.phase is Phase.OVER)
    if far_down.over:
        assert table.phase is Phase.OVER, "sixty rounds and no end"
        assert table.verdict.winner is not None


def test_a_side_that_makes_eight_of_eight_has_won_after_seven_rounds_at_the_latest(
    place: str, rulesets: Rulesets
) -> None:
    rules = rulesets[place]
    four, contract = rules.call("4"), rules.rule("contract.side")
    # Two fours are a contract of eight only where partners add up their bids.
    added_up = contract is not None and isinstance(contract.policy, Pooled | AllOrNothing)
    if rules.game != "spades" or four is None or not added_up:
        return
    standing, verdict = rules.start, rules.verdict(rules.start)
    while not verdict.over and standing.round < 7:
        standing = rules.score((four,) * 4, (4, 3, 4, 2), standing=standing).standing
        verdict = rules.verdict(standing)
    assert (verdict.over, verdict.winner) == (True, 0)
    assert standing.totals[0] == 80 * standing.round
