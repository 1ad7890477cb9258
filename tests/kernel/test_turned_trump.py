"""A trump suit that changes from round to round: by a card turned up, or in turn."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from spades_rules.kernel.actions import Deal, Play
from spades_rules.kernel.play import new_game
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.kernel.turning import may_turn
from spades_rules.kernel.view import view
from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.policies.play.no_trump_on_first_trick import NoTrumpOnFirstTrick
from spades_rules.policies.trump.rotating_trump import RotatingTrump
from spades_rules.policies.trump.turned_up import TurnedUp
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]
Dealt = Callable[..., Deal]

DEALERS = {"trump.suit": TurnedUp(card="dealers_card")}
NEXT = {"trump.suit": TurnedUp(), "dealing.deal": DealAll(each=2)}
EITHER = {"trump.suit": TurnedUp(card="next_or_dealers")}
IN_TURN = {"trump.suit": RotatingTrump(suits=("H", "none"))}
TWO_EACH = "AS 2H / KS KH / 2S AH / AC KD"
CALLS = "1 1 1 1"


def opened(ruleset: Ruleset, deal: Deal, words: str) -> Table:
    """Deal at a new table, call, and play the cards of the first trick."""
    table = new_game(ruleset)
    table.push(deal)
    for word in words.split():
        table.push(ruleset.call(word) or Play(Card(word)))
    return table


def why(ruleset: Ruleset, deal: Deal) -> str:
    """Say why a deal is refused."""
    with pytest.raises(RefusedError) as refused:
        new_game(ruleset).push(deal)
    return refused.value.ruling.words


@pytest.mark.parametrize(("turned", "taker"), [("2D", 3), ("AC", 0), ("KD", 3)])
def test_the_suit_of_the_dealers_card_wins_tricks(
    small: Small, deal: Dealt, turned: str, taker: int
) -> None:
    dealt = replace(deal(), turned=Card(turned))
    table = opened(small(DEALERS), dealt, f"{CALLS} AS KS 2S KD")
    assert table.public.won.index(1) == taker


def test_everybody_sees_the_card_and_its_suit(small: Small, deal: Dealt) -> None:
    table = opened(small(DEALERS), replace(deal(), turned=Card("2D")), CALLS)
    for seat in (0, 3, None):
        shown = view(table, seat)
        assert (shown.turned, shown.trump) == ("2D", "D")


def test_before_a_deal_no_suit_is_trump_and_no_card_is_turned_up(small: Small) -> None:
    shown = view(new_game(small(DEALERS)), None)
    assert (shown.turned, shown.trump) == (None, None)


def test_the_dealers_card_must_be_the_dealers(small: Small, deal: Dealt) -> None:
    rules = small(DEALERS)
    assert (
        why(rules, replace(deal(), turned=Card("AS"))) == "a card of the dealer's own is turned up"
    )
    assert (
        why(rules, replace(deal(), turned=Card("9S"))) == "a card of the dealer's own is turned up"
    )
    assert why(rules, deal()) == "a card of the dealer's own is turned up"


def test_no_card_is_turned_up_where_none_decides(small: Small, deal: Dealt) -> None:
    for rules in (small(), small(IN_TURN)):
        assert why(rules, replace(deal(), turned=Card("AC"))) == "no card is turned up here"


def test_the_next_card_is_one_that_is_left_over(small: Small, deal: Dealt) -> None:
    rules, left = small(NEXT), deal(TWO_EACH)
    assert why(rules, replace(left, turned=Card("AS"))) == "a card that is left over is turned up"
    table = opened(rules, replace(left, turned=Card("KC")), f"{CALLS} AS KS 2S AC")
    assert table.public.won == (0, 0, 0, 1)


def test_where_no_card_is_left_over_there_is_no_trump(small: Small, deal: Dealt) -> None:
    rules = small({"trump.suit": TurnedUp()})
    table = opened(rules, deal(), f"{CALLS} AS KS 2S AC")
    assert (table.public.won, view(table, 0).trump) == ((1, 0, 0, 0), None)


def test_or_the_dealers_card_decides_then(small: Small, deal: Dealt) -> None:
    table = opened(small(EITHER), replace(deal(), turned=Card("AC")), f"{CALLS} AS KS 2S AC")
    assert table.public.won == (0, 0, 0, 1)
    dealt = replace(deal(TWO_EACH), turned=Card("KC"))
    table = opened(small(EITHER | {"dealing.deal": DealAll(each=2)}), dealt, f"{CALLS} AS KS 2S AC")
    assert table.public.won == (0, 0, 0, 1)


def test_trumps_in_turn_change_with_the_round(small: Small, at: At, deal: Dealt) -> None:
    table = at(small(IN_TURN), f"{CALLS} KC 2C AH AC")
    assert (table.public.won, view(table, 0).trump) == ((0, 0, 1, 0), "H")
    while not table.sheets:
        table.push(table.legal()[0])
    table.push(deal(dealer=0))
    assert view(table, 0).trump is None


def test_rules_of_play_go_by_the_trump_of_the_round(small: Small, deal: Dealt) -> None:
    rules = small(DEALERS | {"play.first_trick": NoTrumpOnFirstTrick()})
    table = opened(rules, replace(deal(), turned=Card("AC")), f"{CALLS} AS KS 2S")
    assert [action.card for action in table.legal() if isinstance(action, Play)] == ["2D", "KD"]


def test_the_cards_that_may_be_turned_up_begin_with_the_usual_trump(
    small: Small, deal: Dealt
) -> None:
    hands = deal("2C KC AC / 2D KD AD / 2H KH AH / 2S KS AS").hands
    assert may_turn(small(DEALERS), 0, hands) == ("2C", "KC", "AC")
    assert may_turn(small(), 0, hands) == ()
    assert may_turn(small(NEXT), 0, deal(TWO_EACH).hands) == ("2C", "KC", "2D", "AD")
    few = deal("2C KC / 2D KD / 2H KH / 2S KS").hands
    assert may_turn(small(NEXT), 0, few) == ("AS", "AC", "AD", "AH")


def test_a_host_says_which_suit_is_trump(small: Small) -> None:
    rules, trick = small(DEALERS), [Card("AS"), Card("2H")]
    assert rules.winner(trick, trump=Card("H")) == 1
    assert rules.winner(trick, trump="none") == 0
    choices = rules.legal_cards([Card("KS"), Card("2H")], trump=Card("H"), first_trick=False)
    assert [action.card for action in choices.allowed if isinstance(action, Play)] == ["KS"]


def test_where_trump_is_fixed_nobody_can_say_another(small: Small) -> None:
    rules, trick = small(), [Card("AC"), Card("2S")]
    assert rules.winner(trick, trump=Card("S")) == 1
    for trump in (Card("H"), "none"):
        with pytest.raises(ValueError, match="always the same"):
            rules.winner(trick, trump=trump)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, ["S", "S"]),
        (DEALERS, ["dealers_card", "dealers_card"]),
        ({"trump.suit": TurnedUp()}, ["next_card", "next_card"]),
        (IN_TURN, ["H", "none"]),
    ],
)
def test_the_facts_of_a_deal_name_trumps(
    small: Small, changes: dict[str, object], words: list[str]
) -> None:
    rules = small(changes)
    assert [rules.deal_facts(0, round=number).trump for number in (1, 2)] == words


def test_without_a_rule_on_trumps_there_are_none(small: Small) -> None:
    assert small(without="trump.suit play.breaking").deal_facts(0).trump == "none"
