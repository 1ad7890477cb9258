"""What can be called in a round, by a side and by all."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from spades_rules.audit.callrounds import side_calls, ways
from spades_rules.audit.standings import scores, telling_scores
from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Calls
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees

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
    rules = ruleset("card-game-spades-rules")
    later = set()
    for standing in (*scores(0, rules), *scores(1, rules)):
        assert standing.round or set(standing.totals) == {0}
        later.add(bool(standing.round))
    assert later == {True, False}


def test_a_score_that_opens_no_other_call_is_told_by_the_start(ruleset: Make) -> None:
    rules = ruleset()
    assert [one.totals for one in telling_scores(rules)] == [(0, 0)]
    # A hundred behind opens a blind nil to either side in turn.
    blind = ruleset("card-game-spades-rules")
    start, ours, theirs = telling_scores(blind)
    assert start is blind.start
    assert ours.totals[1] - ours.totals[0] == 100
    assert theirs.totals[0] - theirs.totals[1] == 100


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars nothing, and may look at the score for it."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.GAP})

    def narrow(
        self,
        table: PublicTable,  # noqa: ARG002 - the question's
        seat: int,  # noqa: ARG002
        hand: int | None,  # noqa: ARG002
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Leave all."""
        return calls


def test_where_a_bar_may_look_at_the_score_every_score_tells(ruleset: Make) -> None:
    blind = ruleset("card-game-spades-rules")
    barred = replace(blind, rules=(*blind.rules, Rule("bidding.none", Bars())))
    assert len(list(telling_scores(barred))) > 3


@dataclass(frozen=True, slots=True)
class WhoHearsANil:
    """Offers a call to who has heard a nil from the left, far behind; it says nothing of that."""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give the call."""
        return (Call("echo", personal=True),)

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:
        """Look at everybody's calls and at the score."""
        totals = table.setting.standing.totals
        heard = any(call.name == "nil" for other, call in table.calls if other == (seat + 3) % 4)
        return self.vocabulary() if heard and totals[1 - seat % 2] - totals[seat % 2] > 900 else ()


def test_of_a_rule_that_does_not_say_what_it_looks_at_other_seats_and_far_scores_are_tried(
    ruleset: Make,
) -> None:
    hears: Calls = WhoHearsANil()
    rules = ruleset()
    listening = replace(rules, rules=(*rules.rules, Rule("calls.echo", hears)))
    assert "echo" in {call.name for calls in side_calls(listening) for call in calls}


def test_where_calls_go_round_twice_the_last_ones_vary(ruleset: Make) -> None:
    rules = ruleset(rules={"calling": {"order": {"times": 2}}})
    done = [table for table in ways(rules, rules.start, 3) if table.turn < 0]
    assert len(done) == 4**4
    assert all(len(table.calls) == 8 for table in done)
