"""Jokers and twos above the ace of trumps: they are trumps in everything that the table does."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of
from spades_rules.policies.ranking.promoted import Promoted
from spades_rules.policies.trump.fixed_trump import FixedTrump
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]

PACK = "KC AC 2D KD AD KH AH KS AS 2S LJ BJ"
TOP = (Card("BJ"), Card("LJ"), Card("2D"), Card("2S"))


@pytest.fixture
def rules(small: Small, few_cards: Callable[..., object]) -> Ruleset:
    """Make rules for twelve cards, four of them promoted."""
    return small({"deck.pack": few_cards(words=PACK), "ranking.order": Promoted(top=TOP)})


def legal(table: Table) -> str:
    return " ".join(word_of(action) for action in table.legal())


def test_promoted_cards_are_of_the_trump_suit_and_of_no_other(rules: Ruleset) -> None:
    pack = rules.pack
    assert pack.cards_of(rules.trumps) == ("KS", "AS", "2S", "2D", "LJ", "BJ")
    assert pack.cards_of(rules.suits["D"]) == ("KD", "AD")
    assert pack.cards_of(rules.layout.promoted) == ("2S", "2D", "LJ", "BJ")


def test_they_follow_to_trumps_and_to_nothing_else(rules: Ruleset, at: At) -> None:
    hands = "KS KD AC / 2D AD KH / BJ KC AH / 2S AS LJ"
    assert legal(at(rules, "1 1 1 1 KD", hands=hands)) == "AD"
    assert legal(at(rules, "1 1 1 1 KD AD", hands=hands)) == "KC AH BJ"


def test_they_may_not_be_led_before_trumps_are_open_and_open_them(rules: Ruleset, at: At) -> None:
    hands = "LJ KD AC / 2D AD KH / BJ KC AH / 2S AS KS"
    assert legal(at(rules, "1 1 1 1", hands=hands)) == "AC KD"
    ruffed = at(rules, "1 1 1 1 KD AD BJ 2S", hands=hands)
    assert ruffed.public.takers == (2,)
    followed = at(rules, "1 1 1 1 AC AD KC AS", hands=hands)
    assert followed.public.takers == (3,)
    assert legal(followed) == "KS 2S"
    thrown = at(rules, "1 1 1 1 KD AD AH 2S", hands=hands)
    assert legal(thrown) == "KS AS"
    assert legal(at(rules, "1 1 1 1 KD AD AH 2S KS LJ", hands=hands)) == "2D"


def test_a_trump_suit_in_the_middle_of_the_pack_takes_them_in(
    small: Small, few_cards: Callable[..., object], at: At
) -> None:
    rules = small(
        {
            "deck.pack": few_cards(words=PACK),
            "ranking.order": Promoted(top=TOP),
            "trump.suit": FixedTrump(suit="D"),
        }
    )
    assert rules.pack.cards_of(rules.trumps) == ("KD", "AD", "2S", "2D", "LJ", "BJ")
    hands = "AD KS KC / BJ KH AH / 2S KD AC / AS LJ 2D"
    table = at(rules, "1 1 1 1 KS KH 2S AS", hands=hands)
    assert table.public.takers == (2,)
    assert legal(table) == "AC KD"


def test_in_a_draw_they_are_above_the_aces_and_the_aces_are_level(rules: Ruleset) -> None:
    heights = rules.layout.heights()
    assert heights["BJ"] > heights["LJ"] > heights["2D"] > heights["2S"] > heights["AS"]
    assert heights["AS"] == heights["AH"] == heights["AD"] == heights["AC"]
    assert heights["KS"] == heights["KD"] < heights["AS"]


def test_without_trumps_nothing_is_promoted(small: Small, few_cards: Callable[..., object]) -> None:
    changes = {"deck.pack": few_cards(words="2D KD AD"), "ranking.order": Promoted(top=TOP)}
    rules = small({**changes}, without="trump.suit")
    assert rules.layout.promoted == 0
    assert rules.pack.cards_of(rules.suits["D"]) == ("KD", "AD", "2D")


def test_a_card_without_a_suit_stands_alone(
    small: Small, few_cards: Callable[..., object], at: At
) -> None:
    rules = small({"deck.pack": few_cards(words=PACK.replace("2D", "2H"))})
    hands = "BJ KC AC / KD KH KS / AD AH AS / 2S LJ 2H"
    table = at(rules, "1 1 1 1 BJ", hands=hands)
    assert legal(table) == "KD KH KS"
    assert rules.suit_of[rules.pack.bits["BJ"]] == rules.pack.bits["BJ"]
