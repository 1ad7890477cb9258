"""A round is played trick by trick, on one table or on a new one at every step."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pytest

from spades_rules.kernel.actions import Action, Deal, Play
from spades_rules.kernel.play import apply, legal_actions, new_game, replay, rule_on
from spades_rules.kernel.playlist import plays_reader, row_reader
from spades_rules.kernel.playout import play_out
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of
from spades_rules.policies.calls.blind_nil_bid import BlindNilBid
from spades_rules.policies.claim.sure_winners import SureWinners
from spades_rules.policies.play.follow_suit import FollowSuit
from spades_rules.policies.play.no_trump_on_first_trick import NoTrumpOnFirstTrick
from spades_rules.table.cards import Card

Small = Callable[..., Ruleset]
At = Callable[..., Table]
CALLED = "1 1 nil 1"
ROUND = f"{CALLED} KC 2C 2S AC AH 2D 2H KH AD KD AS KS"


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestFirst:
    """Everybody plays the weakest card that earlier rules leave."""

    binds: ClassVar[Binds] = Binds.ALL

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give the weakest."""
        return cards & -cards


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestLead:
    """The leader plays the weakest card that earlier rules leave."""

    binds: ClassVar[Binds] = Binds.LEADER

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give the weakest."""
        return cards & -cards


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingKept:
    """A rule that binds those who follow and keeps every card."""

    binds: ClassVar[Binds] = Binds.FOLLOWERS

    def keeps(self, table: PublicTable) -> int:  # noqa: ARG002 - the question's
        """Give every card."""
        return -1

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Give them all."""
        return cards


def legal(table: Table) -> str:
    return " ".join(word_of(action) for action in legal_actions(table))


def finished(table: Table) -> tuple[object, ...]:
    return table.actions, table.public.takers, table.standing, table.verdict, table.phase


def test_the_leader_plays_any_card_but_trumps(small: Small, at: At) -> None:
    table = at(small(), CALLED)
    assert (table.phase, table.turn, legal(table)) == (Phase.PLAY, 0, "KC 2H")
    assert table.ruleset.pack.cards_of(table.legal_mask) == ("KC", "2H")


def test_the_others_follow_suit_or_play_what_they_like(small: Small, at: At) -> None:
    assert legal(at(small(), f"{CALLED} KC")) == "2C"
    assert legal(at(small(), f"{CALLED} KC 2C")) == "AD AH 2S"


def test_a_trump_takes_the_trick_and_its_player_leads(small: Small, at: At) -> None:
    table = at(small(), f"{CALLED} KC 2C 2S AC")
    assert (table.turn, table.public.won) == (2, (0, 0, 1, 0))
    assert (table.public.trick, table.public.led, table.public.trick_number) == ((), 0, 1)


def test_without_a_trump_the_best_of_the_suit_led_takes_the_trick(small: Small, at: At) -> None:
    table = at(small(), f"{CALLED} KC 2C AD AC")
    assert table.turn == 3


def test_a_ruff_breaks_trumps(small: Small, at: At) -> None:
    rules = small()
    table = at(rules, f"{CALLED} KC 2C 2S AC AH 2D 2H KH AD KD")
    assert rules.pack.cards_of(table.public.off_suit) == ("2D", "2S")
    assert rules.pack.cards_of(table.public.mixed) == (
        *("2C", "KC", "AC", "2D", "2H", "KH", "AH", "2S"),
    )
    assert rules.pack.cards_of(table.public.played) == (
        *("2C", "KC", "AC", "2D", "KD", "AD", "2H", "KH", "AH", "2S"),
    )


def test_after_the_last_trick_the_round_is_scored_and_a_deal_is_due(small: Small, at: At) -> None:
    table = at(small(), ROUND)
    assert (table.phase, table.turn, legal(table)) == (Phase.DEAL, -1, "")
    assert table.public.takers == (2, 2, 0)
    assert table.standing.totals == (-90, -20)
    assert table.standing.tallies == {"bags": (2, 0)}


def test_an_action_gives_a_new_table_and_leaves_the_old_one(small: Small, at: At) -> None:
    before = at(small(), CALLED)
    after = apply(before, Play(Card("KC")))
    assert (before.turn, before.public.trick, len(before.actions)) == (0, (), 5)
    assert (after.turn, len(after.public.trick), len(after.actions)) == (1, 1, 6)


def test_a_copy_goes_its_own_way(small: Small, at: At) -> None:
    table = at(small(), CALLED)
    other = table.copy()
    other.push(Play(Card("2H")))
    table.push(Play(Card("KC")))
    assert (legal(table), legal(other)) == ("2C", "KH")


def test_a_record_is_played_again(small: Small, at: At) -> None:
    table = at(small(), ROUND)
    assert finished(replay(small(), table.actions)) == finished(table)


def test_a_record_is_refused_where_the_rules_forbid_it(
    small: Small, at: At, deal: Callable[..., Deal]
) -> None:
    actions: list[Action] = [deal(), *at(small(), CALLED).actions[1:], Play(Card("AS"))]
    with pytest.raises(RefusedError, match=r"refused by play\.breaking"):
        replay(small(), actions)


@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("words", ["", CALLED, f"{CALLED} KC"])
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"claim.rest": SureWinners(not_on=())},
        {"play.first_trick": NoTrumpOnFirstTrick()},
        {"play.nothing": NothingKept()},
        {"play.lowest": LowestFirst()},
        {"play.lowest": LowestLead()},
        {"calls.low_nil": BlindNilBid(behind=100)},
    ],
)
def test_a_round_played_out_is_the_same_as_one_played_card_by_card(
    small: Small, at: At, changes: dict[str, object], words: str, place: int
) -> None:
    both_ways_are_the_same(at(small(changes), words), place)


@pytest.mark.parametrize(
    "without", ["play.follow_suit", "play.breaking", "play.follow_suit play.breaking"]
)
def test_with_fewer_rules_it_is_the_same_too(small: Small, at: At, without: str) -> None:
    both_ways_are_the_same(at(small(without=without), CALLED), 0)


def test_blind_calls_are_played_out_too(small: Small, at: At) -> None:
    both_ways_are_the_same(at(small({"calls.blind_nil": BlindNilBid(behind=None)})), 0)


def both_ways_are_the_same(table: Table, place: int) -> None:
    stepped = table.copy()
    while stepped.phase not in (Phase.DEAL, Phase.OVER):
        stepped = apply(stepped, stepped.legal()[place])
    play_out(table, lambda: 0.999 if place else 0)
    assert finished(table) == finished(stepped)
    assert len(table.sheets) == 1


def test_playing_out_asks_only_where_there_is_a_choice(small: Small, at: At) -> None:
    asked: list[int] = []
    table = at(small(), CALLED)
    stepped = table.copy()
    while stepped.phase is Phase.PLAY:
        if len(stepped.legal()) > 1:
            asked.append(len(stepped.legal()))
        stepped.push(stepped.legal()[0])
    play_out(table, iter([0.0] * len(asked)).__next__)
    # The leader has two cards that are no trumps, the one who is void has three.
    assert asked[:2] == [2, 3]
    assert finished(table) == finished(stepped)


def test_before_a_deal_there_is_nothing_to_play_out(small: Small) -> None:
    table = new_game(small())
    play_out(table, lambda: 0)
    assert table.actions == ()


def test_two_rules_that_each_keep_something_are_asked_in_order(small: Small, at: At) -> None:
    rules = small({"play.first_trick": NoTrumpOnFirstTrick()})
    assert legal(at(rules, f"{CALLED} KC")) == "2C"
    assert legal(at(rules, f"{CALLED} KC 2C")) == "AD AH"


def test_a_rule_that_must_see_the_hand_is_asked_at_every_card(small: Small, at: At) -> None:
    rules = small({"play.lowest": LowestFirst()})
    assert legal(at(rules, CALLED)) == "KC"
    assert legal(at(rules, f"{CALLED} KC 2C")) == "AD"
    assert rule_on(at(rules, f"{CALLED} KC 2C"), Play(Card("2S"))).rules == ("play.lowest",)


def test_a_rule_that_must_see_the_hand_may_stand_alone(small: Small, at: At) -> None:
    rules = small({"play.lowest": LowestFirst()}, without="play.follow_suit play.breaking")
    assert legal(at(rules, CALLED)) == "KC"


def test_without_rules_of_play_any_card_will_do(small: Small, at: At) -> None:
    rules = small(without="play.follow_suit play.breaking")
    assert legal(at(rules, CALLED)) == "KC 2H AS"
    assert legal(at(rules, f"{CALLED} AS")) == "2C KH KS"


def test_with_a_single_rule_for_followers_the_leader_is_free(small: Small, at: At) -> None:
    rules = small({"play.follow_suit": FollowSuit()}, without="play.breaking")
    assert legal(at(rules, CALLED)) == "KC 2H AS"


@pytest.mark.parametrize("size", [1, 12, 13, 14, 52, 54, 104])
def test_plays_are_listed_from_the_lowest_bit(size: int) -> None:
    plays = tuple(Play(Card(f"card {place}")) for place in range(size))
    read = plays_reader(plays)
    assert read((1 << size) - 1) == plays
    assert read(0) == ()
    assert read(1 << size - 1 | 1) == ((plays[0], plays[-1]) if size > 1 else plays)
    assert [read(1 << place) for place in range(size)] == [(play,) for play in plays]
    for place in range(size - 1):
        assert read(0b11 << place) == plays[place : place + 2]


def test_the_plays_of_a_suit_stand_in_a_row_if_the_suit_lies_close_together() -> None:
    plays = tuple(Play(Card(f"card {place}")) for place in range(52))
    close, far = 0b11100, 1 << 51 | 1
    row_of = row_reader(plays_reader(plays), {close, far})
    cards, first, row = row_of(close)
    assert (cards, first) == (close, 2)
    assert row[0b101] == (plays[2], plays[4])
    assert row_of(close)[2] is row
    assert row_of(far) == (far, 0, ())
    assert row_of(0b11) == (0b11, 0, ())
    assert row_of(-1) == (-1, 0, ())


@pytest.mark.parametrize("nothing", ["AS", 7, None])
def test_what_is_no_action_is_told_apart_from_what_is_refused(
    small: Callable[..., Ruleset], at: Callable[..., Table], nothing: object
) -> None:
    table = at(small(), "1 1 nil 1")
    before = table.actions
    for attempt in (table.push, table.rule_on, lambda action: apply(table, action)):
        with pytest.raises(TypeError, match="is nothing that can be done at a table"):
            attempt(nothing)
    assert table.actions == before


def test_a_table_says_where_the_game_is_without_a_card(
    small: Callable[..., Ruleset], at: Callable[..., Table]
) -> None:
    assert repr(at(small(), "1 1 nil 1")) == "<Table play, round 1, seat 0 in turn, totals 0, 0>"
    assert repr(new_game(small())) == "<Table deal, round 1, totals 0, 0>"
