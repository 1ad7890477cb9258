"""Simple players keep the rules, see only their own seat, and mind what the scoring pays."""

from dataclasses import replace
from random import Random

import pytest

from spades_rules import apply, compile_ruleset, load_profile, new_game
from spades_rules.kernel.actions import Claim, Deal, Look, Pass, Play
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import view
from spades_rules.players import chance, choose
from spades_rules.players.counting import expected_tricks, nil_chance
from spades_rules.players.playing import _spot
from spades_rules.players.worth import NilWorth, worth_of
from spades_rules.table.cards import Card


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - a game, no secret


SUITS = "CDHS"
PROFILES = (
    "canonical",
    "world-of-card-games",
    "nowplay-gg",
    "card-game-spades-rules",
    "openspiel",
)


def ruleset(name: str, *sets: str) -> Ruleset:
    return compile_ruleset(load_profile(name, sets=sets))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split())


def dealt(rules: Ruleset, own: str) -> Table:
    """Deal a hand to seat 0, who calls and leads first, and the rest in order to the others."""
    hand = cards(own)
    rest = [card for card in rules.pack.cards if card not in hand]
    hands = (hand, *(tuple(rest[start::3]) for start in range(3)))
    return apply(new_game(rules), Deal(3, hands))


def called(table: Table, *names: str) -> Table:
    for name in names:
        table = apply(table, table.ruleset.call(name))
    return table


@pytest.mark.parametrize("name", PROFILES)
def test_whole_rounds_are_played_by_the_rules(name: str) -> None:
    rules = ruleset(name)
    for seed in range(3):
        table, rng = new_game(rules), dice(seed)
        while len(table.sheets) < 2 and table.phase is not Phase.OVER:
            if table.phase is Phase.DEAL:
                table.push(chance(table, rng))
                continue
            action = choose(view(table, table.turn), rules, rng)
            assert table.rule_on(action).allowed
            table.push(action)


def test_the_same_view_and_dice_give_the_same_choice() -> None:
    rules = ruleset("canonical")
    table = apply(new_game(rules), chance(new_game(rules), dice(1)))
    seen = view(table, table.turn)
    assert choose(seen, rules, dice(5)) == choose(seen, rules, dice(5))


def test_a_seat_that_is_not_in_turn_has_nothing_to_choose() -> None:
    rules = ruleset("canonical")
    table = apply(new_game(rules), chance(new_game(rules), dice(1)))
    with pytest.raises(ValueError, match="the seat is not in turn"):
        choose(view(table, (table.turn + 1) % 4), rules, dice(1))


@pytest.mark.parametrize("name", PROFILES)
def test_a_choice_does_not_depend_on_who_of_the_others_holds_what(name: str) -> None:
    rules = ruleset(name)
    for seed in range(6):
        deal = chance(new_game(rules), dice(seed))
        one = apply(new_game(rules), deal)
        while one.phase in (Phase.CALLS, Phase.EXCHANGE):
            one = apply(one, choose(view(one, one.turn), rules, dice(1)))
        seat = one.turn
        others = [other for other in range(4) if other != seat]
        hands = list(one.hands)
        hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
        other = one.copy()
        other.hands = tuple(hands)
        assert choose(view(one, seat), rules, dice(2)) == choose(view(other, seat), rules, dice(2))


# Calling.


def test_aces_and_kings_are_counted_as_tricks_and_low_cards_are_not() -> None:
    rules = ruleset("canonical")
    assert expected_tricks(rules, cards("AC AD AH AS")) >= 360
    assert expected_tricks(rules, cards("2C 3C 4C 2D 3D 4D 2H 3H 4H")) == 0


def test_a_strong_hand_is_bid_high_and_a_weak_one_nil() -> None:
    rules = ruleset("canonical")
    strong = dealt(rules, "AS KS QS JS TS 9S AH KH AD KD AC KC QC")
    assert choose(view(strong, 0), rules, dice(1)).tricks >= 10
    weak = dealt(rules, "2S 2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C")
    assert choose(view(weak, 0), rules, dice(1)).name == "nil"


def test_a_nil_that_pays_less_than_it_costs_is_not_bid() -> None:
    weak = "2S 2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C"
    rules = ruleset("canonical", "scoring.nil.made=10", "scoring.nil.failed=-500")
    assert choose(view(dealt(rules, weak), 0), rules, dice(1)).name == "1"


def test_two_partners_do_not_both_bid_nil() -> None:
    rules = ruleset("canonical")
    table = apply(new_game(rules), Deal(1, dealt(rules, WEAK).actions[0].hands))
    table = called(table, "nil", "4")
    assert choose(view(table, 0), rules, dice(1)).name == "1"


WEAK = "2S 2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C"


def test_a_nil_is_likelier_to_hold_without_high_spades() -> None:
    rules = ruleset("canonical")
    assert nil_chance(rules, cards("2S 3H 4H 5H 3D 4D 5D 3C 4C 5C")) > 60
    assert nil_chance(rules, cards("AS 3H 4H 5H 3D 4D 5D 3C 4C 5C")) == 0


def test_a_seat_looks_first_unless_it_is_far_behind() -> None:
    rules = ruleset("card-game-spades-rules", "calls.blind_nil.behind=0")
    table = apply(new_game(rules), replace(chance(new_game(rules), dice(1))))
    seen = view(table, table.turn)
    assert seen.hand is None
    assert choose(seen, rules, dice(1)) == Look()
    behind = replace(seen.standing, totals=(-200, 200) if table.turn % 2 == 0 else (200, -200))
    assert choose(replace(seen, standing=behind), rules, dice(1)).name == "blind_nil"


# What the scoring pays.


def test_an_overtrick_pays_only_where_its_bag_costs_less() -> None:
    assert not worth_of(ruleset("canonical")).overtricks_pay
    assert worth_of(ruleset("card-game-spades-rules")).overtricks_pay
    assert worth_of(ruleset("canonical", "scoring.overtricks.points=15")).overtricks_pay
    assert worth_of(ruleset("canonical", "scoring.bags.points=0")).overtricks_pay


def test_a_nil_is_worth_what_it_brings_in_place_of_a_small_bid() -> None:
    # A nil beside four made is 100 + 40; two and four made are 60; a failed nil is -100 + 40.
    assert worth_of(ruleset("canonical")).nils == {"nil": NilWorth(kept=80, failed=-120)}


# Passing.


def test_a_blind_nil_passes_its_best_cards_and_the_partner_its_worst() -> None:
    rules = ruleset("card-game-spades-rules", "calls.blind_nil.behind=0")
    table = dealt(rules, "AS 2H 3H 4H 5H 2D 3D 4D KS 2C 3C 4C 5C")
    table = called(table, "blind_nil")
    for _ in range(3):
        if Look() in table.legal():
            table = apply(table, Look())
        table = called(table, "4")
    assert set(choose(view(table, 0), rules, dice(1)).cards) == {"AS", "KS"}
    table = apply(table, Pass(cards("AS KS")))
    back = choose(view(table, 2), rules, dice(1))
    assert all(card[0] in "23456789" and card[1] != "S" for card in back.cards)


def test_who_takes_cards_up_lays_its_worst_away() -> None:
    rules = ruleset("pagat-jokers")
    table = apply(new_game(rules), kitty_deal(rules, 0, "AS KS 2H 3H 4H 5H 2D 3D AD 2C 3C 4C QC"))
    assert len(view(table, 0).hand) == 15
    chosen = choose(view(table, 0), rules, dice(1))
    assert len(chosen.cards) == 2
    assert not {"BJ", "LJ", "AS", "KS", "AD"} & set(chosen.cards)


def kitty_deal(rules: Ruleset, seat: int, own: str) -> Deal:
    """Deal a hand to a seat that deals, and leave the jokers over."""
    hand = cards(own)
    rest = [card for card in rules.pack.cards if card not in (*hand, "BJ", "LJ")]
    others = [tuple(rest[start::3]) for start in range(3)]
    others.insert(seat, hand)
    return Deal(seat, tuple(others))


def test_a_card_laid_away_is_in_nobody_elses_hand() -> None:
    rules = ruleset("pagat-jokers")
    table = apply(new_game(rules), kitty_deal(rules, 3, "AS QD 2H 3H 4H 5H 2D 3D AD 2C 3C 4C QC"))
    seen = view(apply(table, Pass(cards("AD 2C"))), 3)
    assert seen.passes[-1].cards == cards("2C AD")
    spot = _spot(replace(seen, phase=Phase.PLAY, legal=(Play(Card("QD")),)), rules)
    # The king alone is above the queen of diamonds, since this seat laid the ace away.
    assert spot.above[Card("QD")] == 1


# Playing.


def played(table: Table, *names: str) -> Table:
    for name in names:
        table = apply(table, Play(Card(name)))
    return table


def hands_table(rules: Ruleset, calls: tuple[str, ...], *hands: str) -> Table:
    """Deal short hands to seats 0 to 3 under rules with as many cards each, and make the calls."""
    table = apply(new_game(rules), Deal(3, tuple(cards(hand) for hand in hands)))
    return called(table, *calls)


THREE = ("dealing.deal.each=3",)


def test_a_nil_ducks_under_the_trick_with_its_best_losing_card() -> None:
    rules = ruleset("canonical", *THREE)
    table = hands_table(
        rules, ("3", "nil", "1", "1"), "QH 2C 3C", "KH JH 2H", "4C 5C 6C", "7C 8C 9C"
    )
    assert choose(view(played(table, "QH"), 1), rules, dice(1)) == Play(Card("JH"))


def test_the_partner_of_a_nil_covers_it() -> None:
    rules = ruleset("canonical", *THREE)
    table = hands_table(
        rules, ("1", "nil", "1", "1"), "QH 2C 3C", "KH 2D 3D", "JH 5C 6C", "AH 3H 9C"
    )
    table = played(table, "QH", "KH", "JH")
    assert choose(view(table, 3), rules, dice(1)) == Play(Card("AH"))


def test_a_side_that_needs_tricks_takes_them_as_cheaply_as_will_do() -> None:
    rules = ruleset("canonical", *THREE)
    table = hands_table(rules, ("1", "1", "1", "2"), "QH 2C 3C", "2H 2D 3D", "JH 5C 6C", "AH KH 9C")
    table = played(table, "QH", "2H", "JH")
    assert choose(view(table, 3), rules, dice(1)) == Play(Card("KH"))


def test_a_side_that_has_enough_ducks_where_bags_cost_and_takes_where_they_pay() -> None:
    hands = ("AH KH AC 2C 3C", "2H 3H 2D 3D 4D", "4H 5H 5C 6C 7C", "6H 7H 9C TC JC")
    tricks = ("AH", "2H", "4H", "6H", "KH", "3H", "5H", "7H")
    costs = ruleset("canonical", "dealing.deal.each=5")
    table = played(hands_table(costs, ("1", "1", "1", "1"), *hands), *tricks)
    assert choose(view(table, 0), costs, dice(1)) == Play(Card("2C"))
    pays = ruleset("canonical", "dealing.deal.each=5", "scoring.bags.points=0")
    table = played(hands_table(pays, ("1", "1", "1", "1"), *hands), *tricks)
    assert choose(view(table, 0), pays, dice(1)) == Play(Card("AC"))


def test_a_side_with_enough_takes_on_to_keep_the_others_from_theirs() -> None:
    hands = ("AH KH AC 2C", "2H 3H 2D 3D", "4H 5H 5C 6C", "6H 7H 9C TC")
    rules = ruleset("canonical", "dealing.deal.each=4")
    table = hands_table(rules, ("1", "1", "1", "1"), *hands)
    table = played(table, "AH", "2H", "4H", "6H", "KH", "3H", "5H", "7H")
    # Two tricks are left, and the others need both.
    assert choose(view(table, 0), rules, dice(1)) == Play(Card("AC"))


def test_a_sure_hand_is_claimed_where_claims_are_played() -> None:
    rules = ruleset("world-of-card-games", *THREE)
    table = hands_table(rules, ("1", "1", "1", "1"), "AS KS AH", "2H 2D 3D", "JH 5C 6C", "3H KH 9C")
    table = played(table, "AH", "2H", "JH", "3H")
    assert choose(view(table, 0), rules, dice(1)) == Claim()
