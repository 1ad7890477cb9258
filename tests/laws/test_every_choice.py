"""The laws hold for every word that a policy can be told, those of no shipped profile too."""

from collections.abc import Callable, Iterator
from inspect import signature

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_rules import testing
from spades_rules.catalog import Catalog, Parameter
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.profile import ProfileError, load_profile

few = settings(max_examples=settings().max_examples // 25)

RICH = """
format: 1
name: rich
title: Everything at once
game: spades
extends: card-game-spades-rules
rules:
  calls:
    tricks: {low: 1}
    nil: {per_side: 1}
    blind_nil: {behind: null, per_side: 2}
  bidding:
    side_minimum: {policy: side_minimum, tricks: 3}
    side_maximum: {policy: side_maximum, tricks: 13}
  exchange:
    swap: {both: calling_order}
  play:
    first_trick: {policy: no_trump_on_first_trick, forced: unsaid}
  claim:
    rest: {policy: sure_winners, not_on: []}
  scoring:
    bags: {policy: bag_penalty, every: 4, points: -30}
  ending:
    target: {points: 200}
    floor: {policy: floor, points: -400}
  result:
    winner: {tie: sudden_death}
"""
"""Rules with something in every slot, so that there is much to get in each other's way."""

BLIND: Plain = {"policy": "blind_bids", "low": 5, "high": 7, "behind": 30}

FORMATS: dict[str, dict[str, Plain]] = {
    "mirror": {"bidding.mirror": {"policy": "mirror"}, "calls.zero": {"policy": "plain_zero"}},
    "whiz": {"bidding.whiz": {"policy": "whiz", "nil": "always"}, "calls.more": BLIND},
    "whiz, nil without trumps": {"bidding.whiz": {"policy": "whiz", "nil": "without_trump"}},
    "suicide, called twice": {
        "bidding.suicide": {"policy": "suicide"},
        "calling.order": {"policy": "dealer_first", "times": 2},
        "calls.more": BLIND,
    },
    "totals": {
        "bidding.total": {"policy": "total_not", "total": 13, "nil_exempts": True},
        "bidding.least": {"policy": "total_at_least", "total": 9},
        "bidding.not_one": {"policy": "not_one"},
        "calling.order": {"policy": "dealer_first", "times": 1},
    },
}
"""Ways of bidding that bind more than a side's sum, each on top of the rest."""

LAWS: tuple[Callable[[Ruleset, Table], None], ...] = tuple(
    law
    for name in testing.__all__
    if name.startswith("law_")
    and list(signature(law := getattr(testing, name)).parameters) == ["ruleset", "table"]
)


def values_of(parameter: Parameter) -> Iterator[Plain]:
    """Give every word, both of yes and no, nothing where that is allowed, and a small number."""
    if parameter.choices:
        for word in parameter.choices:
            yield from (word, [word])
    if parameter.bounds is not None:
        yield max(2, parameter.bounds.low or 0)
    yield from (False, True, None)


def variants() -> dict[str, Ruleset]:
    """Make rules for each change of one value; most values fit few places, and are passed over."""
    known = Catalog.builtin().policies
    found: dict[str, Ruleset] = {}
    for setting in load_profile("rich.yaml", text=RICH).settings:
        slot = setting.id.partition(".")[0]
        for parameter in known[slot, setting.policy].parameters.values():
            path = f"{setting.id}.{parameter.name}"
            for value in values_of(parameter):
                try:
                    profile = load_profile("rich.yaml", text=RICH, overlay={path: value})
                    found[f"{path}={value}"] = compile_ruleset(profile)
                except ProfileError:
                    continue
    for name, overlay in FORMATS.items():
        profile = load_profile("rich.yaml", text=RICH, overlay=overlay)
        found[name] = compile_ruleset(profile)
    return found


VARIANTS = {name: rules for name, rules in variants().items() if "procedure." not in name}


@pytest.mark.parametrize("variant", VARIANTS)
@few
@given(data=st.data(), seed=st.integers(0, 2**32 - 1), by=st.integers(1, 3))
def test_every_table_keeps_every_law(variant: str, data: st.DataObject, seed: int, by: int) -> None:
    rules = VARIANTS[variant]
    table = data.draw(testing.rounds(rules, most_before=2))
    for law in LAWS:
        law(rules, table)
    testing.law_ways_of_playing_agree(rules, table, seed)
    testing.law_moving_everybody_round_moves_the_results(rules, table, by)
    places = ((seed, seed >> 8), (seed >> 16, seed >> 24))
    testing.law_hidden_cards_make_no_difference(rules, table, places)


@pytest.mark.parametrize("variant", VARIANTS)
@few
@given(data=st.data())
def test_every_rule_sees_no_more_than_it_says(variant: str, data: st.DataObject) -> None:
    rules = VARIANTS[variant]
    tables = [data.draw(testing.rounds(rules)) for _ in range(2)]
    standings = [data.draw(testing.standings(rules)) for _ in range(2)]
    testing.law_a_rule_sees_no_more_than_it_says(rules, tables, standings)


def test_there_is_a_variant_for_every_word() -> None:
    assert {"exchange.swap.order=together", "calls.blind_nil.behind=None"} <= set(VARIANTS)
    assert set(FORMATS) <= set(VARIANTS)
    assert len(LAWS) > 9
