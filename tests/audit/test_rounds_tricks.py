"""Hands are planned so that every seat takes its tricks, whatever cards are left over."""

import pytest

from spades_rules.audit.rounds.tricks import plan_tricks
from spades_rules.compiler import compile_ruleset
from spades_rules.kernel.layout import lay_out
from spades_rules.kernel.public import strongest
from spades_rules.profile import load_profile
from spades_rules.table.cards import Suit
from spades_rules.table.pack import bits_of

CANONICAL = compile_ruleset(load_profile("canonical"))
LAYOUT = CANONICAL.layout


def winners(tricks: tuple[tuple[int, ...], ...], first: int = 0) -> list[int]:
    """Give who takes each trick when the winner of one leads to the next."""
    leader, found = first, []
    for by_seat in tricks:
        order = [(leader + place) % len(by_seat) for place in range(len(by_seat))]
        cards = tuple(by_seat[seat] for seat in order)
        leader = order[strongest(cards, LAYOUT.suit_of[cards[0]], LAYOUT.trumps)]
        found.append(leader)
    return found


@pytest.mark.parametrize("low_first", [False, True])
@pytest.mark.parametrize("taken", [(4, 3, 3, 3), (0, 7, 6, 0), (13, 0, 0, 0), (1, 0, 12, 0)])
def test_the_seats_take_what_they_are_to_take(
    taken: tuple[int, ...],
    low_first: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    plan = plan_tricks(LAYOUT, 13, taken, low_first=low_first)
    assert plan is not None
    found = winners(plan.tricks)
    assert tuple(found.count(seat) for seat in range(4)) == taken
    assert [hand.bit_count() for hand in plan.hands] == [13] * 4
    assert sum(plan.hands) == LAYOUT.pack.everything


def test_nobody_keeps_a_lower_card_of_the_first_suit_than_the_one_played_to_it() -> None:
    plan = plan_tricks(LAYOUT, 13, (4, 3, 3, 3), low_first=True)
    assert plan is not None
    clubs = LAYOUT.suits[Suit("C")]
    for card, hand in zip(plan.tricks[0], plan.hands, strict=True):
        assert card == next(bits_of(hand & clubs))


@pytest.mark.parametrize("each", [12, 11, 10, 8, 5])
def test_of_a_shorter_deal_the_weak_cards_stay_out(each: int) -> None:
    plan = plan_tricks(LAYOUT, each, (each - 3, 1, 2, 0))
    assert plan is not None
    found = winners(plan.tricks)
    assert [found.count(seat) for seat in range(4)] == [each - 3, 1, 2, 0]
    dealt = sum(plan.hands)
    assert dealt.bit_count() == 4 * each
    for suit in LAYOUT.suits.values():
        kept = list(bits_of(dealt & suit))
        assert kept == list(bits_of(suit))[13 - len(kept) :]


def test_tricks_that_are_not_all_of_a_round_cannot_be_planned() -> None:
    assert plan_tricks(LAYOUT, 13, (4, 3, 3, 4)) is None


def test_where_more_than_one_trick_is_left_over_nothing_can_be_planned() -> None:
    # Ten spades, five of them jacks and better of what were hearts, leave two cards a suit over.
    fewer = [card for card in LAYOUT.pack.cards if card[0] not in "234" or card[1] in "SH"]
    odd = lay_out(tuple(fewer), CANONICAL.of("ranking")[0].policy, Suit("S"))
    assert len(fewer) == 46
    assert plan_tricks(odd, 11, (4, 3, 2, 2)) is not None
    short = [card for card in fewer if card not in {"2S", "2H"}]
    assert len(short) == 44
    assert (
        plan_tricks(
            lay_out(tuple(short), CANONICAL.of("ranking")[0].policy, None), 11, (4, 3, 2, 2)
        )
        is None
    )
