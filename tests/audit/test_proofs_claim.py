"""The question of claims: at every trick every kind of hand, with cards that come to it."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from spades_rules.audit.claims import claim_moments
from spades_rules.audit.difference import Direction
from spades_rules.audit.proofs.claim import CLAIM
from spades_rules.audit.rounds import decision
from spades_rules.audit.sights import sure_suits
from spades_rules.cases.situations import ClaimSituation, RoundsSituation
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.table.cards import Card

Make = Callable[..., Ruleset]


def claiming(ruleset: Make, *not_on: str) -> Ruleset:
    """Give canonical with claims."""
    return ruleset(rules={"claim": {"rest": {"policy": "sure_winners", "not_on": [*not_on]}}})


def test_a_moment_is_of_the_kind_that_it_says(ruleset: Make) -> None:
    rules = ruleset()
    found = claim_moments(rules)
    assert {moment.hand.bit_count() for moment in found} == set(range(1, 14))
    for moment in found:
        table, hand = moment.table, moment.hand
        assert not table.played & hand
        assert table.played.bit_count() == 4 * table.trick_number == 4 * (13 - hand.bit_count())
        assert sure_suits(table, hand) == (moment.sure, moment.trumps_out)


def test_no_kind_is_listed_twice_and_with_three_cards_none_is_left_out(ruleset: Make) -> None:
    found = claim_moments(ruleset())
    kinds = {(one.table.trick_number, one.sure, one.trumps_out) for one in found}
    assert len(kinds) == len(found)
    # With three cards each suit of at most three is held or not, sure or not; a trump that is not
    # sure has one out above it.
    three = [one for one in found if one.hand.bit_count() == 3]
    held = 4 * 2 + 6 * 4 + 4 * 8
    unsure_trump = 1 + 3 * 2 + 3 * 4
    assert len(three) == 2 * held - unsure_trump


def test_claims_are_looser_than_none(ruleset: Make) -> None:
    one, other = ruleset(), claiming(ruleset, "first", "last")
    found = CLAIM.compare(one, other, 1)
    assert (found.whole, found.direction) == (True, Direction.LOOSER)
    for moment in found.partings():
        assert False not in moment.sure
        assert 0 < moment.table.trick_number < 12
    plainest = next(found.partings())
    assert plainest.hand.bit_count() == 2
    *_, written = CLAIM.written(plainest, one, other)
    assert written.telling == ("allowed",)
    assert isinstance(written.situation, ClaimSituation)
    assert written.situation.trick == 12
    assert [len(cards) for cards in written.situation.others] == [2, 2, 2]


def test_a_whole_round_shows_a_claim_that_only_one_side_may_make(ruleset: Make) -> None:
    canonical, world = ruleset(), ruleset("world-of-card-games")
    plainest = next(CLAIM.compare(canonical, world, 1).partings())
    written = next(CLAIM.written(plainest, canonical, world))
    assert written.telling == ("legal",)
    assert isinstance(written.situation, RoundsSituation)
    (played,) = written.situation.rounds
    assert len(played.cards) == 4 * 11, "two cards are left to each"
    for rules, legal in ((canonical, ["KS", "AS"]), (world, ["KS", "AS", "claim"])):
        answer = decision(rules, written.situation)
        assert answer is not None
        assert answer["legal"] == legal


def test_the_round_is_the_same_from_the_side_that_has_the_claim(ruleset: Make) -> None:
    canonical, world = ruleset(), ruleset("world-of-card-games")
    plainest = next(CLAIM.compare(canonical, world, 1).partings())
    here = next(CLAIM.written(plainest, canonical, world))
    there = next(CLAIM.written(plainest, world, canonical))
    assert here == there


def test_a_claim_on_the_first_or_the_last_trick_is_told_by_that_trick(ruleset: Make) -> None:
    never = claiming(ruleset, "first", "last")
    first = CLAIM.compare(never, claiming(ruleset, "last"), 1)
    # Thirteen trumps, or the highest of every suit down to the trumps of a hand of all of them.
    assert {moment.table.trick_number for moment in first.partings()} == {0}
    last = CLAIM.compare(never, claiming(ruleset, "first"), 1)
    assert {moment.table.trick_number for moment in last.partings()} == {12}
    assert "trick" in last.vary(next(last.partings()))[0]


@dataclass(frozen=True, slots=True)
class WithTheQueenOfHearts:
    """Whoever holds the queen of hearts may claim."""

    def allows(self, table: PublicTable, hand: int) -> bool:
        """Look for it."""
        return bool(hand & table.setting.pack.bits[Card("QH")])


def test_a_rule_that_does_not_say_what_it_sees_leaves_the_question_open(ruleset: Make) -> None:
    one = ruleset()
    other = replace(one, rules=(*one.rules, Rule("claim.queen", WithTheQueenOfHearts())))
    found = CLAIM.compare(one, other, 1)
    assert (found.whole, found.direction) == (False, Direction.LOOSER)
    assert not CLAIM.compare(other, other, 1).whole


@dataclass(frozen=True, slots=True)
class TheDealerLeads:
    """The dealer leads to the first trick."""

    def leader(self, table: PublicTable) -> int:
        """Give the dealer."""
        return table.setting.dealer


def test_a_claim_that_no_round_leads_to_is_shown_by_its_cards(ruleset: Make) -> None:
    one, world = ruleset(), ruleset("world-of-card-games")
    # The two agree on no lead, so there is no round that both allow.
    others = tuple(rule for rule in world.rules if rule.slot != "leading")
    other = replace(world, rules=(*others, Rule("leading.dealer", TheDealerLeads())))
    plainest = next(CLAIM.compare(one, other, 1).partings())
    (written,) = CLAIM.written(plainest, one, other)
    assert isinstance(written.situation, ClaimSituation)
    assert written.telling == ("allowed",)


def test_concessions_are_told_apart_from_claims(ruleset: Make) -> None:
    one, other = ruleset(), ruleset(rules={"claim": {"rest": {"policy": "concession"}}})
    found = CLAIM.compare(one, other, 1)
    assert found.direction is Direction.LOOSER
    # Among the leads drawn by chance are some before which a nil still holds.
    assert not found.whole
    assert 0 < found.states - found.differing < 100
    written, *_ = CLAIM.written(next(found.partings()), one, other)
    assert isinstance(written.situation, ClaimSituation)
    assert written.situation.concede
    claims = CLAIM.compare(other, claiming(ruleset), 1)
    assert claims.direction is Direction.INCOMPARABLE
