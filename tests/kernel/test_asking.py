"""A host that keeps its own game asks the rules one question at a time."""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import pytest

from spades_rules.kernel.actions import Call, Claim, Play
from spades_rules.kernel.play import new_game
from spades_rules.kernel.questions import Line, SideRound, Step
from spades_rules.kernel.ruleset import DealFacts, Rule, Ruleset
from spades_rules.kernel.ruling import Choices
from spades_rules.kernel.state import Table
from spades_rules.policies.bidding.side_maximum import SideMaximum
from spades_rules.policies.calling.eldest_first import EldestFirst
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.claim.sure_winners import SureWinners
from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.policies.exchange.swap import Swap
from spades_rules.policies.play.breaking import Breaking
from spades_rules.policies.play.no_trump_on_first_trick import NoTrumpOnFirstTrick
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]

ONE, TWO, THREE = (Call(str(number), tricks=number) for number in (1, 2, 3))
NIL = Call("nil", personal=True)
BLIND_NIL = Call("blind_nil", personal=True, blind=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class LongDiamonds:
    """Five diamonds, and some others."""

    def cards(self) -> tuple[Card, ...]:
        """Give them."""
        return cards("2C KC AC 2D JD QD KD AD 2H KH")


def cards(words: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in words.split())


def tricks(*words: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(cards(word) for word in words)


def plays(words: str) -> tuple[Play, ...]:
    return tuple(Play(card) for card in cards(words))


def test_the_strongest_card_of_the_suit_led_wins(small: Small) -> None:
    assert small().winner(cards("KH 2H AH AD")) == 2


def test_any_trump_beats_it(small: Small) -> None:
    assert small().winner(cards("KH 2H AH 2S")) == 3


def test_a_trick_of_unknown_cards_has_no_winner(small: Small) -> None:
    with pytest.raises(ValueError, match="9H is not in the pack"):
        small().winner(cards("KH 9H"))
    with pytest.raises(ValueError, match="KH is named too often"):
        small().winner(cards("KH KH"))
    with pytest.raises(ValueError, match="nobody wins a trick without a card"):
        small().winner(())


def test_without_trumps_only_the_suit_led_wins(small: Small) -> None:
    assert small(without="trump.suit").winner(cards("2H KS AS AD")) == 0


def test_the_cards_that_may_be_led(small: Small) -> None:
    assert small().legal_cards(cards("AS 2H KC")) == Choices(
        plays("KC 2H"), ((Play(Card("AS")), "play.breaking"),), (), ("play.breaking",)
    )


def test_the_cards_that_may_follow(small: Small) -> None:
    found = small().legal_cards(cards("KS KH 2C"), trick=cards("KC"))
    assert found.allowed == plays("2C")
    assert found.refused == (
        (Play(Card("KH")), "play.follow_suit"),
        (Play(Card("KS")), "play.follow_suit"),
    )


def test_earlier_tricks_show_whether_trumps_are_broken(small: Small) -> None:
    ruffed = tricks("KC 2C 2S AC")
    plain = tricks("KC 2C AD AC")
    assert small().legal_cards(cards("AS 2H"), so_far=ruffed).allowed == plays("2H AS")
    assert small().legal_cards(cards("AS 2H"), so_far=plain).allowed == plays("2H")


@pytest.mark.parametrize(
    ("so_far", "allowed"),
    [
        (("KC 2C AC KD",), "2D 2H"),
        (("KD KC AH 2S",), "2D 2H"),
        (("KC 2C AC KH", "AS KS 2S AD"), "2D 2H"),
        (("KS 2S AS AH", "KD AD KC 2C"), "2D 2H"),
        (("KC 2C AC AH",), "2H"),
        ((), "2H"),
    ],
)
def test_a_trick_in_which_somebody_did_not_follow_is_remembered(
    small: Small, so_far: tuple[str, ...], allowed: str
) -> None:
    rules = small({"play.breaking": Breaking(suit="D", broken_by="void_follower")})
    assert rules.legal_cards(cards("2D 2H"), so_far=tricks(*so_far)).allowed == plays(allowed)


def test_a_trick_to_which_all_followed_is_not_taken_for_another(small: Small) -> None:
    rules = small(
        {
            "deck.pack": LongDiamonds(),
            "play.breaking": Breaking(suit="D", broken_by="void_follower"),
        }
    )
    so_far = tricks("KC 2C AC KH", "AD KD QD JD")
    assert rules.legal_cards(cards("2D 2H"), so_far=so_far).allowed == plays("2H")


def test_the_asker_may_say_what_came_before(small: Small) -> None:
    rules = small({"play.first_trick": NoTrumpOnFirstTrick()})
    hand, trick = cards("2S AH"), cards("KC")
    assert rules.legal_cards(hand, trick=trick).allowed == plays("AH")
    assert rules.legal_cards(hand, trick=trick, first_trick=True).allowed == plays("AH")
    assert rules.legal_cards(hand, trick=trick, first_trick=False).allowed == plays("AH 2S")
    later = tricks("KS 2S AS 2H")
    assert rules.legal_cards(
        cards("KH AC"), so_far=later, trick=trick, first_trick=False
    ).allowed == plays("AC")
    assert small().legal_cards(cards("AS 2H"), broken=True).allowed == plays("2H AS")
    broken = tricks("KC 2C 2S AC")
    assert small().legal_cards(cards("AS 2H"), so_far=broken, broken=False).allowed == plays("2H")


def test_a_rule_that_would_leave_nothing_is_waived(small: Small) -> None:
    rules = small({"play.breaking": Breaking(forced="unsaid")})
    assert rules.legal_cards(cards("AS 2S")) == Choices(
        plays("2S AS"), (), ("play.breaking",), ("play.breaking",)
    )


def test_a_card_that_was_played_cannot_be_held(small: Small) -> None:
    with pytest.raises(ValueError, match="KC is named too often"):
        small().legal_cards(cards("KC"), trick=cards("KC"))
    with pytest.raises(ValueError, match="KC is named too often"):
        small().legal_bids(0, hand=cards("KC KC"))
    with pytest.raises(ValueError, match="KC is named too often"):
        small().may_claim(cards("KC"), [cards("KC")], trick=3)


def test_nothing_is_played_to_a_trick_that_is_over_or_after_one_that_is_not(small: Small) -> None:
    with pytest.raises(ValueError, match="with 4 cards the trick is over"):
        small().legal_cards(cards("KC"), trick=cards("KH 2H AH AD"))
    with pytest.raises(ValueError, match="a trick has 4 cards, not 3"):
        small().legal_cards(cards("KC"), so_far=[cards("KH 2H AH")])


def test_only_calls_of_the_rules_can_be_asked_about(small: Small) -> None:
    # As written, but without its tricks; and a word in place of a call.
    for stranger in (Call("2"), cast("Call", "2")):
        with pytest.raises(ValueError, match="`2` is no call of these rules"):
            small().legal_bids(1, [stranger])
        with pytest.raises(ValueError, match="`2` is no call of these rules"):
            small().score([stranger, ONE, ONE, ONE], [1, 0, 1, 1])


@pytest.mark.parametrize(
    ("tricks", "words"),
    [
        ([1, 1, 1], "`tricks` has 3, and the number of seats is 4"),
        ([-1, 1, 1, 1], "`tricks` cannot be -1; it is a whole number from 0 to 3"),
        ([1, 1, 1, 1], "4 tricks are too many; a round has 3"),
    ],
)
def test_a_round_that_cannot_be_is_not_scored(small: Small, tricks: list[int], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        small().score([ONE] * 4, tricks)


def test_every_seat_has_called_before_a_round_is_scored(small: Small) -> None:
    for calls in ([ONE], []):
        words = f"`calls` has {len(calls)}, and the number of seats that call is 4"
        with pytest.raises(ValueError, match=words):
            small().score(calls, [1, 1, 1, 0])


def test_a_score_has_a_total_for_every_side(small: Small) -> None:
    rules = small()
    words = "`totals` has 3, and the number of sides is 2"
    for ask in (
        lambda: rules.verdict([1, 2, 3]),
        lambda: rules.legal_bids(0, standing=rules.standing([1, 2, 3])),
        lambda: rules.score([ONE] * 4, [1, 1, 1, 0], standing=rules.standing([1, 2, 3])),
    ):
        with pytest.raises(ValueError, match=words):
            ask()


def test_totals_alone_are_a_score_after_a_round(small: Small) -> None:
    rules = small()
    assert rules.verdict([0, 9999]) == rules.verdict(rules.standing([0, 9999], round=1))
    assert rules.verdict([0, 9999]).winner == 1


def test_a_seat_that_is_not_there_deals_nothing(small: Small) -> None:
    for seat in (-1, 4):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; the seats are 0 to 3"):
            small().deal_facts(seat)


def test_a_rule_set_travels_to_another_process(small: Small) -> None:
    rules = small()
    again = pickle.loads(pickle.dumps(rules))  # noqa: S301 - our own words
    assert again == rules
    assert again.winner(cards("KH 2H AH 2S")) == 3


def test_the_calls_of_the_first_seat(small: Small) -> None:
    assert small().legal_bids(0).allowed == (ONE, TWO, THREE, NIL)
    assert small().legal_bids(3).allowed == (ONE, TWO, THREE, NIL)


def test_the_calls_beside_a_partner_and_the_rule_that_bars_some(small: Small) -> None:
    rules = small({"bidding.side_maximum": SideMaximum(tricks=3)})
    found = rules.legal_bids(2, (TWO, ONE), hand=cards("AS"))
    assert found.allowed == (ONE, NIL)
    assert found.refused == ((TWO, "bidding.side_maximum"), (THREE, "bidding.side_maximum"))
    assert found.waived == ()
    assert found.asked == ("calls.tricks", "calls.nil", "bidding.side_maximum")


def test_blind_calls_depend_on_the_look_and_the_score(small: Small) -> None:
    rules = small({"calls.blind_nil": BlindNilBid(behind=50)})
    behind = rules.standing((0, 50))
    assert rules.legal_bids(0, looked=False, standing=behind).allowed[0] == BLIND_NIL
    assert rules.legal_bids(0, looked=True, standing=behind).allowed == (ONE, TWO, THREE, NIL)
    assert rules.legal_bids(1, looked=False, standing=behind).allowed == (ONE, TWO, THREE, NIL)


@pytest.mark.parametrize(("seat", "calls"), [(4, ()), (-1, ()), (0, (ONE,) * 4)])
def test_a_seat_that_is_never_in_turn_has_no_calls(
    small: Small, seat: int, calls: tuple[Call, ...]
) -> None:
    words = f"after {len(calls)} calls it is never the turn of seat {seat}"
    with pytest.raises(ValueError, match=words):
        small().legal_bids(seat, calls)


def test_who_deals_next_calls_first_and_how_the_cards_go(small: Small) -> None:
    assert small().deal_facts(3) == DealFacts(
        next_dealer=0, first_call=0, each=3, left=0, trump="S"
    )
    rules = small({"dealing.deal": DealAll(each=2, rotation="random")}, without="calling.order")
    assert rules.deal_facts(1) == DealFacts(
        next_dealer=None, first_call=None, each=2, left=4, trump="S"
    )


def test_what_is_no_rule_set_has_no_table() -> None:
    with pytest.raises(TypeError, match="'canonical' is no rule set"):
        new_game(cast("Ruleset", "canonical"))


def test_calls_go_round_from_the_left_of_the_dealer(small: Small) -> None:
    assert small().call_order(1) == (2, 3, 0, 1)
    twice = small({"calling.order": EldestFirst(times=2)})
    assert twice.call_order(3) == (0, 1, 2, 3, 0, 1, 2, 3)


def test_who_leads(small: Small) -> None:
    assert small().opening_lead(2) == 3
    assert small().opening_lead(3, (ONE, ONE, ONE, ONE)) == 0


def test_who_passes_to_whom(small: Small) -> None:
    rules = small({"calls.blind_nil": BlindNilBid(behind=None), "exchange.swap": Swap(cards=1)})
    assert rules.exchange_steps(3, (ONE, BLIND_NIL, ONE, ONE)) == (Step(1, 3, 1), Step(3, 1, 1))
    assert small().exchange_steps(3, (ONE, ONE, ONE, ONE)) == ()


def test_who_may_claim(small: Small) -> None:
    rules = small({"claim.rest": SureWinners(not_on=("first",))})
    others = tricks("KS 2C", "AH KH", "AD 2D")
    assert rules.may_claim(cards("AS AC"), others, trick=2) == Choices(
        (), ((Claim(), "claim.rest"),), (), ("claim.rest",)
    )
    spent = tricks("KC 2C", "AH KH", "AD 2D")
    assert rules.may_claim(cards("AS AC"), spent, trick=2) == Choices(
        (Claim(),), (), (), ("claim.rest",)
    )
    assert rules.may_claim(cards("AS AC"), spent, trick=1).allowed == ()


def test_where_no_rule_allows_it_nobody_may_claim(small: Small) -> None:
    assert small().may_claim(cards("AS"), (), trick=3) == Choices((), (), (), ())


def test_a_rule_is_found_by_its_id_and_knows_its_slot(small: Small) -> None:
    rules = small()
    found = rules.rule("play.breaking")
    assert found == Rule("play.breaking", Breaking())
    assert found.slot == "play"
    assert rules.rule("play.must_trump") is None
    assert [rule.id for rule in rules.of("play")] == ["play.follow_suit", "play.breaking"]


def test_rule_sets_are_equal_by_their_rules(small: Small) -> None:
    assert small() == small()
    assert small() != small(without="play.breaking")


def test_calls_and_tricks_are_gathered_side_by_side(small: Small) -> None:
    sides = small().by_side(((1, ONE), (2, TWO), (3, NIL), (0, THREE)), (3, 0, 0, 0))
    assert sides == (SideRound((TWO, THREE), (0, 3)), SideRound((ONE, NIL), (0, 0)))


def test_without_calls_the_tricks_stand_by_seat(small: Small) -> None:
    assert small().by_side((), (1, 2, 0, 0)) == (SideRound((), (1, 0)), SideRound((), (2, 0)))


def test_a_score_is_written_down_with_what_is_known(small: Small) -> None:
    rules = small()
    bare = rules.standing((10, 20))
    assert (bare.totals, bare.tallies, bare.round, bare.before) == (
        *((10, 20), {"bags": (0, 0)}, 0, ()),
    )
    full = rules.standing([10, 20], tallies={"bags": [1, 2]}, round=3, before=[[5, 5]])
    assert (full.totals, full.tallies, full.round, full.before) == (
        *((10, 20), {"bags": (1, 2)}, 3, ((5, 5),)),
    )


def test_a_round_is_scored_without_being_played(small: Small) -> None:
    sheet = small().score((ONE, ONE, NIL, ONE), (1, 0, 2, 0))
    assert sheet.points == (-90, -20)
    assert sheet.standing.tallies == {"bags": (2, 0)}
    assert sheet.earned[0].lines[0] == ("scoring.contract", Line(10, words="1 x 10"))
