"""A deal comes from outside, and the table takes none that the rules would not give."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Deal
from spades_rules.kernel.play import new_game, rule_on
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]
Draw = tuple[tuple[tuple[int, Card], ...], ...]

ROUND = "1 1 1 1 KC 2C 2S AC AH 2D 2H KH AD KD AS KS"
HIGH_CARD = {"dealing.deal": DealAll(each=3, first_dealer="high_card")}


def drawn(*rounds: str) -> Draw:
    """Give the draws written `0:AS 1:KS`."""
    return tuple(
        tuple((int(pair[0]), Card(pair[2:])) for pair in words.split()) for words in rounds
    )


def fault(table: Table, deal: Deal) -> str:
    ruling = rule_on(table, deal)
    assert ruling.rules == ("dealing.deal",)
    assert ruling.seat == -1
    assert ruling.allowed == (ruling.words == "")
    assert ruling.reason == ("miscounted" if ruling.words else "allowed")
    return ruling.words


def test_a_new_table_waits_for_a_deal_and_nobody_is_in_turn(small: Small) -> None:
    table = new_game(small())
    assert (table.phase, table.turn, table.legal(), table.actions) == (Phase.DEAL, -1, (), ())


def test_anybody_may_deal_the_first_round(small: Small, deal: Callable[..., Deal]) -> None:
    for dealer in range(4):
        assert fault(new_game(small()), deal(dealer=dealer)) == ""


def test_after_a_deal_the_first_seat_calls(small: Small, at: At) -> None:
    table = at(small(), dealer=1)
    assert (table.phase, table.turn, table.public.setting.dealer) == (Phase.CALLS, 2, 1)


@pytest.mark.parametrize("dealer", [4, -1])
def test_a_dealer_sits_at_the_table(small: Small, deal: Callable[..., Deal], dealer: int) -> None:
    assert fault(new_game(small()), deal(dealer=dealer)) == f"there is no seat {dealer}"


def test_the_deal_moves_left_after_a_round(small: Small, at: At, deal: Callable[..., Deal]) -> None:
    table = at(small(), ROUND)
    assert table.phase is Phase.DEAL
    assert fault(table, deal(dealer=0)) == ""
    assert fault(table, deal(dealer=3)) == "seat 0 deals"


def test_where_chance_decides_anybody_may_deal_the_next_round(
    small: Small, at: At, deal: Callable[..., Deal]
) -> None:
    rules = small({"dealing.deal": DealAll(each=3, rotation="random")})
    assert fault(at(rules, ROUND), deal(dealer=2)) == ""


@pytest.mark.parametrize(
    ("hands", "words"),
    [
        ("AS 2H KC / KS KH 2C / 2S AH AD", "3 hands for 4 seats"),
        ("AS 2H / KS KH 2C / 2S AH AD / AC KD 2D", "seat 0 gets 3 cards, not 2"),
        ("AS 2H KC / KS KH 2C / 2S AH AD / AC KD AS", "AS is dealt twice"),
        ("AS 2H KC / KS KH 2C / 2S AH AD / AC KD 9D", "9D is not in the pack"),
    ],
)
def test_a_deal_of_other_cards_is_miscounted(
    small: Small, deal: Callable[..., Deal], hands: str, words: str
) -> None:
    assert fault(new_game(small()), deal(hands)) == words
    with pytest.raises(RefusedError, match=words):
        new_game(small()).push(deal(hands))


def test_a_round_in_progress_is_not_dealt_again(
    small: Small, at: At, deal: Callable[..., Deal]
) -> None:
    with pytest.raises(RefusedError, match="the round in progress is not over"):
        at(small()).push(deal())


def test_cards_may_be_left_over(small: Small, at: At) -> None:
    rules = small({"dealing.deal": DealAll(each=2)})
    table = at(rules, hands="AS 2H / KS KH / 2S AH / AC KD")
    assert rules.deal_facts(3).left == 4
    assert [table.hand(seat).bit_count() for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("draw", "words"),
    [
        (("0:KS 1:2S 2:AD 3:2D",), ""),
        ((), ""),
        (("0:AS 1:2S 2:AD 3:2D", "0:2H 2:KH"), ""),
        (("0:AS 1:2S 2:KD 3:2D",), "the draw makes seat 0 dealer"),
        (("0:AS 1:2S 2:AD 3:2D",), "the draw makes nobody dealer"),
        (("0:9S 1:2S 2:AD 3:2D",), "9S is not in the pack"),
        (("0:KS 0:2S 2:AD 3:2D",), "a seat draws twice, or a card is drawn too often"),
        (("0:KS 1:KS 2:AD 3:2D",), "a seat draws twice, or a card is drawn too often"),
        (("0:KS 1:2S 2:AD",), "every seat draws one card first"),
    ],
)
def test_drawn_cards_decide_who_deals_first(
    small: Small, deal: Callable[..., Deal], draw: tuple[str, ...], words: str
) -> None:
    given = deal(dealer=2)
    table = new_game(small(HIGH_CARD))
    assert fault(table, Deal(2, given.hands, drawn(*draw))) == words


def test_no_cards_are_drawn_where_chance_decides(small: Small, deal: Callable[..., Deal]) -> None:
    given = Deal(2, deal().hands, drawn("0:KS 1:2S 2:AD 3:2D"))
    assert fault(new_game(small()), given) == "no cards are drawn for the deal here"


def test_cards_are_drawn_for_the_first_deal_only(
    small: Small, at: At, deal: Callable[..., Deal]
) -> None:
    given = Deal(0, deal().hands, drawn("0:AS 1:2S 2:KD 3:2D"))
    assert fault(at(small(HIGH_CARD), ROUND), given) == "cards are drawn for the first deal only"


def test_the_height_of_a_card_is_how_few_of_its_suit_beat_it(small: Small) -> None:
    heights = small().layout.heights()
    assert (heights[Card("AS")], heights[Card("KC")], heights[Card("2H")]) == (0, -1, -2)
