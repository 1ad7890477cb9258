"""Rounds that bid themselves: their order, what they are worth, and when calls begin."""

from collections.abc import Callable
from dataclasses import replace

from spades_rules.audit.difference import Direction
from spades_rules.audit.effects import effects
from spades_rules.audit.proofs.calling import CALLING, Begun
from spades_rules.audit.proofs.scoring import SCORING, first_parting
from spades_rules.audit.roundstold import first_called
from spades_rules.audit.standings import scores, telling_scores
from spades_rules.audit.variants import changed
from spades_rules.cases.situations import DealSituation, TableScore
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.policies.calling.bids_itself import BidsItself
from spades_rules.policies.scoring.contract_points import ContractPoints
from spades_rules.policies.scoring.uncalled_tricks import UncalledTricks

Make = Callable[..., Ruleset]


def test_a_first_round_that_bids_itself_parts_from_one_that_is_called(ruleset: Make) -> None:
    one = ruleset()
    other = changed(one, "calling.order", BidsItself())
    found = CALLING.compare(one, other, 1)
    assert (found.states, found.differing, found.whole) == (8, 4, True)
    first = next(found.partings())
    assert first == Begun(3, round=1)
    assert found.vary(first)[0] == ("round",)
    written, *_ = CALLING.written(first, one, other)
    assert written.situation == DealSituation(dealer=3)
    later = CALLING.compare(other, changed(one, "calling.order", BidsItself(rounds=2)), 1)
    assert next(later.partings()) == Begun(3, round=2)
    (again,) = CALLING.written(Begun(3, round=2), other, one)
    assert again.situation == DealSituation(dealer=3, round=2)


def test_rounds_that_bid_themselves_are_scored_beside_those_that_are_called(ruleset: Make) -> None:
    one = changed(ruleset(), "calling.order", BidsItself())
    worth = Rule("scoring.uncalled", UncalledTricks())
    other = replace(one, rules=(*one.rules, worth), fingerprint="")
    found = SCORING.compare(one, other, 1)
    assert (found.states, found.differing, found.whole) == (205_905, 105, True)
    assert found.direction is Direction.HIGHER
    first = next(found.partings())
    (written,) = SCORING.written(first, one, other)
    assert isinstance(written.situation, TableScore)
    assert written.situation.bids == ()
    assert found.vary(first)[1] == ("tricks",)
    assert first_parting(one, other) is not None
    assert SCORING.jointly is not None
    assert SCORING.jointly(one, other) is None
    assert SCORING.answers(ruleset())(first) is None
    cheaper = changed(other, "scoring.contract", ContractPoints(made=9))
    both = SCORING.compare(other, changed(cheaper, "scoring.uncalled", UncalledTricks(points=9)), 1)
    assert both.direction is Direction.LOWER
    mixed = changed(cheaper, "scoring.uncalled", UncalledTricks(points=11))
    assert SCORING.compare(other, mixed, 1).direction is Direction.MIXED


def test_calls_are_asked_for_in_the_first_round_that_has_any(ruleset: Make) -> None:
    one = changed(ruleset(), "calling.order", BidsItself(rounds=2))
    standing = next(scores(0, one, one))
    assert (standing.totals, standing.round) == ((0, 0), 2)
    assert next(telling_scores(one, one)) == standing
    assert first_called(one, ruleset()) == 3


def test_rules_on_cards_taken_are_not_called_idle_where_seats_call_too(ruleset: Make) -> None:
    counting = ruleset(
        rules={
            "capture": {"cards": {"policy": "named_cards", "cards": ["7D"]}},
            "scoring": {"cards": {"policy": "captured_bags"}, "few": {"policy": "bag_reward"}},
        }
    )
    known = effects(counting)
    rules = [rule for rule in counting.rules if rule.slot in ("capture", "scoring")]
    assert not any(known.is_idle(rule) for rule in rules)
    found = SCORING.compare(ruleset(), counting, 1)
    assert not found.whole
