"""What is tried out of time, or with what is not held, is refused and has not happened."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Action, Call, Claim, Look, Pass, Play
from spades_rules.kernel.play import apply
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.policies.bidding.side_maximum import SideMaximum
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.exchange.swap import Swap
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]

SWAP = {"calls.blind_nil": BlindNilBid(behind=None), "exchange.swap": Swap(cards=1)}
PASSING = "blind_nil look 1 1 look 1"


def refusal(table: Table, action: Action) -> str:
    """Try something that is refused, on the table itself; it has not happened."""
    before = table.actions, table.legal(), table.turn, table.phase, table.public.played
    with pytest.raises(RefusedError) as refused:
        table.push(action)
    after = table.actions, table.legal(), table.turn, table.phase, table.public.played
    assert after == before
    return str(refused.value)


def test_a_call_after_the_calls(small: Small, at: At) -> None:
    assert refusal(at(small(), "1 1 1 1"), Call("1", tricks=1)) == "calls are not being made"


def test_a_look_after_the_calls(small: Small, at: At) -> None:
    assert refusal(at(small(), "1 1 1 1"), Look()) == "calls are not being made"


def test_a_second_look(small: Small, at: At) -> None:
    assert refusal(at(small(SWAP), "look"), Look()) == "the hand has been looked at"


def test_a_call_that_nobody_offers(small: Small, at: At) -> None:
    table = at(small())
    assert refusal(table, Call("9", tricks=9)) == "refused by calls.tricks, calls.nil"


def test_a_call_that_a_rule_bars(small: Small, at: At) -> None:
    table = at(small({"bidding.side_maximum": SideMaximum(tricks=3)}), "3 1")
    assert refusal(table, Call("1", tricks=1)) == "refused by bidding.side_maximum"


def test_a_card_during_the_calls(small: Small, at: At) -> None:
    assert refusal(at(small()), Play(Card("KC"))) == "no card is to be played"


def test_a_card_that_is_not_held(small: Small, at: At) -> None:
    assert refusal(at(small(), "1 1 1 1"), Play(Card("AH"))) == "the card is not in the hand"


def test_a_card_that_does_not_exist(small: Small, at: At) -> None:
    assert refusal(at(small(), "1 1 1 1"), Play(Card("9H"))) == "no such card"


def test_a_card_during_an_exchange(small: Small, at: At) -> None:
    assert refusal(at(small(SWAP), PASSING), Play(Card("KC"))) == "no card is to be played"


def test_a_pass_during_the_play(small: Small, at: At) -> None:
    table = at(small(), "1 1 1 1")
    assert refusal(table, Pass((Card("KC"),))) == "no cards are being passed"


def test_a_claim_where_none_is_played(small: Small, at: At) -> None:
    assert refusal(at(small(), "1 1 1 1"), Claim()) == "no claim is played here"


def test_a_call_is_known_by_what_it_says_and_not_by_who_made_it(small: Small, at: At) -> None:
    table = apply(at(small()), Call("2", tricks=2))
    assert table.public.calls == ((0, Call("2", tricks=2)),)
