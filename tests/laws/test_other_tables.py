"""The laws hold at tables of other sizes and with other packs, of which no profile is shipped."""

from collections.abc import Callable
from inspect import signature

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

from spades_rules import testing
from spades_rules.compiler import compile_ruleset
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import tricks_of
from spades_rules.profile import load_profile

few = settings(max_examples=settings().max_examples // 14)

HEAD = """
format: 1
name: other
title: Another table
game: spades
extends: canonical
rules:
  claim: {rest: {policy: sure_winners, not_on: []}}
"""
TABLES = {
    "jokers and two twos promoted": """
  deck: {pack: {policy: pack, jokers: 2, removed: [2H, 2C]}}
  ranking: {order: {policy: promoted}}
  dealing: {deal: {first_dealer: high_card}}
  play: {first_trick: {policy: no_trump_on_first_trick, forced: unsaid}}
  exchange: {swap: {policy: swap, triggers: [nil], cards: 2, order: together, both: calling_order}}
""",
    "the four twos promoted, hearts trump, and cards left over": """
  deck: {pack: {policy: pack, jokers: 1, removed: [3C]}}
  ranking: {order: {policy: promoted, top: [2H, 2C, BJ, 2D, 2S]}}
  trump: {suit: {suit: H}}
  dealing: {deal: {each: 12}}
  calls: {tricks: {high: 12}}
""",
    "two packs, the first of twins wins": """
  deck: {pack: {policy: pack, decks: 2}}
  dealing: {deal: {each: 26, first_dealer: high_card}}
  calls: {tricks: {high: 26}}
  exchange: {swap: {policy: swap, triggers: [nil], cards: 2, order: together, both: calling_order}}
""",
    "two packs, the last of twins wins": """
  deck: {pack: {policy: pack, decks: 2, jokers: 2, removed: [2C, 2D]}}
  ranking: {order: {policy: promoted, top: [LJ, BJ, 2S], twins: last}}
  dealing: {deal: {each: 26}}
  calls: {tricks: {high: 26}}
  play: {breaking: {broken_by: void_follower}}
""",
    "three players alone": """
  seating: {partners: {policy: solo, seats: 3}}
  deck: {pack: {policy: pack, removed: [2C]}}
  dealing: {deal: {each: 17}}
  calls: {tricks: {high: 17}}
  contract: {side: {policy: alone}}
  bidding: {last: {policy: total_not, total: 17, nil_exempts: false}}
""",
    "four players alone": """
  seating: {partners: {policy: solo, seats: 4}}
  contract: {side: {policy: alone}}
  ending: {floor: {policy: floor, points: -200}}
  result: {winner: {tie: sudden_death}}
""",
    "three pairs": """
  seating: {partners: {policy: teams, seats: 6, sides: 3}}
  deck: {pack: {policy: pack, removed: [2C, 2D, 2H, 2S]}}
  dealing: {deal: {each: 8}}
  calls:
    tricks: {high: 8}
    blind_nil: {policy: blind_nil_bid, behind: 100}
  scoring: {blind_nil: {policy: nil_points, call: blind_nil, made: 200, failed: -200}}
  exchange: {swap: {policy: swap, triggers: [blind_nil], cards: 1}}
""",
    "two teams of four with two packs": """
  seating: {partners: {policy: teams, seats: 8, sides: 2}}
  deck: {pack: {policy: pack, decks: 2}}
""",
}
"""What is different at each table, by what it is."""

RULESETS = {
    name: compile_ruleset(load_profile("other.yaml", text=HEAD + rules))
    for name, rules in TABLES.items()
}

LAWS: tuple[Callable[[Ruleset, Table], None], ...] = tuple(
    law
    for name in testing.__all__
    if name.startswith("law_")
    and list(signature(law := getattr(testing, name)).parameters) == ["ruleset", "table"]
)

every_table = pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)


@every_table
@few
@given(data=st.data(), seed=st.integers(0, 2**32 - 1), by=st.integers(1, 7))
def test_every_table_keeps_every_law(
    rules: Ruleset, data: st.DataObject, seed: int, by: int
) -> None:
    table = data.draw(testing.rounds(rules, most_before=1))
    for law in LAWS:
        law(rules, table)
    testing.law_ways_of_playing_agree(rules, table, seed)
    testing.law_moving_everybody_round_moves_the_results(rules, table, by)
    places = ((seed, seed >> 8), (seed >> 16, seed >> 24))
    testing.law_hidden_cards_make_no_difference(rules, table, places)


@every_table
@few
@given(data=st.data(), hand=st.integers(0, 2**108 - 1), cards=st.integers(0, 2**108 - 1))
def test_rules_of_play_see_and_keep_what_they_say(
    rules: Ruleset, data: st.DataObject, hand: int, cards: int
) -> None:
    tables = [data.draw(testing.rounds(rules, most_before=1)) for _ in range(2)]
    standings = [data.draw(testing.standings(rules)) for _ in range(2)]
    whole = rules.pack.everything
    testing.law_a_rule_sees_no_more_than_it_says(rules, tables, standings)
    testing.law_a_steady_rule_keeps_what_it_says(rules, tables[0], hand & whole, cards & whole)


@every_table
@few
@given(data=st.data())
def test_every_sheet_and_every_verdict_keeps_the_laws_of_scores(
    rules: Ruleset, data: st.DataObject
) -> None:
    standing = data.draw(testing.standings(rules))
    calls, tricks = data.draw(testing.results(rules, round=standing.round + 1))
    many = sum(hasattr(rule.policy, "earn") for rule in rules.of("scoring"))
    order = data.draw(st.permutations(range(many)))
    testing.law_the_order_of_earning_rules_has_no_effect(rules, calls, tricks, standing, order)
    testing.law_the_verdict_rests_on_a_rule(rules, standing)
    testing.law_the_verdict_knows_no_favourite(rules, standing)


def test_chance_brings_a_trick_that_only_twins_could_win() -> None:
    rules = RULESETS["two packs, the last of twins wins"]

    def parted(table: Table) -> bool:
        tricks = tricks_of(table)
        return any(
            trick[-1][1] in [card for _, card in trick[:-1]] and taker == trick[-1][0]
            for trick, taker in zip(tricks, table.public.takers, strict=False)
        )

    search = settings(max_examples=200, derandomize=True, database=None, phases=[Phase.generate])
    table = find(testing.finished_rounds(rules), parted, settings=search)
    assert table.sheets
