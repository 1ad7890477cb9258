"""The question of play: its moments are all that there are, and rule sets part where they do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

import pytest
from shelf import SOURCES

from spades_rules.audit.difference import Direction
from spades_rules.audit.histories import Past, pasts_of, possible_pasts
from spades_rules.audit.plays import Moment, moments, ruled
from spades_rules.audit.proofs.play import PLAY
from spades_rules.document import Plain
from spades_rules.kernel.actions import Deal
from spades_rules.kernel.play import new_game
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees
from spades_rules.table.cards import Card, Suit

Make = Callable[..., Ruleset]


def held(rules: Ruleset, hand: int) -> str:
    """Give the letters of the suits of which a hand holds cards."""
    return "".join(suit for suit, mask in rules.suits.items() if mask & hand)


def led(rules: Ruleset, moment: Moment) -> str:
    """Give the letter of the suit led; nothing where the seat leads."""
    return held(rules, moment.table.led)


def is_first(moment: Moment) -> bool:
    return moment.table.trick_number == 0


def test_four_suits_can_have_come_to_159_things() -> None:
    # Nobody throws: each suit untouched or followed. Else at least two suits take part in what is
    # thrown, one of them thrown: 6 pairs, 4 triples and all four, beside others of either kind.
    assert len(possible_pasts(4)) == 2**4 + 6 * 3 * 2**2 + 4 * 7 * 2 + 15


def test_a_moment_is_laid_as_it_says(ruleset: Make) -> None:
    rules = ruleset()
    for moment in moments(rules):
        table = moment.table
        assert moment.hand.bit_count() == 13 - table.trick_number
        assert not moment.hand & table.played
        assert table.played.bit_count() == 4 * table.trick_number + len(table.trick)
        assert pasts_of(table) == moment.pasts
        assert tuple(suit for suit in rules.suits.values() if suit & moment.hand) == moment.suits
        assert all(len(trick) == 4 for trick in moment.before)
        assert sum(map(sum, moment.before)) + sum(table.trick) == table.played


def test_nobody_follows_to_a_trump_on_trick_one_with_trumps_in_hand(ruleset: Make) -> None:
    # Only a leader with thirteen trumps may lead one there.
    rules = ruleset()
    for moment in moments(rules):
        if is_first(moment) and led(rules, moment) == "S":
            assert "S" not in held(rules, moment.hand)


def test_a_lead_of_nothing_but_trumps_late_in_the_round_is_followed_with_trumps(
    ruleset: Make,
) -> None:
    # Nothing ever breaks trumps here, so the leader has no other card.
    rules = ruleset(rules={"play": {"breaking": {"broken_by": "nothing"}}})
    followers = [held(rules, one.hand) for one in moments(rules) if led(rules, one) == "S"]
    assert "S" in followers
    assert "CDHS" in followers


@pytest.mark.parametrize("name", SOURCES)
def test_no_game_comes_to_a_moment_of_a_kind_that_is_left_out(ruleset: Make, name: str) -> None:
    rules = ruleset(name)
    leading = {(held(rules, one.hand), one.pasts) for one in moments(rules) if not one.table.led}
    following = {
        (held(rules, one.hand), led(rules, one), is_first(one))
        for one in moments(rules)
        if one.table.led
    }
    for hand, table in played_by_chance(rules, 60):
        if table.led:
            kind = (held(rules, hand), held(rules, table.led), table.trick_number == 0)
            assert kind in following
        else:
            assert (held(rules, hand), pasts_of(table)) in leading


def played_by_chance(rules: Ruleset, rounds: int) -> list[tuple[int, PublicTable]]:
    """Play rounds by chance, half of them with suits that hang together, card by card."""
    rng = Random(4)  # noqa: S311 - a game, no secret
    found = []
    for number in range(rounds):
        cards = list(rules.pack.cards)
        if number % 2:
            rng.shuffle(cards)
        else:
            for _ in range(6):
                one, other = rng.randrange(52), rng.randrange(52)
                cards[one], cards[other] = cards[other], cards[one]
        table = new_game(rules)
        table.push(Deal(3, tuple(tuple(cards[seat * 13 : seat * 13 + 13]) for seat in range(4))))
        while table.phase in (Phase.CALLS, Phase.EXCHANGE, Phase.PLAY):
            if table.phase is Phase.PLAY:
                found.append((table.hand(table.turn), table.public.copy()))
            table.push(rng.choice(table.legal()))
    return found


def test_a_rule_set_never_parts_from_itself(ruleset: Make) -> None:
    found = PLAY.compare(ruleset(), ruleset(), 1)
    assert (found.differing, found.whole, found.direction) == (0, True, None)
    # A leader: 15 kinds of hand at first, and later 2342 of 158 times 15, for some hands would be
    # longer than what is left of their suits. Who follows: 15 kinds for each suit led, but on the
    # first trick nobody holds thirteen cards of it, or a trump beside a leader of thirteen.
    assert found.states == 15 + 2342 + (3 * 14 + 7) + 4 * 15


def test_no_spade_on_the_first_trick_is_stricter(ruleset: Make) -> None:
    rules = {"play": {"first_trick": {"policy": "no_trump_on_first_trick"}}}
    one, other = ruleset(), ruleset(rules=rules)
    found = PLAY.compare(one, other, 1)
    assert found.direction is Direction.STRICTER
    assert PLAY.compare(other, one, 1).direction is Direction.LOOSER
    plainest = next(found.partings())
    assert (held(one, plainest.hand), led(one, plainest)) == ("DHS", "C")
    assert is_first(plainest)
    # Void in the suit led, with trumps and something else; a hand of trumps alone may play one.
    assert {held(one, parted.hand) for parted in found.partings() if led(one, parted) == "C"} == {
        "DHS",
        "DS",
        "HS",
    }
    assert found.vary(plainest)[0] == ("hand", "suit led", "first trick")


def test_a_waiver_alone_is_a_difference_that_allows_the_same(ruleset: Make) -> None:
    other = ruleset(rules={"play": {"breaking": {"forced": "unsaid"}}})
    found = PLAY.compare(ruleset(), other, 1)
    assert found.direction is Direction.SAME
    for parted in found.partings():
        assert held(other, parted.hand) == "S"
        assert ruled(other, parted).waived == ("play.breaking",)


def test_another_reason_alone_is_a_difference_that_allows_the_same(ruleset: Make) -> None:
    one = ruleset()
    renamed = {"play.follow_suit": "play.following"}
    rules = tuple(replace(rule, id=renamed.get(rule.id, rule.id)) for rule in one.rules)
    found = PLAY.compare(one, replace(one, rules=rules), 1)
    assert found.direction is Direction.SAME
    assert all(parted.table.led for parted in found.partings())


def test_a_suit_that_was_led_and_not_followed_is_broken_for_one_and_not_the_other(
    ruleset: Make,
) -> None:
    one, other = ruleset(), ruleset("nowplay-gg")
    spades = list(one.suits).index(Suit("S"))
    found = PLAY.compare(one, other, 1)
    assert found.direction is Direction.LOOSER
    for parted in found.partings():
        assert parted.pasts[spades] is Past.VOID
        assert not parted.table.led
    plainest = next(found.partings())
    assert found.vary(plainest)[0] == ("hand", "suit led", "earlier tricks")


@dataclass(frozen=True, slots=True)
class NoQueenOfSpadesFirst:
    """The queen of spades stays in the hand while another card is there, in some of the tricks."""

    tricks: tuple[int, ...]
    binds: ClassVar[Binds] = Binds.ALL

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:  # noqa: ARG002
        """Take the queen out."""
        queen = table.setting.pack.bits[Card("QS")]
        return cards & ~queen if table.trick_number in self.tricks else cards


def test_a_rule_that_does_not_say_what_it_sees_is_looked_for_by_chance(ruleset: Make) -> None:
    one = ruleset()
    rule = Rule("play.queen", NoQueenOfSpadesFirst((5,)))
    other = replace(one, rules=(*one.rules, rule))
    found = PLAY.compare(one, other, 1)
    assert not found.whole
    assert found.direction is Direction.STRICTER
    assert {parted.table.trick_number for parted in found.partings()} == {5}
    assert PLAY.compare(one, other, 1).differing == found.differing


@dataclass(frozen=True, slots=True)
class NilBiddersThrowNoTrump:
    """Who has bid nil may not throw a trump while another card is held."""

    binds: ClassVar[Binds] = Binds.FOLLOWERS
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD, Sees.ALL_CALLS})

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Take trumps out for such a seat."""
        said = {seat: call.name for seat, call in table.calls}
        others = hand & ~table.setting.trumps
        return cards & others if others and said.get(table.turn) == "nil" else cards


def test_a_rule_that_looks_at_more_than_kinds_of_moments_tell_is_looked_for_by_chance(
    ruleset: Make,
) -> None:
    one = ruleset()
    other = replace(one, rules=(*one.rules, Rule("play.nil", NilBiddersThrowNoTrump())))
    found = PLAY.compare(one, other, 1)
    assert (found.whole, found.direction) == (False, Direction.STRICTER)


@dataclass(frozen=True, slots=True)
class NoSecondTrump:
    """Who follows may not put a trump on a trump that was thrown."""

    binds: ClassVar[Binds] = Binds.FOLLOWERS
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.LED, Sees.HELD, Sees.THROWN})

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Take trumps out where one was thrown and another card is held."""
        trumps = table.setting.trumps & ~table.led
        thrown = bool(sum(table.trick) & trumps)
        return cards & ~trumps if thrown and hand & ~trumps else cards


def test_a_trump_thrown_counts_where_a_rule_looks_at_it(ruleset: Make) -> None:
    one = ruleset()
    other = replace(one, rules=(*one.rules, Rule("play.second", NoSecondTrump())))
    found = PLAY.compare(one, other, 1)
    assert (found.whole, found.direction) == (True, Direction.STRICTER)
    assert all(len(parted.table.trick) == 2 for parted in found.partings())


OVERTAKING: Mapping[str, Plain] = {"over": {"policy": "must_overtake"}}


def test_a_rule_that_looks_at_cards_is_asked_about_low_and_high_leads(ruleset: Make) -> None:
    one = ruleset("canonical", {"play": OVERTAKING})
    other = ruleset("canonical", {"play": {**OVERTAKING, "follow_suit": None}})
    kinds = [moment for moment in moments(one, other) if moment.table.led]
    led = {moment.table.trick[0] for moment in kinds if not moment.before}
    cards = {card for bit in led for card in one.pack.cards_of(bit)}
    assert {"2C", "2S"} <= cards
    assert {"QC", "KC", "AC"} & cards
    found = PLAY.compare(one, other, 1)
    assert not found.whole
    assert found.direction is Direction.LOOSER


def test_following_suit_is_not_idle_beside_a_rule_that_looks_at_cards(
    codes: Callable[..., list[str]],
) -> None:
    assert codes({"play": OVERTAKING}) == []
    assert codes({"play": {"low": {"policy": "lowest_of_suit"}}}) == []
    assert codes({"play": {"high": {"policy": "highest_of_suit"}}}) == []


def test_breaking_is_idle_where_nobody_leads_a_trump_but_for_want_of_anything_else(
    messages: Callable[..., list[str]],
) -> None:
    screamer: Mapping[str, Plain] = {"screamer": {"policy": "trump_only_when_forced"}}
    assert messages({"play": screamer}) == ["`play.breaking` can make no difference here"]


def test_a_trump_that_must_be_led_is_waived_while_trumps_are_shut(
    messages: Callable[..., list[str]],
) -> None:
    assassin: Mapping[str, Plain] = {"assassin": {"policy": "must_trump", "leads": True}}
    (said,) = messages({"play": assassin})
    assert said.startswith(
        "`play.assassin` leaves nothing to a player who leads to the first trick"
    )
