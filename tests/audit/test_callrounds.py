"""What can be called in a round, by a side and by all."""

from collections.abc import Callable

from spades_rules.audit.callrounds import few_standings, side_calls, standings, ways
from spades_rules.kernel.ruleset import Ruleset

Make = Callable[..., Ruleset]


def test_a_side_can_have_called_each_of_fourteen_calls_twice(ruleset: Make) -> None:
    assert len(side_calls(ruleset())) == 14 * 14


def test_what_a_maximum_bars_no_side_has_called(ruleset: Make) -> None:
    # Nil beside anything, or two numbers of at most thirteen together.
    assert len(side_calls(ruleset("openspiel"))) == 27 + 78


def test_a_call_open_in_some_rounds_only_is_found(ruleset: Make) -> None:
    rules = {
        "calls": {"blind_nil": {"policy": "blind_nil_bid", "behind": 2_000_000}},
        "scoring": {"blind_nil": {"policy": "nil_points", "call": "blind_nil"}},
    }
    found = {call.name for calls in side_calls(ruleset(rules=rules)) for call in calls}
    assert "blind_nil" in found


def test_before_the_first_round_everybody_is_level(ruleset: Make) -> None:
    for standing in (*few_standings(ruleset()), *standings(ruleset("card-game-spades-rules"))):
        assert standing.round or set(standing.totals) == {0}


def test_where_calls_go_round_twice_the_last_ones_vary(ruleset: Make) -> None:
    rules = ruleset(rules={"calling": {"order": {"times": 2}}})
    done = [table for table in ways(rules, rules.start, 3) if table.turn < 0]
    assert len(done) == 4**4
    assert all(len(table.calls) == 8 for table in done)
