"""The laws hold however contracts are judged and whatever they are worth, at tables of our own."""

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

BLIND: dict[str, Plain] = {
    "calls.zero": {"policy": "plain_zero"},
    "calls.blind_tricks": {"policy": "blind_bids", "low": 6, "high": 13, "behind": 30},
    "scoring.contract.blind_factor": 2,
}
STEPS: dict[str, Plain] = {
    "scoring.contract.steps": [
        {"from": 4, "made": 60, "set": -50},
        {"from": 10, "made": 200, "set": -100},
    ]
}
HOUSES: dict[str, dict[str, Plain]] = {
    "partners each for their own": {"contract.side": {"policy": "alone"}, **STEPS},
    "four players alone": {
        "seating.partners": {"policy": "solo", "seats": 4},
        "contract.side": {"policy": "alone"},
        "scoring.one": {
            "policy": "contract_bonus",
            "from": 1,
            "up_to": 1,
            "made": 40,
            "exactly": True,
        },
        "scoring.contract.set_on": "nothing",
    },
    "either partner sets both": {
        "contract.side": {"policy": "all_or_nothing"},
        "scoring.contract.set_on": "short",
        **BLIND,
    },
    "the last word": {"contract.side": {"policy": "last_bid_stands"}, **BLIND, **STEPS},
    "bonuses and bags for the others": {
        "scoring.bonus": {"policy": "contract_bonus", "from": 5, "made": 50},
        "scoring.slam": {"policy": "slam", "points": 200, "tricks": 8, "bid": "fewer"},
        "scoring.bags": {"policy": "bag_penalty", "every": 3, "points": 50, "to": "opponents"},
        "scoring.overtricks.points": -1,
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


@pytest.mark.parametrize("house", HOUSES)
@few
@given(data=st.data(), seed=st.integers(0, 2**32 - 1), by=st.integers(1, 3))
def test_every_round_keeps_every_law(house: str, data: st.DataObject, seed: int, by: int) -> None:
    rules = RULESETS[house]
    table = data.draw(testing.finished_rounds(rules))
    testing.law_points_are_the_sum_of_their_lines(rules, table)
    testing.law_ways_of_playing_agree(rules, table, seed)
    testing.law_moving_everybody_round_moves_the_results(rules, table, by)
    for law in LAWS:
        law(rules, table)


@pytest.mark.parametrize("house", HOUSES)
@few
@given(data=st.data())
def test_it_does_not_matter_which_rule_earns_first(house: str, data: st.DataObject) -> None:
    rules = RULESETS[house]
    earning = [rule for rule in rules.of("scoring") if hasattr(rule.policy, "earn")]
    order = data.draw(st.permutations(range(len(earning))))
    standing = data.draw(testing.standings(rules))
    calls, tricks = data.draw(testing.results(rules, round=standing.round + 1))
    testing.law_the_order_of_earning_rules_has_no_effect(rules, calls, tricks, standing, order)


def test_there_are_laws_to_keep() -> None:
    assert len(LAWS) > 9
