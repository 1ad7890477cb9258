"""Chance leads to the rare moments, too, so that the laws are held to them."""

from collections.abc import Callable

from hypothesis import Phase as Stage
from hypothesis import find, settings

from spades_rules import testing
from spades_rules.compiler import compile_ruleset
from spades_rules.kernel.actions import Call, Claim, Deal, Look, Pass
from spades_rules.kernel.play import rule_on
from spades_rules.kernel.public import Phase, Standing
from spades_rules.kernel.questions import LastingRule, LedRule, SteadyCalls
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Reason
from spades_rules.kernel.state import Table
from spades_rules.profile import load_profile

search = settings(max_examples=400, derandomize=True, database=None, phases=[Stage.generate])


def rules_of(place: str) -> Ruleset:
    return compile_ruleset(load_profile(place))


BLIND = rules_of("card-game-spades-rules")
CLAIMS = rules_of("world-of-card-games")


def a_table(rules: Ruleset, wanted: Callable[[Table], bool]) -> Table:
    """Find a table with something about it; `find` complains when there is none."""
    return find(testing.rounds(rules), wanted, settings=search)


def has(kind: type[object]) -> Callable[[Table], bool]:
    return lambda table: any(isinstance(action, kind) for action in table.actions)


def is_blind(action: object) -> bool:
    return isinstance(action, Call) and action.blind


def test_somebody_looks_and_somebody_goes_blind() -> None:
    assert Look() in a_table(BLIND, has(Look)).actions
    assert a_table(BLIND, lambda table: any(map(is_blind, table.actions))).sheets


def test_a_table_is_left_while_a_seat_has_not_looked() -> None:
    table = a_table(BLIND, lambda table: Look() in table.legal())
    assert table.phase is Phase.CALLS


def test_cards_are_passed_and_a_table_is_left_between_two_passes() -> None:
    assert has(Pass)(a_table(BLIND, has(Pass)))
    table = a_table(BLIND, lambda table: table.phase is Phase.EXCHANGE)
    assert table.passing.steps


def test_a_leader_may_claim_and_somebody_does() -> None:
    assert Claim() in a_table(CLAIMS, lambda table: Claim() in table.legal()).legal()
    assert a_table(CLAIMS, has(Claim)).sheets


def test_a_rule_is_waived() -> None:
    def waives(table: Table) -> bool:
        return any(rule_on(table, one).reason is Reason.WAIVED for one in table.legal())

    assert a_table(BLIND, waives).phase is Phase.PLAY
    assert a_table(CLAIMS, waives).phase is Phase.PLAY


def test_cards_are_drawn_for_the_deal_and_sometimes_twice() -> None:
    def twice(deal: Deal) -> bool:
        return len(deal.draw) > 1

    assert twice(find(testing.deals(BLIND), twice, settings=search))
    assert not find(testing.deals(BLIND), lambda deal: not deal.draw, settings=search).draw


def test_a_game_is_over_before_its_last_round_is_dealt() -> None:
    assert a_table(CLAIMS, lambda table: table.phase is Phase.OVER).verdict.over


def test_sides_are_level_at_an_ending_and_were_so_before() -> None:
    def level(standing: Standing) -> bool:
        return min(standing.totals) >= 500 and len(set(standing.totals)) == 1

    def was_level(standing: Standing) -> bool:
        return any(min(past) >= 500 and len(set(past)) == 1 for past in standing.before)

    found = find(testing.standings(CLAIMS), level, settings=search)
    assert found.totals[0] == found.totals[1]
    assert find(testing.standings(CLAIMS), was_level, settings=search).before


def test_the_shipped_rules_say_all_that_a_law_can_hold_them_to(
    rulesets: dict[str, Ruleset],
) -> None:
    rules = [rule.policy for one in rulesets.values() for rule in one.rules]
    assert any(isinstance(rule, SteadyCalls) and rule.always() for rule in rules)
    assert any(isinstance(rule, LedRule) and rule.keeps_led for rule in rules)
    assert any(isinstance(rule, LastingRule) and rule.lasting for rule in rules)


def test_a_round_goes_on_after_a_lasting_rule_is_done_with_it() -> None:
    def opened_early(table: Table) -> bool:
        return table.public.trick_number > 6 and bool(
            table.public.off_suit & table.public.setting.trumps
        )

    assert a_table(BLIND, opened_early).phase is Phase.PLAY
