"""Where more can be called than anybody could go through, a few calls stand for all of them."""

import pytest

from spades_rules.audit.callrounds import Heard, how_many_turns, side_calls, ways
from spades_rules.audit.lint import lint
from spades_rules.audit.proofs.calls import CALLS, call_turns
from spades_rules.audit.proofs.doing import does_otherwise
from spades_rules.catalog import Catalog
from spades_rules.compiler import compile_ruleset
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile, load_profile

MANY: dict[str, Plain] = {
    "seating.partners": {"policy": "solo", "seats": 8},
    "dealing.deal.each": 6,
    "calls.tricks.high": 6,
    "contract.side": {"policy": "alone"},
    "bidding.total": {"policy": "hook"},
}
"""Eight players, each of whom may say one of seven things, and the last one hears them all."""


def loaded(overlay: dict[str, Plain]) -> Profile:
    return load_profile("canonical", overlay=overlay, catalog=Catalog.builtin())


def rules(overlay: dict[str, Plain]) -> Ruleset:
    return compile_ruleset(loaded(overlay), catalog=Catalog.builtin())


@pytest.fixture(scope="module")
def many() -> Ruleset:
    return rules(MANY)


def test_the_number_of_turns_is_known_without_going_through_them(many: Ruleset) -> None:
    # Eight turns, the last of them after 7 to the power of 7 ways to call.
    assert how_many_turns((many, many), Heard.EVERYTHING) == 8 * 7**7
    assert how_many_turns((many, many), Heard.NOTHING) == 8
    # The others come to anything from nothing to seven times six, twice over.
    assert how_many_turns((many, many), Heard.SUM) == 8 * 2 * 43
    four = rules({})
    assert how_many_turns((four, four), Heard.NOTHING) == 4 * 14
    twice = rules({"calling.order.times": 2})
    assert how_many_turns((twice, twice), Heard.NOTHING) == 8 * 14**2


@pytest.mark.slow
def test_so_many_turns_are_looked_into_and_not_gone_through(many: Ruleset) -> None:
    total: dict[str, Plain] = {"policy": "total_not", "total": 7, "nil_exempts": False}
    other = rules({**MANY, "bidding.total": total})
    found = CALLS.compare(many, other, 1)
    assert not found.whole
    assert 0 < found.differing < found.states < 100_000
    assert sum(1 for _ in call_turns(many, many)) < 100_000


@pytest.mark.slow
def test_what_leads_to_the_same_is_still_gone_through_at_a_table_of_four() -> None:
    four = rules({"bidding.total": {"policy": "total_not", "total": 13, "nil_exempts": False}})
    other = rules({"bidding.total": {"policy": "total_not", "total": 12, "nil_exempts": False}})
    assert CALLS.compare(four, other, 1).whole


def test_the_calls_of_a_side_and_the_ways_to_call_stay_few(many: Ruleset) -> None:
    assert len(side_calls(many)) == 7
    assert len(ways(many, many.start, 7)) < 20_000


def test_of_what_is_too_much_to_go_through_nothing_is_said_to_be_idle(many: Ruleset) -> None:
    assert does_otherwise("bidding", many, many)
    found = lint(many, loaded(MANY))
    assert not [one for one in found if one.code == "no-effect" and "bidding" in one.message]
