"""Chance at the table comes from the given dice alone, and deals as the rules say."""

from dataclasses import replace
from random import Random

import pytest

from spades_rules import Ruleset, apply, compile_ruleset, load_profile, new_game, rule_on
from spades_rules.kernel.public import Phase
from spades_rules.kernel.view import view
from spades_rules.players import chance, choose, first_dealer, random_deal
from spades_rules.policies.dealing.deal_all import DealAll


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - a game, no secret


def ruleset(name: str, *sets: str) -> Ruleset:
    return compile_ruleset(load_profile(name, sets=sets))


def test_a_deal_gives_out_the_whole_pack_by_thirteens() -> None:
    rules = ruleset("canonical")
    deal = random_deal(rules, dice(1), dealer=2)
    assert deal.dealer == 2
    assert [len(hand) for hand in deal.hands] == [13, 13, 13, 13]
    assert sorted(card for hand in deal.hands for card in hand) == sorted(rules.pack.cards)


def test_the_same_dice_give_the_same_deal_and_others_another() -> None:
    rules = ruleset("canonical")
    deals = [random_deal(rules, dice(seed), dealer=0) for seed in (1, 1, 2)]
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


def test_smaller_hands_leave_cards_over() -> None:
    rules = ruleset("canonical", "dealing.deal.each=5")
    deal = random_deal(rules, dice(1), dealer=0)
    assert [len(hand) for hand in deal.hands] == [5, 5, 5, 5]
    assert len({card for hand in deal.hands for card in hand}) == 20


def test_every_seat_can_be_the_first_dealer() -> None:
    rules = ruleset("canonical")
    assert {first_dealer(rules, dice(seed))[0] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("tie", ["redraw", "suits"])
def test_where_cards_decide_the_draw_is_one_that_the_table_accepts(tie: str) -> None:
    rules = ruleset("card-game-spades-rules", f"dealing.deal.draw_tie={tie}")
    draws = []
    for seed in range(60):
        deal = chance(new_game(rules), dice(seed))
        assert rule_on(new_game(rules), deal).allowed
        draws.append(len(deal.draw))
    assert min(draws) == 1
    assert (max(draws) > 1) == (tie == "redraw")


@pytest.mark.parametrize("tie", ["redraw", "suits"])
def test_where_two_of_many_draw_twins_just_those_draw_again(tie: str) -> None:
    rules = ruleset(
        "six-in-threes", "dealing.deal.first_dealer=high_card", f"dealing.deal.draw_tie={tie}"
    )
    again = []
    for seed in range(300):
        deal = chance(new_game(rules), dice(seed))
        assert rule_on(new_game(rules), deal).allowed
        again += [(deal.draw[0], {seat for seat, _ in draw}) for draw in deal.draw[1:2]]
    assert again
    for first, seats in again:
        cards = {card for seat, card in first if seat in seats}
        assert len({card[0] for card in cards}) == 1
        assert (len(cards) == 1) or tie == "redraw"


def test_a_draw_that_can_make_nobody_dealer_is_not_drawn_for_ever() -> None:
    class Nobody(DealAll):
        def drawn_dealer(self, draw: object, ranks: object) -> None:  # noqa: ARG002 - the rule's
            return None

    rules = ruleset("canonical")
    odd = tuple(
        replace(rule, policy=Nobody(first_dealer="high_card")) if rule.slot == "dealing" else rule
        for rule in rules.rules
    )
    with pytest.raises(ValueError, match="no card drawn again would make anybody dealer"):
        first_dealer(replace(rules, rules=odd), dice(1))


def test_no_cards_are_drawn_where_chance_decides() -> None:
    assert chance(new_game(ruleset("canonical")), dice(1)).draw == ()


@pytest.mark.parametrize(
    ("rotation", "dealers"), [("left", [0, 1, 2, 3, 0]), ("none", [0, 0, 0, 0, 0])]
)
def test_the_deal_moves_as_the_rules_say(rotation: str, dealers: list[int]) -> None:
    rules = ruleset("canonical", f"dealing.deal.rotation={rotation}", "ending.target.points=9999")
    table, rng = new_game(rules), dice(3)
    seen = []
    while len(seen) < 5:
        if table.phase is Phase.DEAL:
            deal = chance(table, rng)
            seen.append(deal.dealer)
            table = apply(table, deal)
        else:
            table = apply(table, choose(view(table, table.turn), rules, rng))
    assert [(dealer - seen[0]) % 4 for dealer in seen] == dealers
