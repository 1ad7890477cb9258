"""What somebody at the table is told comes in the order in which it happened."""

import pytest

from spades_rules import (
    Call,
    Card,
    Deal,
    Pass,
    Ruleset,
    Table,
    compile_ruleset,
    load_profile,
    new_game,
    view,
)
from spades_rules.report.news import news


@pytest.fixture(scope="module")
def ruleset() -> Ruleset:
    """Give rules by which the dealer takes up what is left over before anybody calls."""
    return compile_ruleset(load_profile("pagat-jokers"))


@pytest.fixture
def table(ruleset: Ruleset) -> Table:
    """Give a table at which seat 0 has dealt and holds two cards too many."""
    cards = ruleset.pack.cards
    found = new_game(ruleset)
    found.push(Deal(0, tuple(cards[13 * seat : 13 * seat + 13] for seat in range(4))))
    return found


def lay_away_and_call(table: Table) -> tuple[Card, ...]:
    """Let the dealer lay two cards away, and the next two seats call."""
    cards = table.ruleset.pack.cards_of(table.hand(0))[:2]
    for action in (Pass(cards), Call("3", 3), Call("4", 4)):
        table.push(action)
    return cards


def test_what_is_laid_away_before_the_calls_is_told_before_them(
    table: Table, ruleset: Ruleset
) -> None:
    begun = view(new_game(ruleset), 3)
    lay_away_and_call(table)
    round_and_dealer, hand, *rest = news(begun, view(table, 3), ruleset)
    assert round_and_dealer == "round 1: seat 0 deals"
    assert hand.startswith("your hand: ")
    assert rest == [
        "seat 0 takes up the 2 cards left over",
        "seat 0 lays 2 cards away",
        "seat 1 (partner) calls 3",
        "seat 2 calls 4",
    ]


def test_so_it_is_to_whoever_lays_them_away(table: Table, ruleset: Ruleset) -> None:
    before = view(table, 0)
    lay_away_and_call(table)
    laid, *called = news(before, view(table, 0), ruleset)
    assert laid.startswith("you lay ")
    assert called == ["seat 1 calls 3", "seat 2 (partner) calls 4"]
