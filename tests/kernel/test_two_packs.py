"""Two packs in one: twins print alike, and any of them will do."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Play
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import view
from spades_rules.notation.plain import word_of
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]

PACK = "2H 2H KH KH AH AH 2S 2S KS KS AS AS"
HANDS = "AH AH 2H / KH KH 2H / 2S KS 2S / AS AS KS"


@pytest.fixture
def rules(small: Small, few_cards: Callable[..., object]) -> Ruleset:
    """Make rules for two packs of six cards."""
    return small({"deck.pack": few_cards(words=PACK)})


def legal(table: Table) -> str:
    return " ".join(word_of(action) for action in table.legal())


def test_both_twins_may_lie_in_one_hand(rules: Ruleset, at: At) -> None:
    table = at(rules, "1 1 1 1", hands=HANDS)
    assert rules.layout.twins
    assert view(table, 0).hand == ("2H", "AH", "AH")
    assert legal(table) == "2H AH AH"


def test_of_two_twins_in_a_hand_one_is_played(rules: Ruleset, at: At) -> None:
    table = at(rules, "1 1 1 1 AH", hands=HANDS)
    assert view(table, 0).hand == ("2H", "AH")
    assert view(table, 0).trick == ((0, "AH"),)
    assert legal(table) == "2H KH KH"


def test_each_seat_holds_its_own_twin(rules: Ruleset, at: At) -> None:
    table = at(rules, "1 1 1 1 2H 2H", hands=HANDS)
    assert view(table, 0).hand == ("AH", "AH")
    assert view(table, 1).hand == ("KH", "KH")


def test_a_twin_that_is_not_held_is_not_played(rules: Ruleset, at: At) -> None:
    table = at(rules, "1 1 1 1", hands=HANDS)
    ruling = table.rule_on(Play(Card("KH")))
    assert ruling.words == "the card is not in the hand"


def test_a_third_twin_cannot_be_dealt(rules: Ruleset, deal: Callable[..., object]) -> None:
    table = Table(rules)
    ruling = table.rule_on(deal("AH AH AH / KH KH 2H / 2S KS 2S / AS AS KS"))
    assert ruling.words == "AH is dealt twice"


def test_a_round_with_two_packs_is_played_to_its_end(rules: Ruleset, at: At) -> None:
    table = at(rules, "1 1 1 1 AH KH 2S KS AS 2H KH KS AS AH 2H 2S", hands=HANDS)
    assert table.public.takers == (3, 3, 3)
    assert table.standing.totals == (-20, 21)
