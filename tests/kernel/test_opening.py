"""The first lead may hang on a card: who holds it leads, and everybody then knows where it is."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import tricks_of, view
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.policies.exchange.swap import Swap
from spades_rules.policies.leading.holder_of import HolderOf
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]

CALLED = "1 1 nil 1"


def opened(card: str) -> dict[str, object]:
    return {"leading.opening": HolderOf(card=Card(card))}


@pytest.mark.parametrize(("card", "seat"), [("AS", 0), ("2C", 1), ("AD", 2), ("2D", 3)])
def test_who_holds_the_card_leads(small: Small, at: At, card: str, seat: int) -> None:
    assert at(small(opened(card)), CALLED).turn == seat


def test_with_the_card_or_with_another(small: Small, at: At) -> None:
    table = at(small(opened("2D")), CALLED)
    assert [play.card for play in table.legal()] == ["AC", "2D", "KD"]


def test_the_tricks_are_told_from_that_lead_on(small: Small, at: At) -> None:
    table = at(small(opened("2D")), f"{CALLED} 2D AS KS AD")
    assert tricks_of(table) == (((3, "2D"), (0, "AS"), (1, "KS"), (2, "AD")),)
    assert (table.turn, view(table, 2).turn) == (0, 0)


def test_the_holder_after_a_pass_leads(small: Small, at: At) -> None:
    changes = {
        **opened("AD"),
        "calls.blind_nil": BlindNilBid(behind=None),
        "exchange.swap": Swap(cards=1, triggers=("blind_nil",)),
    }
    rules = small(changes)
    assert at(rules, "blind_nil look 1 1 look 1 KC+ AD+").turn == 0


def test_a_card_that_nobody_was_dealt_leaves_the_lead_to_the_dealers_left(
    small: Small, at: At
) -> None:
    rules = small({**opened("2D"), "dealing.deal": DealAll(each=2)})
    table = at(rules, CALLED, hands="AS 2H / KS KH / 2S AH / AC KD", dealer=1)
    assert table.turn == 2


@pytest.mark.parametrize(("dealer", "seat"), [(3, 1), (1, 3)])
def test_of_two_who_hold_one_like_it_the_first_from_the_dealers_left_leads(
    small: Small, at: At, few_cards: Callable[..., object], dealer: int, seat: int
) -> None:
    pack = few_cards(words="2H 2H KH KH AH AH 2S 2S KS KS AS AS")
    rules = small({**opened("AS"), "deck.pack": pack})
    hands = "AH AH 2H / KH KH AS / 2S KS 2S / AS 2H KS"
    assert at(rules, "1 1 1 1", hands=hands, dealer=dealer).turn == seat


def test_a_host_asks_with_the_cards_that_matter(small: Small) -> None:
    rules = small(opened("2D"))
    nothing: tuple[Card, ...] = ()
    held = (Card("2D"),)
    assert rules.opening_lead(3, hands=[nothing, nothing, held, nothing]) == 2
    assert rules.opening_lead(3, hands=[nothing] * 4) == 0
    assert rules.opening_lead(2) == 3


def test_a_host_who_deals_wrong_is_told(small: Small) -> None:
    rules = small(opened("2D"))
    held = (Card("2D"),)
    with pytest.raises(ValueError, match="`hands` has 1, and the number of seats is 4"):
        rules.opening_lead(3, hands=[held])
    with pytest.raises(ValueError, match="2D"):
        rules.opening_lead(3, hands=[held, held, (), ()])
