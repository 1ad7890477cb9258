"""A rule that has somebody pass more cards than are held is no rule that can be played."""

from spades_rules.catalog import Catalog
from spades_rules.compiler import check_profile
from spades_rules.document import Plain

BLIND: dict[str, Plain] = {
    "calls.blind_nil": {"policy": "blind_nil_bid", "behind": 100},
    "scoring.blind_nil": {"policy": "nil_points", "call": "blind_nil"},
}


def found(rules: dict[str, Plain]) -> list[tuple[str, str, str]]:
    every = check_profile("canonical", overlay={**BLIND, **rules}, catalog=Catalog.builtin())
    return [(one.code, one.message, one.hint) for one in every]


def swap(cards: int, **more: Plain) -> dict[str, Plain]:
    return {"exchange.swap": {"policy": "swap", "cards": cards, **more}}


def test_more_cards_than_are_dealt_cannot_be_passed() -> None:
    said = "by `exchange.swap` a seat passes 14 cards, and it has 13"
    expected = [("passes-too-many", said, "at most 13")]
    assert found(swap(14)) == expected
    assert found(swap(14, order="together")) == expected
    assert found(swap(14, both="calling_order")) == expected


def test_a_whole_hand_may_be_passed_where_both_choose_at_once() -> None:
    assert found(swap(13, order="together")) == []
    both: dict[str, Plain] = {"triggers": ["nil", "blind_nil"], "both": "calling_order"}
    assert found(swap(13, order="together", **both)) == []


def test_what_comes_is_there_to_be_passed_back() -> None:
    # Seventeen cards held, four of them to go back: 2,380 ways.
    assert found(swap(4)) == []
    # Of all 26, thirteen to go back: more than ten million.
    said = "by `exchange.swap` a seat passes 13 cards, of 26, in more ways than can be listed"
    assert found(swap(13)) == [("passes-too-many", said, "let fewer be passed")]


def test_a_call_that_nobody_makes_passes_nothing() -> None:
    assert found(swap(14, triggers=["7 of hearts"])) == []


def test_a_smaller_deal_leaves_less_to_pass() -> None:
    smaller: dict[str, Plain] = {"dealing.deal.each": 5, "calls.tricks.high": 5}
    said = "by `exchange.swap` a seat passes 6 cards, and it has 5"
    assert found({**smaller, **swap(6)}) == [("passes-too-many", said, "at most 5")]
    assert found({**smaller, **swap(5)}) == []


def test_more_passes_than_a_table_can_list_are_refused() -> None:
    two_packs: dict[str, Plain] = {
        "deck.pack": {"policy": "pack", "decks": 2},
        "dealing.deal.each": 26,
        "calls.tricks.high": 26,
    }
    # Of 26 cards, five can be passed in 65,780 ways and six in 230,230; of 31, four in 31,465.
    said = "by `exchange.swap` a seat passes 6 cards, of 26, in more ways than can be listed"
    assert found({**two_packs, **swap(6, order="together")}) == [
        ("passes-too-many", said, "let fewer be passed")
    ]
    assert found({**two_packs, **swap(5, order="together")}) == []
    assert found({**two_packs, **swap(4)}) == []


def test_a_pass_in_a_later_round_is_looked_at_too_and_where_nobody_calls() -> None:
    every = check_profile(
        "hearts/openspiel",
        overlay={"exchange.own": {"policy": "pass_by_round", "cards": 14, "to": ["none", "left"]}},
        catalog=Catalog.builtin(),
    )
    assert [(one.code, one.message) for one in every] == [
        ("passes-too-many", "by `exchange.own` a seat passes 14 cards, and it has 13")
    ]
