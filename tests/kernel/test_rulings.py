"""Every ruling says whether, by which rules, and in words what is amiss."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Action, Call, Claim, Deal, Look, Pass, Play
from spades_rules.kernel.play import apply, rule_on
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Reason, RefusedError, Ruling
from spades_rules.kernel.state import Table
from spades_rules.policies.bidding.side_maximum import SideMaximum
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.claim.sure_winners import SureWinners
from spades_rules.policies.ending.target import Target
from spades_rules.policies.exchange.swap import Swap
from spades_rules.policies.play.breaking import Breaking
from spades_rules.policies.play.no_trump_on_first_trick import NoTrumpOnFirstTrick
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]
CALLED = "1 1 nil 1"
BLIND = {"calls.blind_nil": BlindNilBid(behind=None)}
SWAP = {**BLIND, "exchange.swap": Swap(cards=1)}
CLAIM = {"claim.rest": SureWinners(not_on=())}


def said(ruling: Ruling) -> tuple[str, tuple[str, ...], str]:
    return str(ruling.reason), ruling.rules, ruling.words


def ruled(table: Table, card: str) -> tuple[str, tuple[str, ...], str]:
    return said(rule_on(table, Play(Card(card))))


def test_a_card_that_every_rule_leaves_is_allowed(small: Small, at: At) -> None:
    assert ruled(at(small(), CALLED), "KC") == ("allowed", ("play.breaking",), "")
    assert ruled(at(small(), f"{CALLED} KC"), "2C") == ("allowed", ("play.follow_suit",), "")


def test_trumps_are_not_led_before_they_are_broken(small: Small, at: At) -> None:
    assert ruled(at(small(), CALLED), "AS") == ("refused", ("play.breaking",), "")


def test_who_can_follow_suit_must(small: Small, at: At) -> None:
    table = at(small(), f"{CALLED} KC")
    assert ruled(table, "KS") == ("refused", ("play.follow_suit",), "")


def test_a_card_that_a_waived_rule_bars_is_allowed_by_waiver(small: Small, at: At) -> None:
    rules = small({"play.breaking": Breaking(forced="unsaid")})
    table = at(rules, CALLED, hands="AS KS 2S / AC KC 2C / AD KD 2D / AH KH 2H")
    ruling = rule_on(table, Play(Card("2S")))
    assert said(ruling) == ("waived", ("play.breaking",), "")
    assert ruling.allowed


def test_only_the_first_rule_that_takes_a_card_away_refuses_it(small: Small, at: At) -> None:
    rules = small({"play.first_trick": NoTrumpOnFirstTrick()})
    table = at(rules, f"{CALLED} KC")
    assert ruled(table, "KS") == ("refused", ("play.follow_suit",), "")


def test_each_rule_refuses_the_cards_that_it_takes_away(small: Small, at: At) -> None:
    rules = small({"play.first_trick": NoTrumpOnFirstTrick()})
    assert ruled(at(rules, f"{CALLED} KC 2C"), "2S") == ("refused", ("play.first_trick",), "")


def test_a_card_of_another_hand_is_not_held(small: Small, at: At) -> None:
    expected = ("not_held", ("dealing.deal",), "the card is not in the hand")
    assert ruled(at(small(), CALLED), "AH") == expected
    assert ruled(at(small(), f"{CALLED} KC"), "KC") == expected


def test_a_card_of_another_pack_does_not_exist(small: Small, at: At) -> None:
    assert ruled(at(small(), CALLED), "9H") == ("not_held", ("dealing.deal",), "no such card")


def test_a_call_that_is_barred_is_refused_by_the_rule(small: Small, at: At) -> None:
    rules = small({"bidding.side_maximum": SideMaximum(tricks=3)})
    ruling = rule_on(at(rules, "2 1"), Call("2", tricks=2))
    assert said(ruling) == ("refused", ("bidding.side_maximum",), "")


def test_a_call_that_no_rule_knows_is_not_offered_by_any(small: Small, at: At) -> None:
    ruling = rule_on(at(small()), Call("13", tricks=13))
    assert said(ruling) == ("not_offered", ("calls.tricks", "calls.nil"), "")


def test_a_call_that_its_rule_does_not_offer_now_is_not_offered_by_that_rule(
    small: Small, at: At
) -> None:
    rules = small({"calls.blind_nil": BlindNilBid(behind=100)})
    ruling = rule_on(at(rules), Call("blind_nil", personal=True, blind=True))
    assert said(ruling) == ("not_offered", ("calls.blind_nil",), "")


def test_a_seen_call_waits_for_the_look(small: Small, at: At) -> None:
    ruling = rule_on(at(small(BLIND)), Call("nil", personal=True))
    assert said(ruling) == ("not_offered", ("calls.nil",), "look at the hand first")


def test_a_blind_call_comes_too_late_after_the_look(small: Small, at: At) -> None:
    ruling = rule_on(at(small(BLIND), "look"), Call("blind_nil", personal=True, blind=True))
    assert said(ruling) == ("not_offered", ("calls.blind_nil",), "the hand has been looked at")


def test_nobody_looks_twice(small: Small, at: At) -> None:
    ruling = rule_on(at(small(BLIND), "look"), Look())
    assert said(ruling) == ("not_now", ("table.turn",), "the hand has been looked at")


def test_nobody_looks_who_sees_the_hand_anyway(small: Small, at: At) -> None:
    ruling = rule_on(at(small()), Look())
    assert said(ruling) == ("not_now", ("table.turn",), "no blind call is open, the hand is seen")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Call("1", tricks=1), "calls are not being made"),
        (Look(), "calls are not being made"),
        (Pass((Card("AS"),)), "no cards are being passed"),
        (Deal(0, ()), "the round in progress is not over"),
    ],
)
def test_while_cards_are_played_nothing_else_is_done(
    small: Small, at: At, action: Action, words: str
) -> None:
    ruling = rule_on(at(small(), CALLED), action)
    assert said(ruling) == ("not_now", ("table.turn",), words)
    assert ruling.seat == 0


def test_no_card_is_played_and_nothing_claimed_before_the_play(small: Small, at: At) -> None:
    for action in (Play(Card("KC")), Claim()):
        ruling = rule_on(at(small(CLAIM)), action)
        assert said(ruling) == ("not_now", ("table.turn",), "no card is to be played")


def test_when_the_game_is_over_nothing_is_done(small: Small, at: At) -> None:
    rules = small({"ending.target": Target(points=20)})
    over = at(rules, "1 1 1 1 KC 2C 2S AC AH 2D 2H KH AD KD AS KS")
    ruling = rule_on(over, Play(Card("KC")))
    assert said(ruling) == ("not_now", ("table.turn",), "the game is over")
    assert ruling.seat == -1


def test_a_pass_of_cards_that_are_held_is_allowed(small: Small, at: At) -> None:
    table = at(small(SWAP), "blind_nil look 1 1 look 1")
    assert said(rule_on(table, Pass((Card("AS"),)))) == ("allowed", ("exchange.swap",), "")


@pytest.mark.parametrize(
    ("cards", "reason", "words"),
    [
        ("AH", "not_held", "AH is not in the hand"),
        ("9H", "not_held", "9H is not in the hand"),
        ("", "miscounted", "the cards to pass are 1, not 0"),
        ("AS KC", "miscounted", "the cards to pass are 1, not 2"),
    ],
)
def test_a_pass_that_is_not_as_asked_is_refused(
    small: Small, at: At, cards: str, reason: str, words: str
) -> None:
    table = at(small(SWAP), "blind_nil look 1 1 look 1")
    action = Pass(tuple(Card(card) for card in cards.split()))
    assert said(rule_on(table, action)) == (reason, ("exchange.swap",), words)
    with pytest.raises(RefusedError, match=words):
        apply(table, action)


def test_a_card_is_not_passed_twice(small: Small, at: At) -> None:
    rules = small({**SWAP, "exchange.swap": Swap(cards=2)})
    table = at(rules, "blind_nil look 1 1 look 1")
    ruling = rule_on(table, Pass((Card("AS"), Card("AS"))))
    assert said(ruling) == ("miscounted", ("exchange.swap",), "a card is named twice")


def test_where_no_claim_is_played_every_trick_is(small: Small, at: At) -> None:
    ruling = rule_on(at(small(), CALLED), Claim())
    assert said(ruling) == ("refused", ("table.whole_round",), "no claim is played here")


def test_only_the_leader_claims(small: Small, at: At) -> None:
    ruling = rule_on(at(small(CLAIM), f"{CALLED} KC"), Claim())
    assert said(ruling) == ("refused", ("claim.rest",), "only the leader to a trick may claim")


def test_a_hand_that_can_be_beaten_claims_nothing(small: Small, at: At) -> None:
    assert said(rule_on(at(small(CLAIM), CALLED), Claim())) == ("refused", ("claim.rest",), "")


def test_a_hand_of_winners_claims_the_rest(small: Small, at: At) -> None:
    hands = "AS KS 2S / AC KC 2C / AD KD 2D / AH KH 2H"
    sure = at(small(CLAIM), CALLED, hands=hands)
    assert said(rule_on(sure, Claim())) == ("allowed", ("claim.rest",), "")


def test_a_refusal_carries_its_ruling_and_leaves_the_table_alone(small: Small, at: At) -> None:
    table = at(small(), CALLED)
    with pytest.raises(RefusedError, match=r"refused by play\.breaking") as refused:
        table.push(Play(Card("AS")))
    assert refused.value.ruling == Ruling(
        Play(Card("AS")), 0, Reason.REFUSED, ("play.breaking",), ""
    )
    assert len(table.actions) == 5


def test_a_card_put_on_a_table_before_the_play_is_refused(small: Small, at: At) -> None:
    table = at(small(), "1 1")
    with pytest.raises(RefusedError, match="no card is to be played"):
        table.push(Play(Card("KC")))
    assert len(table.actions) == 3


def test_a_call_is_allowed_by_who_offers_it_and_by_all_who_could_have_barred_it(
    small: Small, at: At
) -> None:
    table = at(small({"bidding.side_maximum": SideMaximum(tricks=3)}))
    assert said(rule_on(table, Call("nil", personal=True))) == (
        "allowed",
        ("calls.nil", "bidding.side_maximum"),
        "",
    )
    blind = at(small(BLIND))
    assert said(rule_on(blind, Look())) == ("allowed", ("calls.blind_nil",), "")
