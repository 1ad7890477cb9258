"""Calls are offered, barred and, where some are blind, made before the hand is looked at."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from spades_rules.kernel.actions import Call, Deal, Look
from spades_rules.kernel.callings import standing_calls
from spades_rules.kernel.playout import play_out
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of
from spades_rules.policies.bidding.side_maximum import SideMaximum
from spades_rules.policies.bidding.side_minimum import SideMinimum
from spades_rules.policies.calling.bids_itself import BidsItself
from spades_rules.policies.calling.eldest_first import EldestFirst
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.calls.nil_bid import NilBid
from spades_rules.policies.scoring.uncalled_tricks import UncalledTricks

Small = Callable[..., Ruleset]
At = Callable[..., Table]


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingBlind:
    """Nobody may call anything blind."""

    def narrow(
        self,
        table: PublicTable,  # noqa: ARG002 - the question's
        seat: int,  # noqa: ARG002 - as above
        hand: int | None,  # noqa: ARG002 - as above
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give those that are not blind."""
        return tuple(call for call in calls if not call.blind)


def legal(table: Table) -> str:
    return " ".join(word_of(action) for action in table.legal())


def test_the_seat_left_of_the_dealer_may_call_anything_on_offer(small: Small, at: At) -> None:
    table = at(small())
    assert table.turn == 0
    assert legal(table) == "1 2 3 nil"


def test_where_nothing_is_limited_every_turn_has_the_very_same_calls(small: Small, at: At) -> None:
    rules = small()
    assert at(rules).legal() is at(rules, "nil 2 1").legal()
    assert legal(at(rules, "nil 2 1")) == "1 2 3 nil"


def test_a_limited_call_is_off_the_table_once_it_is_used_up(small: Small, at: At) -> None:
    rules = small({"calls.nil": NilBid(per_side=1)})
    assert legal(at(rules, "nil 2")) == "1 2 3"
    assert legal(at(rules, "nil 2 1")) == "1 2 3 nil"
    with pytest.raises(RefusedError):
        at(rules, "nil 2 nil")


def test_a_call_is_known_by_what_it_says_and_not_by_which_copy_it_is(small: Small, at: At) -> None:
    table = at(small())
    table.push(Call("2", tricks=2))
    with pytest.raises(RefusedError):
        table.push(Call("2", tricks=3))
    assert table.public.calls == ((0, Call("2", tricks=2)),)


def test_a_rule_bars_some_calls(small: Small, at: At) -> None:
    rules = small({"bidding.side_maximum": SideMaximum(tricks=3)})
    assert legal(at(rules, "2 1")) == "1 nil"


def test_a_rule_that_would_bar_every_call_is_waived(small: Small, at: At) -> None:
    rules = small({"bidding.side_minimum": SideMinimum(tricks=9)})
    table = at(rules, "1 1")
    assert legal(table) == "1 2 3 nil"
    assert table.rule_on(Call("3", 3)).reason == "waived"
    assert table.rule_on(Call("3", 3)).rules == ("bidding.side_minimum",)


def test_without_a_rule_that_offers_calls_there_is_nothing_to_say(small: Small, at: At) -> None:
    table = at(small(without="calls.tricks calls.nil"))
    assert table.phase is Phase.CALLS
    assert legal(table) == ""
    ruling = table.rule_on(Call("1", 1))
    assert (ruling.reason, ruling.rules) == ("not_offered", ())


def test_without_a_calling_order_the_cards_are_played_at_once(small: Small, at: At) -> None:
    table = at(small(without="calling.order calls.tricks calls.nil contract.side"), "KC 2C")
    assert table.phase is Phase.PLAY
    assert table.public.calls == ()
    assert table.turn == 2


def test_who_may_go_blind_calls_blind_or_looks(small: Small, at: At) -> None:
    rules = small({"calls.blind_nil": BlindNilBid(behind=None)})
    assert legal(at(rules)) == "blind_nil look"


def test_who_has_looked_may_no_longer_go_blind(small: Small, at: At) -> None:
    rules = small({"calls.blind_nil": BlindNilBid(behind=None)})
    table = at(rules, "look")
    assert table.turn == 0
    assert table.looked == 0b0001
    assert legal(table) == "1 2 3 nil"


def test_a_blind_call_shows_the_hand_to_whom_it_belongs(small: Small, at: At) -> None:
    rules = small({"calls.blind_nil": BlindNilBid(behind=None)})
    assert at(rules, "blind_nil").looked == 0b0001


def test_to_whom_no_blind_call_is_open_the_others_are(small: Small, at: At) -> None:
    rules = small({"calls.blind_nil": BlindNilBid(behind=None)})
    table = at(rules, "blind_nil look 1")
    assert table.turn == 2
    assert legal(table) == "1 2 3 nil"


def test_a_rule_that_bars_every_blind_call_leaves_the_others(small: Small, at: At) -> None:
    rules = small(
        {"calls.blind_nil": BlindNilBid(behind=None), "bidding.nothing_blind": NothingBlind()}
    )
    assert legal(at(rules)) == "1 2 3 nil"


def test_once_barred_blind_calls_are_put_to_no_further_rule(small: Small, at: At) -> None:
    rules = small(
        {
            "calls.blind_nil": BlindNilBid(behind=None),
            "bidding.nothing_blind": NothingBlind(),
            "bidding.side_maximum": SideMaximum(tricks=3),
        }
    )
    assert legal(at(rules)) == "1 2 3 nil"


def test_calls_may_go_round_twice_and_the_later_one_holds(small: Small, at: At) -> None:
    rules = small({"calling.order": EldestFirst(times=2)})
    table = at(rules, "1 1 nil 1 2 3")
    assert table.turn == 2
    assert standing_calls(table.public, (0, 2)) == (
        (0, Call("2", tricks=2)),
        (2, Call("nil", personal=True)),
    )
    assert table.public.calls_of((0,)) == (Call("1", tricks=1), Call("2", tricks=2))


def test_a_later_call_counts_in_the_score(small: Small, at: At) -> None:
    rules = small({"calling.order": EldestFirst(times=2)})
    table = at(rules, "1 1 nil 1 1 1 1 1 KC 2C 2S AC AH 2D 2H KH AD KD AS KS")
    assert [side.calls for side in table.sheets[0].sides] == [
        (Call("1", tricks=1), Call("1", tricks=1)),
        (Call("1", tricks=1), Call("1", tricks=1)),
    ]
    assert table.sheets[0].points == (21, -20)


def test_a_call_with_the_same_name_and_another_meaning_is_refused(small: Small, at: At) -> None:
    table = at(small())
    assert not table.rule_on(Call("3", tricks=1)).allowed


@pytest.mark.parametrize("word", ["1", "2", "3", "nil", "blind_nil"])
def test_every_word_is_known_by_its_name(small: Small, word: str) -> None:
    rules = small({"calls.blind_nil": BlindNilBid(behind=None)})
    found = rules.call(word)
    assert found is not None
    assert found.name == word


def test_a_word_that_no_rule_offers_is_unknown(small: Small) -> None:
    assert small().call("blind_nil") is None


def test_looking_is_one_action_however_it_is_made(small: Small, at: At) -> None:
    rules = small({"calls.blind_nil": BlindNilBid(behind=None)})
    table = at(rules)
    assert table.rule_on(Look()).allowed


ITSELF = {"calling.order": BidsItself(), "scoring.uncalled": UncalledTricks()}


def test_where_the_first_round_bids_itself_the_cards_are_played_at_once(
    small: Small, at: At
) -> None:
    table = at(small(ITSELF))
    assert (table.phase, table.turn) == (Phase.PLAY, 0)
    with pytest.raises(RefusedError):
        table.push(Call("2", tricks=2))
    play_out(table, lambda: 0)
    (sheet,) = table.sheets
    assert sum(sheet.points) == 30
    assert {line.rule for line in sheet.lines} == {"scoring.uncalled"}
    assert [side.contracts for side in sheet.sides] == [(), ()]


def test_the_round_after_one_that_bid_itself_is_called_and_judged(small: Small, at: At) -> None:
    table = at(small(ITSELF))
    play_out(table, lambda: 0)
    table.push(Deal(0, table.actions[0].hands))  # type: ignore[union-attr]
    assert (table.phase, table.turn) == (Phase.CALLS, 1)
    for word in ("1", "1", "1", "1"):
        table.push(Call(word, tricks=1))
    play_out(table, lambda: 0)
    assert [len(side.contracts) for side in table.sheets[1].sides] == [1, 1]
    assert "scoring.uncalled" not in {line.rule for line in table.sheets[1].lines}


def test_in_a_round_that_bids_itself_it_is_nobodys_turn_to_call(small: Small) -> None:
    rules = small(ITSELF)
    assert rules.call_order(3, 1) == ()
    assert rules.call_order(3, 2) == rules.call_order(3) == (0, 1, 2, 3)
    assert rules.deal_facts(3, round=1).first_call is None
    assert rules.deal_facts(3, round=2).first_call == 0
    with pytest.raises(ValueError, match="it is never the turn of seat 0"):
        rules.legal_bids(0)
    later = rules.standing((30, 0), round=1)
    assert len(rules.legal_bids(0, standing=later).allowed) == 4
