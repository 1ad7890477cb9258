"""Two packs in one: twins print alike, and any of them will do."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from spades_rules.kernel.actions import Deal, Play
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import view
from spades_rules.notation.plain import word_of
from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.policies.deck.pack import Pack
from spades_rules.policies.ranking.promoted import Promoted
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]

PACK = "2H 2H KH KH AH AH 2S 2S KS KS AS AS"
HANDS = "AH AH 2H / KH KH 2H / 2S KS 2S / AS AS KS"
DRAWN = DealAll(each=3, first_dealer="high_card")


@pytest.fixture
def rules(small: Small, few_cards: Callable[..., object]) -> Ruleset:
    """Make rules for two packs of six cards."""
    return small({"deck.pack": few_cards(words=PACK)})


@pytest.fixture
def ranked(small: Small, few_cards: Callable[..., object]) -> Callable[[str], Ruleset]:
    """Make rules for the same cards that say which twin wins."""

    def make(twins: str) -> Ruleset:
        ranking = Promoted(top=(), twins=twins)
        return small({"deck.pack": few_cards(words=PACK), "ranking.order": ranking})

    return make


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
    assert ruling.words == "AH is dealt too often"


def test_a_round_with_two_packs_is_played_to_its_end(rules: Ruleset, at: At) -> None:
    table = at(rules, "1 1 1 1 AH KH 2S KS AS 2H KH KS AS AH 2H 2S", hands=HANDS)
    assert table.public.takers == (3, 3, 3)
    assert table.standing.totals == (-20, 21)


@pytest.mark.parametrize(
    ("twins", "dealer", "taker"), [("first", 3, 0), ("last", 3, 2), ("first", 1, 2), ("last", 1, 0)]
)
def test_the_twin_played_first_or_last_wins_from_whichever_seat(
    ranked: Callable[[str], Ruleset], at: At, twins: str, dealer: int, taker: int
) -> None:
    hands = "AH 2H KS / KH 2S AS / AH 2H KS / KH 2S AS"
    table = at(ranked(twins), "1 1 1 1 AH KH AH KH", hands=hands, dealer=dealer)
    assert table.public.takers == (taker,)


@pytest.mark.parametrize(("twins", "leads"), [("first", 1), ("last", 3)])
def test_the_seat_that_wins_with_a_twin_is_shown_to_lead(
    ranked: Callable[[str], Ruleset], at: At, twins: str, leads: int
) -> None:
    hands = "2H 2H KH / AH 2S KS / KH 2S AS / AH AS KS"
    table = at(ranked(twins), "1 1 1 1 KH AH KH AH", hands=hands)
    assert table.public.turn == leads
    rest = {1: "2S", 3: "AS"}
    table.push(Play(Card(rest[leads])))
    assert view(table, None).trick == ((leads, rest[leads]),)


def test_a_host_is_told_the_same_winner(ranked: Callable[[str], Ruleset]) -> None:
    trick = [Card(word) for word in ("2H", "AH", "KH", "AH")]
    assert ranked("first").winner(trick) == 1
    assert ranked("last").winner(trick) == 3


def test_a_ranking_that_does_not_say_lets_the_first_twin_win(rules: Ruleset) -> None:
    assert rules.winner([Card(word) for word in ("2S", "AS", "KS", "AS")]) == 1


def test_twins_below_the_winner_do_not_matter(ranked: Callable[[str], Ruleset]) -> None:
    assert ranked("last").winner([Card(word) for word in ("KH", "2H", "2H", "AH")]) == 3


def test_a_twin_that_is_no_trump_does_not_win_over_one(ranked: Callable[[str], Ruleset]) -> None:
    assert ranked("last").winner([Card(word) for word in ("AH", "2S", "AH", "KH")]) == 1


def test_both_twins_may_be_drawn_for_the_deal(
    small: Small, few_cards: Callable[..., object], deal: Callable[..., Deal]
) -> None:
    rules = small({"deck.pack": few_cards(words=PACK), "dealing.deal": DRAWN})
    drawn = replace(
        deal(HANDS, dealer=2),
        draw=(
            ((0, Card("AS")), (1, Card("KS")), (2, Card("AS")), (3, Card("2S"))),
            ((0, Card("KH")), (2, Card("AH"))),
        ),
    )
    table = Table(rules)
    table.push(drawn)
    assert table.public.setting.dealer == 2


def test_a_third_twin_cannot_be_drawn(
    small: Small, few_cards: Callable[..., object], deal: Callable[..., Deal]
) -> None:
    rules = small({"deck.pack": few_cards(words=PACK), "dealing.deal": DRAWN})
    draw = tuple((seat, Card("AS" if seat < 3 else "2S")) for seat in range(4))
    ruling = Table(rules).rule_on(replace(deal(HANDS, dealer=0), draw=(draw,)))
    assert ruling.words == "a seat draws twice, or a card is drawn too often"


def test_thirteen_of_each_suit_with_twins_are_not_the_usual_pack(small: Small) -> None:
    out = tuple(Card(rank + suit) for suit in "CDHS" for rank in "23456789TJQKA")
    twice = tuple(Card(rank + suit) for suit in "CDHS" for rank in "AKQJT98")
    out = tuple(card for card in (*out, *out) if card not in twice)
    once = tuple(Card("8" + suit) for suit in "CDHS")
    rules = small(
        {"deck.pack": Pack(decks=2, removed=(*out, *once)), "dealing.deal": DealAll(each=13)}
    )
    assert sorted(mask.bit_count() for mask in rules.suits.values()) == [13, 13, 13, 13]
    assert rules.suitwise is None
