"""Wherever two rule sets part on a card, a legal round leads to it or to something like it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, islice
from typing import ClassVar

import pytest

from spades_rules.audit.histories import Past
from spades_rules.audit.plays import Moment, moments, ruled
from spades_rules.audit.proofs.play import PLAY
from spades_rules.audit.rounds import decision, parts_here, to_play
from spades_rules.audit.rounds.kinds import CardKind, kind_at, kind_of
from spades_rules.audit.variants import changed, variants
from spades_rules.cases.situations import RoundsSituation
from spades_rules.catalog import Catalog
from spades_rules.compiler import compile_ruleset
from spades_rules.kernel.actions import Call, Deal, Play
from spades_rules.kernel.play import new_game
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees, sight_of
from spades_rules.policies.dealing.deal_all import DealAll
from spades_rules.profile import load_profile
from spades_rules.table.cards import Card

NAMES = ("canonical", "card-game-spades-rules", "nowplay-gg", "openspiel", "world-of-card-games")
SHIPPED = {name: compile_ruleset(load_profile(name)) for name in NAMES}
CANONICAL = SHIPPED["canonical"]
WORLD = SHIPPED["world-of-card-games"]
CLUBS, DIAMONDS, HEARTS, SPADES = CANONICAL.suits.values()
U, F, V, T = Past.UNTOUCHED, Past.FOLLOWED, Past.VOID, Past.THROWN


def partings(one: Ruleset, other: Ruleset) -> Iterator[Moment]:
    return (m for m in moments(one, other) if ruled(one, m) != ruled(other, m))


def some(one: Ruleset, other: Ruleset, step: int) -> list[Moment]:
    """Give the first partings, which come first in a report, and some of all the others."""
    found = list(partings(one, other))
    return found[:4] + found[4::step]


def reached(ruleset: Ruleset, rounds: RoundsSituation) -> CardKind:
    """Play a round card by card, calls that need a look included, and say what it came to."""
    (played,) = rounds.rounds
    table = new_game(ruleset)
    table.push(Deal(played.dealer, played.hands))
    for word in played.calls:
        call = ruleset.call(str(word))
        assert isinstance(call, Call)
        table.push(call)
    for card in played.cards:
        table.push(Play(card))
    return kind_at(table.public, table.hand(table.turn))


def variants_of(name: str) -> Iterator[Ruleset]:
    """Give every rule set in which one parameter of one rule of play is another, or a rule gone."""
    ruleset = SHIPPED[name]
    for rule in ruleset.of("play"):
        yield changed(ruleset, rule.id, None)
        for variant in variants(rule.policy):
            yield changed(ruleset, rule.id, variant.policy)


def look_for(one: Ruleset, other: Ruleset, step: int) -> tuple[int, int, list[CardKind]]:
    """Count the rounds found, those of the very kind asked for, and list what has no round."""
    found = exact = 0
    without: list[CardKind] = []
    for moment in some(one, other, step):
        rounds = to_play(one, other, moment)
        if rounds is None:
            without.append(kind_of(moment))
            continue
        found += 1
        kinds = [reached(ruleset, rounds) for ruleset in (one, other)]
        assert kinds[0] == kinds[1]
        exact += kinds[0] == kind_of(moment)
        assert (kinds[0].trick, kinds[0].held) == (kind_of(moment).trick, kind_of(moment).held)
        assert parts_here(one, other, rounds)
    return found, exact, without


@pytest.mark.parametrize(("name", "other"), list(combinations(NAMES, 2)))
def test_every_parting_of_two_shipped_rule_sets_is_reached_by_a_legal_round(
    name: str, other: str
) -> None:
    found, _, without = look_for(SHIPPED[name], SHIPPED[other], step=12)
    same = {name, other} == {"card-game-spades-rules", "world-of-card-games"}
    assert without == []
    assert found > (5 if same else 20)


@pytest.mark.parametrize("name", NAMES)
def test_a_parameter_changed_anywhere_in_play_is_shown_by_a_legal_round(name: str) -> None:
    tried = [look_for(SHIPPED[name], other, step=150) for other in variants_of(name)]
    assert [kind for _, _, without in tried for kind in without] == []
    assert sum(found for found, _, _ in tried) > 50
    # The others tell of what no round comes to: a suit led that nobody may lead so early, or a
    # winner who holds the suit that it has just ruffed.
    assert sum(exact for _, exact, _ in tried) > 0.5 * sum(found for found, _, _ in tried)


def test_a_spade_on_the_first_trick_takes_one_card_to_show() -> None:
    moment = next(m for m in partings(CANONICAL, WORLD) if kind_of(m).trick)
    rounds = to_play(CANONICAL, WORLD, moment)
    assert rounds is not None
    assert kind_of(moment).first
    (played,) = rounds.rounds
    assert (len(played.cards), played.dealer, played.calls) == (1, 3, (3, 3, 3, 3))
    answer = decision(WORLD, rounds)
    assert answer is not None
    refused = answer["refused"]
    assert isinstance(refused, dict)
    assert {*refused.values()} == {"play.first_trick"}


def wanted(trick: tuple[int, ...], held: set[int], pasts: tuple[Past, ...]) -> Moment:
    """Give a parting of canonical and world-of-card-games of a kind."""
    kind = CardKind(trick, frozenset(held), pasts == (U, U, U, U), pasts)
    return next(m for m in partings(CANONICAL, WORLD) if kind_of(m) == kind)


def test_a_spade_led_of_need_comes_after_as_few_tricks_as_hands_allow() -> None:
    moment = wanted((), {CLUBS, SPADES}, (F, F, F, F))
    rounds = to_play(CANONICAL, WORLD, moment)
    assert rounds is not None
    # Clubs, diamonds and hearts go round, and one of them again, before one seat is left with
    # nothing but spades; the next leader holds another spade and a club.
    assert len(rounds.rounds[0].cards) == 20
    assert reached(WORLD, rounds) == kind_of(moment)


def test_what_cannot_have_come_about_is_shown_by_what_is_nearest_to_it() -> None:
    moment = wanted((), {CLUBS, SPADES}, (U, U, U, F))
    rounds = to_play(CANONICAL, WORLD, moment)
    assert rounds is not None
    kind = reached(CANONICAL, rounds)
    assert kind != kind_of(moment)
    assert kind.held == frozenset((CLUBS, SPADES))
    assert (kind.trick, kind.first) == ((), False)
    assert kind.pasts[3] is F


def test_two_rule_sets_of_other_cards_have_no_round_together() -> None:
    short = changed(CANONICAL, "dealing.deal", variant_of("each", 12))
    moment = next(partings(CANONICAL, WORLD))
    assert to_play(CANONICAL, short, moment) is None


def test_with_more_cards_in_hand_than_trumps_there_are_it_takes_longer_to_hold_nothing_else() -> (
    None
):
    one, other = (
        compile_ruleset(load_profile("cutthroat-three", overlay={"play.breaking.broken_by": by}))
        for by in ("off_suit_play", "void_follower")
    )
    moment = next(partings(one, other))
    rounds = to_play(one, other, moment)
    assert rounds is not None
    assert parts_here(one, other, rounds)
    # Six tricks go by before a hand of seventeen is down to eleven spades, and leads one.
    (played,) = rounds.rounds
    assert len(played.cards) == 21
    assert all(card[1] == "S" for card in played.cards[18:20])


@dataclass(frozen=True, slots=True)
class ShortPack:
    """A pack of the best cards of each suit."""

    ranks: str

    def cards(self) -> tuple[Card, ...]:
        """Give the cards."""
        return tuple(Card(rank + suit) for rank in self.ranks for suit in "CDHS")


def short(ruleset: Ruleset, ranks: str) -> Ruleset:
    """Give a rule set played with some ranks only, all cards dealt."""
    fewer = changed(ruleset, "deck.pack", ShortPack(ranks))
    dealing = fewer.dealing[1]
    assert isinstance(dealing, DealAll)
    return changed(fewer, "dealing.deal", replace(dealing, each=len(ranks)))


def test_a_pack_of_thirty_two_has_rounds_and_one_of_twenty_has_too_few_cards() -> None:
    pair = short(CANONICAL, "789TJQKA"), short(WORLD, "789TJQKA")
    for moment in islice(partings(*pair), 12):
        rounds = to_play(*pair, moment)
        assert rounds is not None
        assert parts_here(*pair, rounds)
    few = short(CANONICAL, "TJQKA"), short(WORLD, "TJQKA")
    assert to_play(*few, next(partings(*few))) is None


def test_two_rule_sets_that_do_not_part_have_no_round_to_show() -> None:
    moment = next(partings(CANONICAL, WORLD))
    assert to_play(CANONICAL, CANONICAL, moment) is None


def variant_of(parameter: str, value: object) -> object:
    policy = CANONICAL.dealing[1]
    return next(
        one.policy for one in variants(policy) if (one.parameter, one.value) == (parameter, value)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class LowFirst:
    """Who follows to the first trick plays the lowest card of the suit."""

    binds: ClassVar[Binds] = Binds.FOLLOWERS
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.CARDS, Sees.LED, Sees.FIRST_TRICK})

    def narrow(self, table: PublicTable, hand: int, cards: int) -> int:
        """Give the lowest card of the suit led, in the first trick."""
        own = hand & table.led
        return own & -own if own and not table.trick_number else cards


def test_a_rule_that_looks_at_single_cards_is_shown_too() -> None:
    low = Ruleset(CANONICAL.game, (*CANONICAL.rules, Rule("play.low", LowFirst())), "a rule more")
    found = list(islice(partings(CANONICAL, low), 12))
    assert len(found) == 12
    for moment in found:
        rounds = to_play(CANONICAL, low, moment)
        assert rounds is not None
        answer = decision(low, rounds)
        assert answer is not None
        legal = answer["legal"]
        assert isinstance(legal, list)
        assert len(legal) == 1


BY_CARD = {
    "barred_on_first_trick": {"suits": ["H"], "cards": ["QS"]},
    "highest_of_suit": {},
    "lowest_of_suit": {},
    "lowest_of_suit_on_first_trick": {"suit": "C"},
    "must_overtake": {},
    "opening_card": {"card": "2C"},
}
"""Rules of play that look at single cards, beside another rule of breaking."""


def test_every_rule_of_play_that_looks_at_single_cards_stands_here() -> None:
    known = Catalog.builtin().policies_in("play")
    looking = {one.name for one in known if Sees.CARDS in (sight_of(one.policy) or ())}
    assert looking - {"breaking_by_card"} == set(BY_CARD)


# Who must play the best of every suit is hardly ever left with nothing but trumps.
@pytest.mark.parametrize("policy", sorted(BY_CARD.keys() - {"highest_of_suit"}))
def test_beside_a_shared_rule_on_single_cards_others_are_still_shown_by_a_legal_round(
    policy: str,
) -> None:
    shared = {"play.single": {"policy": policy, **BY_CARD[policy]}}
    one, other = (
        compile_ruleset(
            load_profile("canonical", overlay={**shared, "play.breaking.broken_by": by})
        )
        for by in ("off_suit_play", "any_play")
    )
    for moment in islice(partings(one, other), 3):
        shown = next(PLAY.written(moment, one, other)).situation
        assert isinstance(shown, RoundsSituation)
        assert parts_here(one, other, shown)
