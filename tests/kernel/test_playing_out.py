"""A round played out in one go comes to the same as card by card, whatever binds the leader."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest

from spades_rules.kernel.actions import Deal
from spades_rules.kernel.play import apply, new_game
from spades_rules.kernel.playout import play_out
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.policies.deck.standard_52 import Standard52
from spades_rules.policies.play.breaking import Breaking
from spades_rules.policies.trump.fixed_trump import FixedTrump
from spades_rules.table.cards import Card
from spades_rules.testing.moments import situation

Small = Callable[..., Ruleset]
FULL = {"deck.pack": Standard52(), "dealing.deal": DealAll(each=13)}


@dataclass(frozen=True, slots=True, kw_only=True)
class NoLowLead:
    """Nobody may lead a low card of any suit while fewer than four tricks are complete."""

    binds: ClassVar[Binds] = Binds.LEADER

    def keeps(self, table: PublicTable) -> int:
        """Give the six best cards of each suit."""
        best = 0b1111110000000
        return -1 if table.trick_number > 3 else best | best << 13 | best << 26 | best << 39

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give the best ones."""
        return cards & self.keeps(table)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShutAgain:
    """Diamonds may not be led to every other trick, so what is open does not stay open."""

    binds: ClassVar[Binds] = Binds.LEADER

    def keeps(self, table: PublicTable) -> int:
        """Give the other suits, or everything."""
        return -1 if len(table.takers) % 2 else ~table.setting.suits["D"]

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give the cards of other suits."""
        return cards & self.keeps(table)


def dealt(rules: Ruleset, cards: list[Card]) -> Table:
    table = new_game(rules)
    hands = tuple(tuple(cards[start : start + 13]) for start in range(0, 52, 13))
    table.push(Deal(3, hands))
    return table


def stepped(table: Table, seed: int, *, cards: int | None = None) -> Table:
    """Go on at random to the end of the round, or for a number of cards."""
    chance = Random(seed).random  # noqa: S311 - a game, no secret
    while table.phase is Phase.CALLS or (table.phase is Phase.PLAY and cards != 0):
        if table.phase is Phase.PLAY and cards is not None:
            cards -= 1
        actions = table.legal()
        table = apply(table, actions[int(chance() * len(actions)) if len(actions) > 1 else 0])
    return table


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"play.breaking": Breaking(forced="unsaid")},
        {"play.breaking": Breaking(broken_by="void_follower")},
        {"play.breaking": Breaking(broken_by="any_play")},
        {"play.breaking": Breaking(broken_by="first_trick")},
        {"play.breaking": Breaking(broken_by="nothing")},
        {"play.breaking": Breaking(suit="H", broken_by="any_play")},
        {"play.breaking": NoLowLead()},
        {"play.breaking": ShutAgain()},
        {"trump.suit": FixedTrump(suit="C")},
        {"trump.suit": FixedTrump(suit="H")},
        {"trump.suit": None},
    ],
)
def test_in_one_go_it_is_the_same_as_card_by_card(small: Small, changes: dict[str, object]) -> None:
    gone = [name for name, policy in changes.items() if policy is None]
    rules = small(FULL | changes, without=" ".join(gone))
    assert rules.suitwise
    for seed in range(12):
        cards = Random(seed).sample(rules.pack.cards, 52)  # noqa: S311 - as above
        table = dealt(rules, cards)
        played = table.copy()
        play_out(played, Random(seed).random)  # noqa: S311 - as above
        assert situation(played) == situation(stepped(table, seed))


def test_a_round_may_be_played_out_from_any_card_on(small: Small) -> None:
    rules = small(FULL)
    for done in range(52):
        table = stepped(dealt(rules, [*rules.pack.cards[::-1]]), 7, cards=done)
        played = table.copy()
        play_out(played, Random(done).random)  # noqa: S311 - as above
        assert situation(played) == situation(stepped(table, done))


def test_who_holds_only_trumps_leads_one_before_they_are_broken(small: Small) -> None:
    rules = small(FULL)
    spades, rest = rules.pack.cards[39:], rules.pack.cards[:39]
    table = dealt(rules, [*spades, *rest])
    play_out(table, lambda: 0)
    assert [table.public.won, len(table.actions)] == [(13, 0, 0, 0), 57]
    assert [str(getattr(action, "card", "")) for action in table.actions[5:9]] == [
        *("2S", "2C", "2D", "2H")
    ]


def test_only_the_usual_pack_is_sorted_by_suit_and_only_where_following_suit_is_all(
    small: Small,
) -> None:
    assert small(FULL).suitwise
    assert not small().suitwise
    assert not small(FULL, without="play.follow_suit").suitwise
    assert not small(FULL | {"play.second": Breaking(suit="H")}).suitwise
