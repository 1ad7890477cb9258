"""Between two rule sets lie others, which take some of their rules from each."""

from collections.abc import Callable, Sequence

from spades_rules.audit.hybrids import Between, changed_rules, pair_of, same_table
from spades_rules.catalog import Catalog
from spades_rules.document import Plain
from spades_rules.profile import Profile, load_profile

House = Callable[..., Profile]

FLOOR: Plain = {"policy": "floor", "points": -200}
MAXIMUM: Plain = {"policy": "side_maximum", "tricks": 13}
MINIMUM: Plain = {"policy": "side_minimum", "tricks": 4}


def between(a: Profile, b: Profile) -> Between:
    """Give what lies between two profiles."""
    pair = pair_of(a, b, Catalog.builtin())
    return Between(pair, changed_rules(pair.one, pair.other), seed=1)


def ids(found: Between, rules: Sequence[str], slot: str) -> list[str]:
    """Give the ids of the rules of a question in one of the rule sets, in order."""
    return [rule.id for rule in found.ruleset(rules).of(slot)]


def test_rules_that_one_side_has_or_says_otherwise_are_changed(house: House) -> None:
    a = house({"scoring": {"bags": None}})
    b = house({"scoring": {"nil": {"made": 50}}, "ending": {"floor": FLOOR}})
    assert between(a, b).changed == {"scoring.bags", "scoring.nil", "ending.floor"}


def test_with_no_rule_taken_it_is_the_first_and_with_all_of_them_the_second() -> None:
    found = between(load_profile("canonical"), load_profile("card-game-spades-rules"))
    assert found.ruleset(()) is found.pair.one
    assert found.ruleset(found.changed) is found.pair.other


def test_a_value_is_taken_from_the_second_and_the_rest_stays(house: House) -> None:
    found = between(
        house({}), house({"scoring": {"nil": {"made": 50}}, "ending": {"target": {"points": 300}}})
    )
    mixed = found.ruleset(("scoring.nil",))
    nil, target = mixed.rule("scoring.nil"), mixed.rule("ending.target")
    assert nil is not None
    assert target is not None
    assert nil.policy.made == 50
    assert target.policy.points == 500


def test_a_rule_that_only_the_second_has_comes_where_it_stands_there(house: House) -> None:
    both: Plain = {"low": MINIMUM, "high": MAXIMUM}
    found = between(house({"bidding": {"high": MAXIMUM}}), house({"bidding": both}))
    assert ids(found, ("bidding.low",), "bidding") == ["bidding.low", "bidding.high"]


def test_rules_of_which_each_side_has_one_stand_the_same_with_the_two_changed_round(
    house: House,
) -> None:
    one, other = house({"bidding": {"low": MINIMUM}}), house({"bidding": {"high": MAXIMUM}})
    there, back = between(one, other), between(other, one)
    assert ids(there, ("bidding.high",), "bidding") == ["bidding.high", "bidding.low"]
    assert ids(back, ("bidding.low",), "bidding") == ["bidding.high", "bidding.low"]


def test_where_two_have_rules_in_another_order_one_that_is_taken_stands_as_there(
    house: House,
) -> None:
    low_first: Plain = {"low": MINIMUM, "high": MAXIMUM}
    five: Plain = {"policy": "side_minimum", "tricks": 5}
    high_first: Plain = {"high": MAXIMUM, "low": five, "not": {"policy": "not_one"}}
    found = between(house({"bidding": low_first}), house({"bidding": high_first}))
    assert ids(found, ("bidding.not",), "bidding") == ["bidding.low", "bidding.not", "bidding.high"]


def test_a_rule_that_only_the_first_has_goes(house: House) -> None:
    found = between(house({"ending": {"floor": FLOOR}}), house({"scoring": {"bags": None}}))
    assert ids(found, ("ending.floor",), "ending") == ["ending.target"]
    assert ids(found, ("scoring.bags",), "ending") == ["ending.target", "ending.floor"]


def test_of_a_question_with_one_answer_all_rules_change_together(house: House) -> None:
    other: Plain = {"winner": None, "best": {"policy": "highest", "tie": "sudden_death"}}
    found = between(house({}), house({"result": other}))
    assert ids(found, ("result.winner",), "result") == ["result.best"]
    assert ids(found, ("result.best",), "result") == ["result.best"]


def test_a_call_that_nobody_scores_is_nobodys_rules() -> None:
    found = between(load_profile("canonical"), load_profile("card-game-spades-rules"))
    assert not found.is_valid(("calls.blind_nil",))
    assert found.is_valid(("scoring.blind_nil",))
    assert found.is_valid(("calls.blind_nil", "scoring.blind_nil"))


def test_fewer_cards_each_make_another_table(house: House) -> None:
    a, b = house({}), house({"dealing": {"deal": {"each": 10}}})
    pair = pair_of(a, b, Catalog.builtin())
    assert not same_table(pair.one, pair.other)
    assert same_table(pair.one, pair.one)
