"""A round that people played in a room with jokers and deuces goes again, card by card."""

from pathlib import Path
from typing import Any, TypeAlias

import pytest
import yaml

from spades_rules import (
    Call,
    Card,
    Deal,
    Play,
    Table,
    compile_ruleset,
    legal_actions,
    load_profile,
    new_game,
)

Logged: TypeAlias = dict[str, Any]

FILE = Path(__file__).parents[1] / "records/jokers-and-deuces-room.yaml"
ROOM = compile_ruleset(load_profile("trickster-jokers-deuces"))


@pytest.fixture(scope="module")
def logged() -> Logged:
    found: Logged = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return found


def after_a_round_without_calls() -> Table:
    """Play the first round, in which nobody calls, with whatever card comes first."""
    table = new_game(ROOM)
    cards = ROOM.pack.cards
    table.push(Deal(2, tuple(cards[seat::4] for seat in range(4))))
    while not table.sheets:
        table.push(legal_actions(table)[0])
    return table


def played(logged: Logged) -> Table:
    """Play the round as it was logged; an action that is refused raises an error."""
    table = after_a_round_without_calls()
    hands = tuple(tuple(map(Card, logged["hands"][seat])) for seat in range(4))
    table.push(Deal(3, hands))
    for number in logged["calls"]:
        table.push(Call(str(number), tricks=number))
    for trick in logged["tricks"]:
        for card in trick["cards"]:
            table.push(Play(Card(card)))
    return table


def test_the_pack_is_the_one_of_the_room(logged: Logged) -> None:
    cards = [card for hand in logged["hands"].values() for card in hand]
    assert sorted(cards) == sorted(map(str, ROOM.pack.cards))
    assert list(reversed(ROOM.pack.cards_of(ROOM.trumps)))[:5] == logged["trump_order_top"]


def test_every_card_is_allowed_and_every_trick_goes_to_who_took_it(logged: Logged) -> None:
    table = played(logged)
    assert list(table.sheets[-1].points) == logged["points"] == [51, -80]
    for trick in logged["tricks"]:
        place = ROOM.winner(map(Card, trick["cards"]))
        assert (trick["lead"] + place) % 4 == trick["winner"]
    taken = [sum(trick["winner"] == seat for trick in logged["tricks"]) for seat in range(4)]
    assert taken == logged["tricks_won"]


def test_with_the_totals_before_it_the_round_comes_to_the_logged_totals(logged: Logged) -> None:
    before = [
        total - points
        for total, points in zip(logged["logged_totals_after"], [51, -80], strict=True)
    ]
    calls = [ROOM.calls.by_name[str(number)] for number in logged["calls"]]
    sheet = ROOM.score(calls, logged["tricks_won"], standing=ROOM.standing(before, round=9))
    assert list(sheet.standing.totals) == logged["logged_totals_after"] == [527, 162]
