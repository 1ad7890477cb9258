"""The laws hold whoever leads, whatever must be played, and however a game comes to its end."""

from collections.abc import Callable
from inspect import signature

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_rules import testing
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.profile import load_profile

few = settings(max_examples=settings().max_examples // 25)

SETS: Plain = {"policy": "sets", "times": 2}
HOUSES: dict[str, dict[str, Plain]] = {
    "assassin": {"play.must_trump": {"policy": "must_trump", "leads": False}},
    "assassin from the lead on": {"play.must_trump": {"policy": "must_trump", "leads": True}},
    "screamer, spades led at any time": {
        "play.breaking": None,
        "play.screamer": {"policy": "trump_only_when_forced"},
    },
    "lowball": {"play.lowball": {"policy": "lowest_of_suit"}},
    "highball": {"play.highball": {"policy": "highest_of_suit"}},
    "overtaking": {
        "play.must_overtake": {"policy": "must_overtake"},
        "play.must_trump": {"policy": "must_trump", "leads": False},
    },
    "the lowest club first": {
        "play.first_trick": {"policy": "lowest_of_suit_on_first_trick", "void_plays": "no_trump"},
        "leading.opening": {"policy": "holder_of", "card": "2C"},
        "claim.rest": {"policy": "sure_winners"},
    },
    "two packs and the ace of spades leads": {
        "deck.pack": {"policy": "pack", "decks": 2},
        "dealing.deal.each": 26,
        "calls.tricks.high": 26,
        "leading.opening": {"policy": "holder_of", "card": "AS"},
        "play.must_overtake": {"policy": "must_overtake"},
        "play.lowball": {"policy": "lowest_of_suit_on_first_trick", "suit": "D"},
    },
    "the holder leads after passing, or it lies in the stock": {
        "dealing.deal.each": 11,
        "calls.tricks.high": 11,
        "leading.opening": {"policy": "holder_of", "card": "AD"},
        "exchange.swap": {"policy": "swap", "triggers": ["nil"], "both": "calling_order"},
    },
    "the dealer takes up what two jokers leave over, and others may call blind": {
        "deck.pack": {"policy": "pack", "jokers": 2},
        "ranking.order": {"policy": "promoted", "top": ["BJ", "LJ"]},
        "exchange.kitty": {"policy": "kitty"},
        "exchange.swap": {"policy": "swap", "triggers": ["blind_nil", "nil"]},
        "calls.blind_nil": {"policy": "blind_nil_bid", "behind": None},
        "scoring.blind_nil": {"policy": "nil_points", "call": "blind_nil"},
        "claim.rest": {"policy": "sure_winners", "not_on": []},
    },
    "a holder takes up three cards after the calls, and another one leads": {
        "deck.pack": {"policy": "pack", "decks": 2, "removed": ["2C"]},
        "dealing.deal.each": 25,
        "calls.tricks.high": 25,
        "exchange.kitty": {"policy": "kitty", "holder_of": "2D", "when": "after_calls"},
        "leading.opening": {"policy": "holder_of", "card": "AS"},
    },
    "a holder takes up more from round to round": {
        "dealing.deal": {"policy": "deal_up_and_down", "from": 13, "to": 12},
        "exchange.kitty": {"policy": "kitty", "holder_of": "2C"},
        "calling.order": {"policy": "bids_itself", "rounds": 1},
        "scoring.uncalled": {"policy": "uncalled_tricks"},
    },
    "the highest bidder leads": {
        "leading.opening": {"policy": "highest_bidder", "tie": "left_of_dealer"},
        "calling.order": {"policy": "dealer_first", "times": 2},
    },
    "two sets lose": {
        "ending.sets": SETS,
        "ending.floor": {"policy": "floor", "points": -150},
        "result.winner": {"policy": "fallen_loses", "tie": "sudden_death"},
    },
    "three players, two sets and the lowest wins": {
        "seating.partners": {"policy": "solo", "seats": 3},
        "dealing.deal.each": 17,
        "calls.tricks.high": 17,
        "contract.side": {"policy": "alone"},
        "ending.sets": SETS,
        "result.winner": {"policy": "lowest", "tie": "draw"},
    },
    "every trick wins at once": {
        "dealing.deal.each": 3,
        "calls.tricks.high": 3,
        "ending.slam": {"policy": "slam", "tricks": 3},
        "result.winner": {"policy": "highest", "tie": "sudden_death"},
    },
    "the first two rounds bid themselves": {
        "calling.order": {"policy": "bids_itself", "rounds": 2, "first": "dealer"},
        "scoring.uncalled": {"policy": "uncalled_tricks"},
        "leading.opening": {"policy": "highest_bidder"},
    },
    "the rest may be claimed or given up": {
        "claim.rest": {"policy": "sure_winners", "not_on": []},
        "claim.concede": {"policy": "concession"},
    },
    "cards taken are worth bags, and few bags are worth points": {
        "capture.cards": {"policy": "named_cards", "cards": ["7D", "TC", "AS"]},
        "scoring.cards": {"policy": "captured_bags", "bags": -2},
        "scoring.few": {"policy": "bag_reward", "every": 2, "points": 30},
        "claim.concede": {"policy": "concession"},
    },
    "six rounds or a lead": {
        "ending.target": None,
        "ending.rounds": {"policy": "round_limit", "rounds": 6},
        "ending.lead": {"policy": "lead", "points": 90},
    },
}
RULESETS = {
    name: compile_ruleset(load_profile("canonical", overlay=overlay))
    for name, overlay in HOUSES.items()
}
LAWS: tuple[Callable[[Ruleset, Table], None], ...] = tuple(
    law
    for name in testing.__all__
    if name.startswith("law_")
    and list(signature(law := getattr(testing, name)).parameters) == ["ruleset", "table"]
)

each_house = pytest.mark.parametrize("house", HOUSES)


@each_house
@few
@given(data=st.data(), seed=st.integers(0, 2**32 - 1), by=st.integers(1, 3))
def test_every_table_keeps_every_law(house: str, data: st.DataObject, seed: int, by: int) -> None:
    rules = RULESETS[house]
    table = data.draw(testing.rounds(rules, most_before=2))
    for law in LAWS:
        law(rules, table)
    testing.law_ways_of_playing_agree(rules, table, seed)
    testing.law_moving_everybody_round_moves_the_results(rules, table, by)
    places = ((seed, seed >> 8), (seed >> 16, seed >> 24))
    testing.law_hidden_cards_make_no_difference(rules, table, places)
    hand = data.draw(st.integers(0, rules.pack.everything))
    testing.law_a_steady_rule_keeps_what_it_says(rules, table, hand, hand & seed * seed)


@each_house
@few
@given(data=st.data())
def test_every_rule_sees_no_more_than_it_says(house: str, data: st.DataObject) -> None:
    rules = RULESETS[house]
    tables = [data.draw(testing.rounds(rules)) for _ in range(2)]
    standings = [data.draw(testing.standings(rules)) for _ in range(2)]
    testing.law_a_rule_sees_no_more_than_it_says(rules, tables, standings)


@each_house
@few
@given(data=st.data())
def test_every_score_and_verdict_rests_on_a_rule(house: str, data: st.DataObject) -> None:
    rules = RULESETS[house]
    standing = data.draw(testing.standings(rules))
    testing.law_the_verdict_rests_on_a_rule(rules, standing)
    testing.law_the_verdict_knows_no_favourite(rules, standing)
    testing.law_the_verdict_ends_the_game(rules, data.draw(testing.games(rules, most_rounds=8)))
