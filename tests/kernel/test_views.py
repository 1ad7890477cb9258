"""A view shows what its owner may know: the own hand, the cards played, the score."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.actions import Call, Look, Play
from spades_rules.kernel.play import new_game
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import tricks_of, view
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.claim.sure_winners import SureWinners
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]
CALLED = "1 1 nil 1"
BLIND = {"calls.blind_nil": BlindNilBid(behind=None)}


def hand(table: Table, seat: int | None) -> str | None:
    shown = view(table, seat).hand
    return None if shown is None else " ".join(shown)


def test_before_the_first_deal_there_is_nothing_to_see(small: Small) -> None:
    shown = view(new_game(small()), 0)
    assert (shown.phase, shown.turn, shown.dealer, shown.round) == (Phase.DEAL, -1, -1, 1)
    assert (shown.hand, shown.calls, shown.trick, shown.tricks) == ((), (), (), ())


def test_a_seat_sees_its_own_hand_weakest_first(small: Small, at: At) -> None:
    table = at(small())
    assert [hand(table, seat) for seat in range(4)] == [
        *("KC 2H AS", "2C KH KS", "AD AH 2S", "AC 2D KD"),
    ]


def test_a_spectator_sees_no_hand(small: Small, at: At) -> None:
    assert hand(at(small()), None) is None


def test_a_played_card_has_left_the_hand(small: Small, at: At) -> None:
    assert hand(at(small(), f"{CALLED} KC"), 0) == "2H AS"


def test_only_the_seat_in_turn_has_a_choice(small: Small, at: At) -> None:
    table = at(small(), CALLED)
    assert view(table, 0).legal == (Play(Card("KC")), Play(Card("2H")))
    assert view(table, 1).legal == ()
    assert view(table, None).legal == ()


def test_everybody_sees_calls_tricks_and_the_trick_in_progress(small: Small, at: At) -> None:
    table = at(small(), f"{CALLED} KC 2C 2S AC AH 2D")
    for seat in (0, 1, 2, 3, None):
        shown = view(table, seat)
        assert shown.seat == seat
        assert [(who, call.name) for who, call in shown.calls] == [
            *((0, "1"), (1, "1"), (2, "nil"), (3, "1")),
        ]
        assert shown.tricks == (((0, "KC"), (1, "2C"), (2, "2S"), (3, "AC")),)
        assert shown.trick == ((2, "AH"), (3, "2D"))
        assert (shown.won, shown.turn, shown.dealer) == ((0, 0, 1, 0), 0, 3)


def test_who_may_still_go_blind_does_not_see_the_hand(small: Small, at: At) -> None:
    table = at(small(BLIND))
    assert [hand(table, seat) for seat in range(4)] == [None, None, None, None]
    assert view(table, 0).legal == (
        Call("blind_nil", personal=True, blind=True),
        Look(),
    )


def test_who_has_looked_sees_the_hand_and_the_others_do_not_yet(small: Small, at: At) -> None:
    table = at(small(BLIND), "look")
    assert [hand(table, seat) for seat in range(4)] == ["KC 2H AS", None, None, None]


def test_who_can_no_longer_go_blind_sees_the_hand_before_its_turn(small: Small, at: At) -> None:
    table = at(small(BLIND), "blind_nil")
    assert [hand(table, seat) for seat in range(4)] == ["KC 2H AS", None, "AD AH 2S", None]


def test_once_all_have_called_everybody_sees_the_hand(small: Small, at: At) -> None:
    table = at(small(BLIND), "blind_nil look 1 1 look 1")
    assert [hand(table, seat) for seat in range(4)] == [
        *("KC 2H AS", "2C KH KS", "AD AH 2S", "AC 2D KD"),
    ]


def test_after_the_round_its_tricks_lie_open_until_the_next_deal(
    small: Small, at: At, deal: Callable[..., object]
) -> None:
    table = at(small(), f"{CALLED} KC 2C 2S AC AH 2D 2H KH AD KD AS KS")
    shown = view(table, 0)
    assert shown.tricks == tricks_of(table)
    assert shown.tricks[1:] == (
        ((2, "AH"), (3, "2D"), (0, "2H"), (1, "KH")),
        ((2, "AD"), (3, "KD"), (0, "AS"), (1, "KS")),
    )
    assert (shown.hand, shown.trick, len(shown.sheets)) == ((), (), 1)
    assert shown.standing.totals == (-90, -20)
    table.push(deal(dealer=0))
    assert tricks_of(table) == ()
    assert view(table, 0).round == 2


def test_a_claim_is_told_and_the_cards_of_others_are_not_shown(small: Small, at: At) -> None:
    rules = small({"claim.rest": SureWinners(not_on=())})
    hands = "AS KS 2S / AC KC 2C / AD KD 2D / AH KH 2H"
    table = at(rules, f"{CALLED} AS 2C 2D 2H claim", hands=hands)
    shown = view(table, 1)
    assert shown.claimed == 0
    assert shown.won == (3, 0, 0, 0)
    assert shown.hand == ("KC", "AC")
    assert shown.tricks == (((0, "AS"), (1, "2C"), (2, "2D"), (3, "2H")),)
    assert view(table, None).hand is None


def test_a_seat_that_is_not_there_sees_nothing(small: Small, at: At) -> None:
    for seat in (-1, 4):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; the seats are 0 to 3"):
            view(at(small()), seat)
