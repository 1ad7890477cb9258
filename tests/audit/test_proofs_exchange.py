"""Who takes cards up, and when: every way in which the cards that decide can lie is looked at."""

from collections.abc import Callable
from itertools import product

import pytest

from spades_rules.audit.diff import diff
from spades_rules.audit.difference import DiffVerdict
from spades_rules.audit.proofs.exchange import EXCHANGE
from spades_rules.audit.rounds import game_of
from spades_rules.audit.rounds.parting import decision
from spades_rules.cases.situations import ExchangeSituation, RoundsSituation
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile

Make = Callable[..., Ruleset]
House = Callable[..., Profile]

JOKERS: dict[str, Plain] = {
    "deck": {"pack": {"policy": "pack", "jokers": 2}},
    "ranking": {"order": {"policy": "promoted", "top": ["BJ", "LJ"]}},
}
KITTIES: dict[str, dict[str, Plain]] = {
    "none": JOKERS,
    "dealer, before": {**JOKERS, "exchange": {"kitty": {"policy": "kitty"}}},
    "dealer, after": {**JOKERS, "exchange": {"kitty": {"policy": "kitty", "when": "after_calls"}}},
    "holder, before": {**JOKERS, "exchange": {"kitty": {"policy": "kitty", "holder_of": "2C"}}},
    "holder, after": {
        **JOKERS,
        "exchange": {"kitty": {"policy": "kitty", "holder_of": "2C", "when": "after_calls"}},
    },
    "another holder": {**JOKERS, "exchange": {"kitty": {"policy": "kitty", "holder_of": "2D"}}},
}
PAIRS = [(one, other) for one, other in product(KITTIES, repeat=2) if one != other]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_any_two_kitties_differ_and_are_shown_on_who_passes(
    house: House, one: str, other: str
) -> None:
    found = diff(house(KITTIES[one]), house(KITTIES[other]))
    (change,) = found.changes
    assert (change.change.rule, change.verdict) == ("exchange.kitty", DiffVerdict.DIFFERS)
    witness = change.witness
    assert witness is not None
    assert isinstance(witness.case.situation, ExchangeSituation)
    assert witness.ours["steps"] != witness.theirs["steps"]
    assert [proof.question for proof in found.proofs if proof.differing] == ["exchange"]


def test_every_dealer_is_asked_before_the_calls_and_after_them(ruleset: Make) -> None:
    none, early = ruleset(rules=KITTIES["none"]), ruleset(rules=KITTIES["dealer, before"])
    found = EXCHANGE.compare(none, early, 1)
    assert (found.states, found.differing, found.whole) == (4 + 4, 4, True)
    late = ruleset(rules=KITTIES["dealer, after"])
    found = EXCHANGE.compare(none, late, 1)
    assert (found.states, found.differing, found.whole) == (4, 4, True)


def test_the_card_lies_with_each_seat_or_is_left_over(ruleset: Make) -> None:
    dealer, holder = (
        ruleset(rules=KITTIES["dealer, before"]),
        ruleset(rules=KITTIES["holder, before"]),
    )
    found = EXCHANGE.compare(dealer, holder, 1)
    # Four dealers, five places, and before the calls three of them are not the dealer's.
    assert (found.states, found.differing, found.whole) == (2 * 4 * 5, 4 * 3, True)
    other = ruleset(rules=KITTIES["another holder"])
    assert EXCHANGE.compare(holder, other, 1).states == 2 * 4 * 5 * 5


SILENT: dict[str, Plain] = {
    "calling": {"order": {"policy": "bids_itself", "rounds": 1}},
    "scoring": {"uncalled": {"policy": "uncalled_tricks"}},
}


def test_where_nobody_calls_it_is_the_same_before_and_after(ruleset: Make) -> None:
    early, late = (
        ruleset(rules={**KITTIES[name], **SILENT}) for name in ("dealer, before", "dealer, after")
    )
    found = EXCHANGE.compare(early, late, 1)
    assert {moment.table.setting.round for moment in found.partings()} == {2}


@pytest.mark.parametrize("name", [name for name in KITTIES if name != "none"])
def test_a_kitty_is_shown_where_the_first_round_has_no_calls(house: House, name: str) -> None:
    found = diff(house({**JOKERS, **SILENT}), house({**KITTIES[name], **SILENT}))
    (change,) = found.changes
    assert change.verdict is DiffVerdict.DIFFERS
    assert change.witness is not None


def test_a_game_up_to_the_moment_is_a_case_too(ruleset: Make) -> None:
    one, other = (ruleset(rules=KITTIES[name]) for name in ("dealer, before", "holder, before"))
    found = EXCHANGE.compare(one, other, 1)
    *_, written = EXCHANGE.written(next(found.partings()), one, other)
    assert isinstance(written.situation, RoundsSituation)
    ours, theirs = (decision(rules, written.situation) for rules in (one, other))
    assert ours is not None
    assert theirs is not None
    assert (ours["seat"], theirs["seat"]) == (3, 0)


@pytest.mark.parametrize("name", KITTIES)
def test_a_whole_game_can_be_played_as_it_is_asked_for(ruleset: Make, name: str) -> None:
    rules = ruleset(rules=KITTIES[name])
    rounds = [([3, 4, 3, 3], (4, 4, 2, 3)), (["nil", 5, 4, 3], (0, 5, 5, 3))]
    game = game_of(rules, rules, rounds)
    assert game is not None
    ended = decision(rules, game)
    assert ended is not None
    assert ended["totals"] == [201, 150]
    laid = [len(cards) for played in game.rounds for cards in played.passes]
    assert laid == ([] if name == "none" else [2, 2])


OTHERWISE: dict[str, dict[str, Plain]] = {
    "calling": {"order": {"times": 2}},
    "play": {"first_trick": {"policy": "no_trump_on_first_trick"}},
    "bidding": {"least": {"policy": "side_minimum", "tricks": 4, "nil_exempts": False}},
    "scoring": {"contract": {"set": -5}},
}


@pytest.mark.parametrize("slot", OTHERWISE)
@pytest.mark.parametrize("kitty", [name for name in KITTIES if name != "none"])
def test_another_rule_is_shown_in_a_round_with_the_kitty(
    house: House, slot: str, kitty: str
) -> None:
    plain = house(KITTIES[kitty])
    found = diff(plain, house({**KITTIES[kitty], slot: OTHERWISE[slot]}))
    (change,) = found.changes
    assert change.verdict is DiffVerdict.DIFFERS
    witness = change.witness
    assert witness is not None
    if slot != "scoring":
        assert isinstance(witness.case.situation, RoundsSituation)
        assert len(witness.case.situation.rounds[0].passes) <= 1
