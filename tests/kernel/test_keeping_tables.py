"""A table can be copied, sent to another process and kept, and nothing changes behind its back."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TypeVar, cast

import pytest

from spades_rules.kernel.actions import Action, Call, Deal, Pass, Play
from spades_rules.kernel.play import apply, new_game
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Reason, RefusedError
from spades_rules.kernel.state import Table
from spades_rules.kernel.view import view
from spades_rules.policies.bidding.side_maximum import SideMaximum
from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.policies.exchange.swap import Swap
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]

HANDS = tuple(
    tuple(map(Card, hand.split())) for hand in ("AS 2H KC", "KS KH 2C", "2S AH AD", "AC KD 2D")
)
DEAL = Deal(3, HANDS)
Sent = TypeVar("Sent")

ONE, TWO = Call("1", tricks=1), Call("2", tricks=2)


def sent(value: Sent) -> Sent:
    """Give a value as it arrives in another process."""
    arrived: Sent = pickle.loads(pickle.dumps(value))  # noqa: S301 - it is our own
    return arrived


WAYS = (copy.copy, copy.deepcopy, sent)


def seen(table: Table) -> tuple[object, ...]:
    """Give all that anybody can see of a table."""
    return (table.actions, *(view(table, seat) for seat in (None, 0, 1, 2, 3)))


def along(rules: Ruleset) -> list[Table]:
    """Give a table at every moment of two rounds."""
    chance, tables = Random(3), [new_game(rules)]  # noqa: S311 - the same tables every time
    for _ in range(2):
        tables.append(apply(tables[-1], replace(DEAL, dealer=len(tables[-1].sheets) % 4)))
        while tables[-1].turn >= 0:
            tables.append(apply(tables[-1], chance.choice(tables[-1].legal())))
    return tables


@pytest.mark.parametrize("way", WAYS)
def test_a_table_kept_at_any_moment_stands_the_same_and_goes_its_own_way(
    small: Small, way: Callable[[Table], Table]
) -> None:
    for table in along(small({"exchange.pass": Swap(triggers=("1",), cards=1)})):
        kept, before = way(table), seen(table)
        assert seen(kept) == before
        if table.turn >= 0:
            kept.push(kept.legal()[0])
            assert seen(table) == before
            assert seen(kept) == seen(apply(table, table.legal()[0]))


@pytest.mark.parametrize("way", WAYS)
def test_a_refusal_says_the_same_wherever_it_arrives(
    small: Small, way: Callable[[RefusedError], RefusedError]
) -> None:
    with pytest.raises(RefusedError) as refused:
        new_game(small()).push(Play(Card("AS")))
    assert str(way(refused.value)) == "no card is to be played"
    assert way(refused.value).ruling == refused.value.ruling


def refused(table: Table, action: Action) -> str:
    """Give the words in which a table refuses an action, that it then stands as it was."""
    before = seen(table)
    with pytest.raises(RefusedError) as error:
        table.push(action)
    assert seen(table) == before
    assert table.rule_on(action).reason is Reason.MISCOUNTED
    return str(error.value)


@pytest.mark.parametrize(
    "hands",
    [
        list(HANDS),
        tuple(map(list, HANDS)),
        tuple(map(frozenset, HANDS)),
        None,
        (None,) * 4,
        iter(HANDS),
        ((["AS"], "2H", "KC"), *HANDS[1:]),
    ],
)
def test_a_deal_that_could_change_afterwards_is_refused(small: Small, hands: object) -> None:
    deal = replace(DEAL, hands=cast("tuple[tuple[Card, ...], ...]", hands))
    assert "to be tuples of cards" in refused(new_game(small()), deal)


@pytest.mark.parametrize("draw", [[[(0, "AS")]], (([0, "AS"],),), [1]])
def test_a_draw_that_could_change_afterwards_is_refused(small: Small, draw: object) -> None:
    rules = small({"dealing.deal": DealAll(each=3, first_dealer="high_card")})
    deal = replace(DEAL, draw=cast("tuple[tuple[tuple[int, Card], ...], ...]", draw))
    assert "to be tuples of cards" in refused(new_game(rules), deal)


@pytest.mark.parametrize("dealer", [1.0, True, "1", None, -1, 4])
def test_only_a_seat_deals(small: Small, dealer: object) -> None:
    deal = replace(DEAL, dealer=cast("int", dealer))
    assert refused(new_game(small()), deal) == f"there is no seat {dealer}"


def test_a_pass_that_could_change_afterwards_is_refused(small: Small) -> None:
    table = new_game(small({"exchange.pass": Swap(triggers=("1",), cards=1)}))
    for action in (DEAL, ONE, TWO, TWO, TWO):
        table.push(action)
    for cards in ([Card("AS")], None, 3):
        words = refused(table, Pass(cast("tuple[Card, ...]", cards)))
        assert words == "the cards to pass are to be a tuple"


@pytest.mark.parametrize("changes", [{}, {"bidding.most": SideMaximum(tricks=3)}])
def test_the_tricks_of_a_call_are_whole_whatever_is_pushed(
    small: Small, changes: dict[str, object]
) -> None:
    table = apply(new_game(small(changes)), DEAL)
    table.push(Call("1", tricks=cast("int", 1.0)))
    ((_, call),) = table.public.calls
    assert type(call.tricks) is int
    assert table.actions[-1] is call


def test_whoever_copies_all_of_a_program_copies_no_rules(small: Small) -> None:
    rules = small()
    copied = copy.deepcopy({"rules": rules, "table": new_game(rules)})
    assert copied["rules"] is rules
    assert cast("Table", copied["table"]).ruleset is rules
