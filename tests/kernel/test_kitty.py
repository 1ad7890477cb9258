"""Cards left over go to one player, who lays as many away: before the calls or after them."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from spades_rules.kernel.actions import Action, Deal, Pass
from spades_rules.kernel.play import new_game, replay, rule_on
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Reason, RefusedError
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import PassSeen, sees_hand, view
from spades_rules.notation.plain import view_to_plain, word_of
from spades_rules.policies.calling.bids_itself import BidsItself
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.claim.sure_winners import SureWinners
from spades_rules.policies.exchange.kitty import Kitty
from spades_rules.policies.exchange.swap import Swap
from spades_rules.policies.leading.holder_of import HolderOf
from spades_rules.policies.scoring.uncalled_tricks import UncalledTricks
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]
Act = Callable[[Ruleset, str], Action]

TWO_OVER = "2C KC AC 2D KD AD 2H KH AH 2S KS AS QS QH"
"""The twelve cards of the small game, of which three go to each seat, and two more."""
LEFT = (Card("QH"), Card("QS"))


@pytest.fixture
def kitty(small: Small, few_cards: Callable[..., object]) -> Small:
    """Make rules of the small game with two cards more and a kitty, which may be another one."""

    def make(rule: object = None, **more: object) -> Ruleset:
        pack = few_cards(words=TWO_OVER)
        return small({"deck.pack": pack, "exchange.kitty": rule or Kitty(), **more})

    return make


def hands(table: Table) -> list[str]:
    cards_of = table.ruleset.pack.cards_of
    return [" ".join(cards_of(table.hand(seat))) for seat in range(4)]


def stock(table: Table) -> tuple[Card, ...]:
    return table.ruleset.pack.cards_of(table.stock)


def test_the_dealer_takes_up_what_is_left_over_as_soon_as_cards_are_dealt(
    kitty: Small, at: At
) -> None:
    table = at(kitty())
    assert (table.phase, table.turn, stock(table)) == (Phase.EXCHANGE, 3, ())
    assert hands(table)[3] == "AC 2D KD QH QS"
    assert len(table.actions) == 1


def test_any_two_cards_may_be_laid_away_and_nobody_gets_them(kitty: Small, at: At) -> None:
    table = at(kitty())
    assert len(table.legal()) == 10
    table.push(Pass((Card("2D"), Card("QS"))))
    assert (table.phase, table.turn) == (Phase.CALLS, 0)
    assert hands(table)[3] == "AC KD QH"
    assert stock(table) == (Card("2D"), Card("QS"))


def test_what_was_taken_up_may_be_laid_away_again(kitty: Small, at: At) -> None:
    assert hands(at(kitty(), "QS+QH")) == hands(at(kitty(Kitty(when="after_calls"))))


def test_after_the_calls_the_dealer_has_called_on_the_cards_that_were_dealt(
    kitty: Small, at: At
) -> None:
    rules = kitty(Kitty(when="after_calls"))
    before = at(rules)
    assert (before.phase, before.turn, stock(before)) == (Phase.CALLS, 0, LEFT)
    table = at(rules, "1 1 1 1")
    assert (table.phase, table.turn, stock(table)) == (Phase.EXCHANGE, 3, ())
    table.push(Pass((Card("2D"), Card("AC"))))
    assert (table.phase, table.turn) == (Phase.PLAY, 0)
    assert hands(table)[3] == "KD QH QS"


@pytest.mark.parametrize(("card", "seat"), [("AS", 0), ("2C", 1), ("AD", 2), ("2D", 3), ("QS", 3)])
def test_who_holds_the_card_takes_them_up_and_the_dealer_where_it_is_one_of_them(
    kitty: Small, at: At, card: str, seat: int
) -> None:
    assert at(kitty(Kitty(holder_of=Card(card)))).turn == seat
    after = kitty(Kitty(holder_of=Card(card), when="after_calls"))
    assert at(after, "1 1 1 1").turn == seat


def test_the_game_goes_on_with_as_many_cards_as_tricks(kitty: Small, at: At) -> None:
    table = at(kitty(), "2D+AC 1 1 1 1")
    while table.phase is Phase.PLAY:
        table.push(table.legal()[0])
    assert (table.public.trick_number, len(table.sheets)) == (3, 1)
    assert stock(table) == (Card("AC"), Card("2D"))


def test_only_who_took_and_laid_away_the_cards_sees_them(kitty: Small, at: At) -> None:
    table = at(kitty(), "2D+AC")
    taken, away = PassSeen(STOCK, 3, 2, LEFT), PassSeen(3, STOCK, 2, (Card("AC"), Card("2D")))
    assert view(table, 3).passes == (taken, away)
    hidden = (PassSeen(STOCK, 3, 2, None), PassSeen(3, STOCK, 2, None))
    assert [view(table, seat).passes for seat in (0, 1, 2, None)] == [hidden] * 4


def test_a_view_says_what_is_due_and_writes_the_stock_as_a_word(kitty: Small, at: At) -> None:
    rules = kitty()
    table = at(rules)
    assert view(table, 0).due == Step(3, STOCK, 2)
    plain = view_to_plain(rules, view(table, 0))
    assert plain["due"] == {"from": 3, "to": "stock", "cards": 2}
    assert plain["passes"] == [{"from": "stock", "to": 3, "count": 2, "cards": None}]
    assert view(at(rules, "2D+AC"), 0).due is None


def test_a_record_needs_nothing_but_what_was_laid_away(kitty: Small, at: At) -> None:
    rules = kitty()
    table = at(rules, "2D+AC 1 1 1 1")
    assert [word_of(action) for action in table.actions[1:]] == ["2D AC", "1", "1", "1", "1"]
    assert hands(replay(rules, table.actions)) == hands(table)


@pytest.mark.parametrize(
    ("cards", "reason", "words"),
    [
        ("2D", Reason.MISCOUNTED, "the cards to lay away are 2, not 1"),
        ("2D AC QS", Reason.MISCOUNTED, "the cards to lay away are 2, not 3"),
        ("2D 2D", Reason.MISCOUNTED, "a card is named twice"),
        ("2D AS", Reason.NOT_HELD, "AS is not in the hand"),
    ],
)
def test_a_discard_that_is_none_is_refused_with_a_reason(
    kitty: Small, at: At, cards: str, reason: Reason, words: str
) -> None:
    table = at(kitty())
    action = Pass(tuple(Card(card) for card in cards.split()))
    ruling = rule_on(table, action)
    assert (ruling.reason, ruling.words, ruling.rules) == (reason, words, ("exchange.kitty",))
    with pytest.raises(RefusedError):
        table.push(action)
    assert hands(table)[3] == "AC 2D KD QH QS"


def test_before_the_discard_nobody_calls(kitty: Small, at: At) -> None:
    rules = kitty()
    ruling = rule_on(at(rules), rules.calls.by_name["1"])
    assert (ruling.reason, ruling.words) == (Reason.NOT_NOW, "calls are not being made")


BLIND = {"calls.blind_nil": BlindNilBid(behind=None)}


def test_who_has_taken_cards_up_before_the_calls_calls_nothing_blind(kitty: Small, at: At) -> None:
    table = at(kitty(**BLIND), "2D+AC look 1 look 1 look 1")
    assert (table.turn, view(table, 3).hand) == (3, (Card("KD"), Card("QH"), Card("QS")))
    assert [word_of(action) for action in table.legal()] == ["1", "2", "3", "nil"]


def test_meanwhile_the_others_have_not_seen_their_hands(kitty: Small, at: At) -> None:
    table = at(kitty(**BLIND))
    assert [sees_hand(table, seat) for seat in range(4)] == [False, False, False, True]
    assert view(table, 0).hand is None
    assert all(sees_hand(at(kitty()), seat) for seat in range(4))


def test_after_the_calls_who_takes_cards_up_may_have_called_blind(kitty: Small, at: At) -> None:
    table = at(kitty(Kitty(when="after_calls"), **BLIND), "look 1 look 1 look 1 blind_nil")
    assert (table.phase, table.turn) == (Phase.EXCHANGE, 3)


def test_a_swap_may_follow_on_the_calls(kitty: Small, at: At) -> None:
    rules = kitty(**{"exchange.swap": Swap(triggers=("nil",), cards=1)})
    table = at(rules, "2D+AC 1 1 1 nil")
    assert (table.phase, table.turn, table.legal()[0]) == (Phase.EXCHANGE, 3, Pass((Card("KD"),)))
    table.push(Pass((Card("KD"),)))
    table.push(Pass((Card("KH"),)))
    assert hands(table) == ["KC 2H AS", "2C KD KS", "AD AH 2S", "QH KH QS"]
    assert [seen.target for seen in view(table, None).passes] == [3, STOCK, 1, 3]


@pytest.mark.parametrize("when", ["before_calls", "after_calls"])
def test_where_nobody_calls_the_play_follows(kitty: Small, at: At, when: str) -> None:
    rules = kitty(
        Kitty(when=when),  # type: ignore[arg-type]
        **{
            "calling.order": BidsItself(rounds=1, first="eldest"),
            "scoring.uncalled": UncalledTricks(),
        },
    )
    table = at(rules)
    assert (table.phase, table.turn) == (Phase.EXCHANGE, 3)
    table.push(Pass((Card("2D"), Card("AC"))))
    assert (table.phase, table.turn) == (Phase.PLAY, 0)


def test_the_lead_hangs_on_who_holds_a_card_after_the_discard(kitty: Small, at: At) -> None:
    rules = kitty(**{"leading.opening": HolderOf(card=Card("QH"))})
    assert at(rules, "2D+AC 1 1 1 1").turn == 3
    # Laid away, it is nobody's, and the player left of the dealer leads.
    assert at(rules, "QH+AC 1 1 1 1").turn == 0


def test_cards_laid_away_may_be_anywhere_for_a_claim(kitty: Small, at: At) -> None:
    rules = kitty(**{"claim.rest": SureWinners(not_on=())})
    sure = at(rules, "2S+QH 1 1 1 1", hands="AS KS QS / KC 2C KH / 2H AH AC / AD KD 2D")
    assert "claim" in [word_of(action) for action in sure.legal()]
    # Here the queen has been laid away, which who leads cannot know.
    other = at(rules, "QS+QH 1 1 1 1", hands="AS KS 2S / KC 2C KH / 2H AH AC / AD KD 2D")
    assert "claim" not in [word_of(action) for action in other.legal()]


@dataclass(frozen=True, slots=True, kw_only=True)
class OnTheirWay:
    """The dealer chooses what to lay away before seeing what comes from the stock."""

    def steps(self, table: PublicTable) -> tuple[Step, ...]:
        """Give the same two steps the other way round, done together."""
        dealer = table.setting.dealer
        return (Step(dealer, STOCK, 2, together=True), Step(STOCK, dealer, 2))


def test_cards_laid_away_before_the_others_arrive_do_not_come_back(kitty: Small, at: At) -> None:
    table = at(kitty(OnTheirWay()), "1 1 1 1")
    assert [word_of(action) for action in table.legal()] == ["AC 2D", "AC KD", "2D KD"]
    table.push(Pass((Card("AC"), Card("2D"))))
    assert hands(table)[3] == "KD QH QS"
    assert stock(table) == (Card("AC"), Card("2D"))


def test_in_a_new_round_the_next_dealer_takes_up_what_is_left_over_then(
    kitty: Small, at: At
) -> None:
    rules = kitty()
    table = at(rules, "2D+AC 1 1 1 1")
    while table.phase is Phase.PLAY:
        table.push(table.legal()[0])
    dealt = tuple(tuple(map(Card, hand.split())) for hand in NEXT.split("/"))
    table.push(Deal(0, dealt))
    assert (table.turn, stock(table)) == (0, ())
    assert hands(table)[0] == "2C 2D QH KS AS"
    assert table.hands[0].bit_count() == 5


NEXT = "AS KS QH / KC AH KH / 2H 2S AC / AD KD QS"


def test_a_host_asks_who_takes_cards_up(kitty: Small) -> None:
    rules = kitty(Kitty(holder_of=Card("2C")))
    nothing: tuple[Card, ...] = ()
    held = (Card("2C"),)
    by = (nothing, nothing, held, nothing)
    assert rules.exchange_steps(3, hands=by) == (Step(STOCK, 2, 2), Step(2, STOCK, 2))
    assert rules.exchange_steps(3) == (Step(STOCK, 3, 2), Step(3, STOCK, 2))
    one = rules.calls.by_name["1"]
    assert rules.exchange_steps(3, (one, one, one, one), hands=by) == ()
    with pytest.raises(ValueError, match="`hands` has 1, and the number of seats is 4"):
        rules.exchange_steps(3, hands=[held])


def test_where_nobody_calls_a_host_is_told_all_that_is_passed(small: Small, kitty: Small) -> None:
    changes = kitty().rules
    rules = Ruleset("small", tuple(r for r in changes if r.slot not in ("calling", "calls")), "")
    assert rules.exchange_steps(3) == (Step(STOCK, 3, 2), Step(3, STOCK, 2))
    after = small({"exchange.kitty": Kitty(when="after_calls")})
    assert after.exchange_steps(3) == ()


def test_before_any_deal_nothing_lies_in_the_stock_but_the_pack(kitty: Small) -> None:
    table = new_game(kitty())
    assert table.stock == table.ruleset.pack.everything
