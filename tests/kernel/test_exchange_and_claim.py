"""Cards change hands before the play, and a leader with nothing but winners may claim the rest."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Claim, Concede, Pass
from spades_rules.kernel.play import apply, rule_on
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import PassSeen, view
from spades_rules.notation.plain import word_of
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.claim.concession import Concession
from spades_rules.policies.claim.sure_winners import SureWinners
from spades_rules.policies.exchange.swap import Swap
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]

BLIND = {"calls.blind_nil": BlindNilBid(behind=None)}
IN_TURN = {**BLIND, "exchange.swap": Swap(cards=2)}
TOGETHER = {**BLIND, "exchange.swap": Swap(cards=2, order="together")}
CALLED = "blind_nil look 1 1 look 1"
CLAIM = {"claim.rest": SureWinners(not_on=())}
SURE = "AS KS 2S / AC KC 2C / AD KD 2D / AH KH 2H"


def hands(table: Table) -> list[str]:
    cards_of = table.ruleset.pack.cards_of
    return [" ".join(cards_of(table.hand(seat))) for seat in range(4)]


def legal(table: Table) -> list[str]:
    return [word_of(action) for action in table.legal()]


def test_without_a_call_that_triggers_it_nothing_is_passed(small: Small, at: At) -> None:
    table = at(small(IN_TURN), "look 1 look 1 look 1 look 1")
    assert (table.phase, table.passing.steps) == (Phase.PLAY, ())


def test_the_bidder_may_pass_any_two_cards(small: Small, at: At) -> None:
    table = at(small(IN_TURN), CALLED)
    assert (table.phase, table.turn) == (Phase.EXCHANGE, 0)
    assert legal(table) == ["KC 2H", "KC AS", "2H AS"]


def test_the_partner_takes_the_cards_up_before_passing_some_back(small: Small, at: At) -> None:
    table = at(small(IN_TURN), f"{CALLED} AS+KC")
    assert table.turn == 2
    assert hands(table) == ["2H", "2C KH KS", "KC AD AH 2S AS", "AC 2D KD"]
    assert len(legal(table)) == 10


def test_after_the_exchange_the_eldest_hand_leads(small: Small, at: At) -> None:
    table = at(small(IN_TURN), f"{CALLED} AS+KC AS+2S")
    assert (table.phase, table.turn) == (Phase.PLAY, 0)
    assert hands(table) == ["2H 2S AS", "2C KH KS", "KC AD AH", "AC 2D KD"]


def test_together_both_choose_before_they_see_what_they_get(small: Small, at: At) -> None:
    table = at(small(TOGETHER), f"{CALLED} AS+KC")
    assert hands(table) == ["2H", "2C KH KS", "AD AH 2S", "AC 2D KD"]
    assert legal(table) == ["AD AH", "AD 2S", "AH 2S"]
    table.push(Pass((Card("AD"), Card("2S"))))
    assert hands(table) == ["AD 2H 2S", "2C KH KS", "KC AH AS", "AC 2D KD"]


def test_cards_on_their_way_are_seen_by_nobody_but_who_passed_them(small: Small, at: At) -> None:
    table = at(small(TOGETHER), f"{CALLED} AS+KC")
    assert view(table, 0).passes == (PassSeen(0, 2, 2, (Card("KC"), Card("AS"))),)
    assert view(table, 2).passes == (PassSeen(0, 2, 2, None),)
    assert view(apply(table, Pass((Card("AD"), Card("2S")))), 2).passes == (
        PassSeen(0, 2, 2, (Card("KC"), Card("AS"))),
        PassSeen(2, 0, 2, (Card("AD"), Card("2S"))),
    )


def test_others_see_that_cards_are_passed_and_not_which(small: Small, at: At) -> None:
    table = at(small(IN_TURN), f"{CALLED} AS+KC")
    assert view(table, 1).passes == (PassSeen(0, 2, 2, None),)
    assert view(table, None).passes == (PassSeen(0, 2, 2, None),)
    assert view(table, 2).passes == (PassSeen(0, 2, 2, (Card("KC"), Card("AS"))),)


def test_the_order_in_which_passed_cards_are_named_does_not_matter(small: Small, at: At) -> None:
    one = at(small(IN_TURN), f"{CALLED} AS+KC")
    other = at(small(IN_TURN), f"{CALLED} KC+AS")
    assert hands(one) == hands(other)


def test_outside_an_exchange_no_cards_are_passed(small: Small, at: At) -> None:
    table = at(small(IN_TURN))
    assert table.passed(Pass((Card("AS"), Card("KC")))) == 0
    with pytest.raises(RefusedError, match="no cards are being passed"):
        table.push(Pass((Card("AS"), Card("KC"))))


def test_the_next_deal_forgets_the_exchange(small: Small, at: At) -> None:
    table = at(small(IN_TURN), f"{CALLED} AS+KC AS+2S 2H KH AH 2D")
    while table.phase is Phase.PLAY:
        table.push(table.legal()[0])
    assert len(view(table, None).passes) == 2
    again = table.actions[0]
    table.push(type(again)(0, again.hands))
    assert view(table, None).passes == ()


def test_a_claim_stands_beside_the_cards_of_the_leader(small: Small, at: At) -> None:
    table = at(small(CLAIM), "1 1 nil 1", hands=SURE)
    assert legal(table) == ["2S", "KS", "AS", "claim"]


def test_a_claim_takes_every_trick_that_is_left(small: Small, at: At) -> None:
    table = at(small(CLAIM), "1 1 nil 1 AS 2C 2D 2H claim", hands=SURE)
    assert table.public.takers == (0, 0, 0)
    assert table.claimed == 0
    assert table.phase is Phase.OVER
    assert table.standing.totals == (112, -20)
    assert view(table, 1).claimed == 0


def test_a_round_played_to_its_last_card_was_claimed_by_nobody(small: Small, at: At) -> None:
    assert at(small(CLAIM), "1 1 nil 1 AS 2C 2D 2H", hands=SURE).claimed is None
    assert at(small(CLAIM)).claimed is None


def test_a_claim_out_of_time_is_refused(small: Small, at: At) -> None:
    with pytest.raises(RefusedError, match="no card is to be played"):
        at(small(CLAIM), hands=SURE).push(Claim())
    with pytest.raises(RefusedError, match="only the leader to a trick may claim"):
        at(small(CLAIM), "1 1 nil 1 AS", hands=SURE).push(Claim())


CONCEDE = {"claim.rest": Concession()}


def test_a_concession_stands_beside_the_cards_and_the_claim_of_the_leader(
    small: Small, at: At
) -> None:
    assert legal(at(small(CONCEDE), "1 1 1 1", hands=SURE)) == ["2S", "KS", "AS", "concede"]
    both = small({**CLAIM, "claim.other": Concession()})
    table = at(both, "1 1 1 1", hands=SURE)
    assert legal(table) == ["2S", "KS", "AS", "claim", "concede"]
    assert rule_on(table, Concede()).rules == ("claim.other",)


def test_what_is_given_up_goes_to_the_others_in_turn(small: Small, at: At) -> None:
    table = at(small(CONCEDE), "1 1 1 1", hands=SURE)
    table.push(Concede())
    assert table.public.takers == (1, 3, 1)
    assert (table.claimed, table.phase) == (None, Phase.DEAL)
    assert table.standing.totals == (-20, 21)
    late = at(small(CONCEDE), "1 1 1 1 AS 2C 2D 2H", hands=SURE)
    late.push(Concede())
    assert late.public.takers == (0, 1, 3)


def test_nothing_is_given_up_out_of_time_unasked_or_while_a_nil_holds(small: Small, at: At) -> None:
    for rules, words, refusal in (
        (small(CONCEDE), "", "no card is to be played"),
        (small(CONCEDE), "1 1 1 1 AS", "only the leader to a trick may give up the rest"),
        (small(CONCEDE), "1 1 nil 1", "refused by claim.rest"),
        (small(CLAIM), "1 1 1 1", "nobody may give up the rest here"),
    ):
        with pytest.raises(RefusedError, match=refusal):
            at(rules, words, hands=SURE).push(Concede())
    assert legal(at(small(CONCEDE), "1 1 nil 1", hands=SURE)) == ["2S", "KS", "AS"]


def test_a_host_may_ask_whether_the_rest_can_be_given_up(small: Small) -> None:
    hand, others = (Card("2S"),), ((Card("KS"),), (), ())
    given = small(CONCEDE).may_concede(hand, others, trick=3)
    assert (given.allowed, given.asked) == ((Concede(),), ("claim.rest",))
    assert small(CLAIM).may_concede(hand, others, trick=3).allowed == ()
    assert small(CONCEDE).may_claim(hand, others, trick=3).allowed == ()
    with pytest.raises(ValueError, match="2S is named too often"):
        small(CONCEDE).may_concede(hand, (hand,), trick=3)
