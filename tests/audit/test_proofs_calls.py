"""The question of calls: every turn that counts, at scores to which both games can come."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from spades_rules.audit.difference import Direction
from spades_rules.audit.proofs.calls import CALLS, Turn, call_turns
from spades_rules.cases.situations import BidSituation
from spades_rules.kernel.actions import Call
from spades_rules.kernel.gaps import gap
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees

Make = Callable[..., Ruleset]

BLIND = {
    "calls": {"blind_nil": {"policy": "blind_nil_bid"}},
    "scoring": {"blind_nil": {"policy": "nil_points", "call": "blind_nil", "made": 200}},
}


def blind(**parameters: int | None) -> dict[str, object]:
    """Give rules with a blind nil of some kind."""
    offered = {"policy": "blind_nil_bid", **parameters}
    return {**BLIND, "calls": {"blind_nil": offered}}


def said(turn: Turn) -> list[str]:
    return [call.name for _, call in turn.table.calls]


def with_rule(rules: Ruleset, rule: str, policy: object) -> Ruleset:
    return replace(rules, rules=(*rules.rules, Rule(rule, policy)))


def test_without_a_rule_that_looks_the_own_sides_calls_are_all_tried(ruleset: Make) -> None:
    found = CALLS.compare(ruleset(), ruleset(), 1)
    # The first of each side after nothing of its own, the second after each of fourteen calls.
    assert (found.states, found.differing, found.whole) == (1 + 1 + 14 + 14, 0, True)


def test_a_greatest_bid_of_a_side_is_stricter_but_beside_nil(ruleset: Make) -> None:
    found = CALLS.compare(ruleset(), ruleset("openspiel"), 1)
    assert (found.differing, found.direction) == (13 + 13, Direction.STRICTER)
    assert all(said(turn)[-2] != "nil" for turn in found.partings())
    assert said(next(found.partings())) == ["3", "3"]
    assert found.vary(next(found.partings())) == (("calls so far",), ())


def test_calls_come_only_after_what_both_allow(ruleset: Make) -> None:
    four_or_more = ruleset(rules={"calls": {"tricks": {"low": 4}}})
    for turn in call_turns(ruleset(), four_or_more):
        assert not {"1", "2", "3"}.intersection(said(turn))


def test_blind_nil_is_looser_a_hundred_points_behind_and_no_earlier(ruleset: Make) -> None:
    found = CALLS.compare(ruleset(), ruleset(rules=BLIND), 1)
    assert (found.whole, found.direction) == (True, Direction.LOOSER)
    partings = list(found.partings())
    assert {gap(turn.table, turn.table.turn) for turn in partings} == {100, 101}
    assert all(turn.table.setting.round > 1 for turn in partings)
    assert not any(turn.looked for turn in partings)
    matters, _ = found.vary(partings[0])
    assert matters == ("gap", "looked")


def test_who_is_a_point_short_tells_ninety_nine_from_a_hundred(ruleset: Make) -> None:
    found = CALLS.compare(ruleset(rules=blind(behind=99)), ruleset(rules=blind(behind=100)), 1)
    assert found.direction is Direction.STRICTER
    assert {gap(turn.table, turn.table.turn) for turn in found.partings()} == {99}


def test_before_the_first_round_nobody_is_behind(ruleset: Make) -> None:
    late = ruleset(rules=blind(from_round=2))
    found = CALLS.compare(ruleset(rules=blind()), late, 1)
    assert (found.differing, found.whole) == (0, True)
    anyone = CALLS.compare(
        ruleset(rules=blind(behind=None)), ruleset(rules=blind(behind=None, from_round=2)), 1
    )
    assert {turn.table.setting.round for turn in anyone.partings()} == {1}


def test_no_score_is_tried_with_which_a_game_is_over(ruleset: Make) -> None:
    ends_low = {"ending": {"floor": {"policy": "floor", "points": -50}}, **blind(behind=540)}
    one, other = ruleset(rules=blind(behind=540)), ruleset(rules=ends_low)
    for turn in call_turns(one, other):
        standing = turn.table.setting.standing
        assert not one.verdict(standing).over
        assert not other.verdict(standing).over
    behind = {gap(turn.table, turn.table.turn) for turn in call_turns(one, other)}
    assert {539, 540, 541} <= behind
    # Between a floor of minus fifty and a target of five hundred nobody is 549 points behind.
    far = ruleset(rules={**ends_low, **blind(behind=560)})
    assert max(gap(turn.table, turn.table.turn) for turn in call_turns(far, far)) < 549


def test_where_calls_go_round_twice_the_second_is_tried_after_the_first(ruleset: Make) -> None:
    twice = ruleset(rules={"calling": {"order": {"times": 2}}})
    found = CALLS.compare(twice, twice, 1)
    # In the second round both partners' words stand, 196 ways, before either of them.
    assert found.states == 30 + 4 * 196
    assert CALLS.compare(ruleset(), twice, 1).states == 30


@dataclass(frozen=True, slots=True)
class Mirror:
    """A player bids the number of trumps held."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.HAND_TRUMPS})

    def narrow(
        self,
        table: PublicTable,
        seat: int,  # noqa: ARG002 - the question's
        hand: int | None,
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Bar the other numbers, and nil to who holds trumps."""
        if hand is None:
            return calls
        trumps = (hand & table.setting.trumps).bit_count()
        return tuple(call for call in calls if call.tricks == trumps)


def test_a_rule_that_counts_trumps_is_asked_with_every_number_of_them(ruleset: Make) -> None:
    one = ruleset()
    found = CALLS.compare(one, with_rule(one, "bidding.mirror", Mirror()), 1)
    assert (found.states, found.differing) == (30 * 14, 30 * 14)
    assert found.direction is Direction.STRICTER
    trumps = {(turn.hand & one.trumps).bit_count() for turn in found.partings()}
    assert trumps == set(range(14))


@dataclass(frozen=True, slots=True)
class AcesCount:
    """Nobody bids less than the aces held."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.HAND_ACES})

    def narrow(
        self,
        table: PublicTable,
        seat: int,  # noqa: ARG002 - the question's
        hand: int | None,
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Bar lower numbers, and nil to who holds an ace."""
        if hand is None:
            return calls
        aces = sum(card[0] == "A" for card in table.setting.pack.cards_of(hand))
        return tuple(call for call in calls if call.tricks >= aces)


def test_a_rule_that_counts_aces_is_asked_with_none_to_four(ruleset: Make) -> None:
    one = ruleset()
    found = CALLS.compare(one, with_rule(one, "bidding.aces", AcesCount()), 1)
    assert (found.states, found.differing) == (30 * 5, 30 * 4)


@dataclass(frozen=True, slots=True)
class NotThirteen:
    """The calls of all may not add up to thirteen tricks."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.ALL_CALLS})

    def narrow(
        self,
        table: PublicTable,
        seat: int,  # noqa: ARG002 - the question's
        hand: int | None,  # noqa: ARG002 - the question's
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Bar one number to the last to call."""
        if len(table.calls) < 3:
            return calls
        rest = 13 - sum(call.tricks for _, call in table.calls)
        return tuple(call for call in calls if call.personal or call.tricks != rest)


def test_where_a_rule_adds_up_all_calls_all_of_them_vary(ruleset: Make) -> None:
    one = ruleset(rules={"calls": {"tricks": {"high": 5}}})
    found = CALLS.compare(one, with_rule(one, "bidding.not_thirteen", NotThirteen()), 1)
    assert (found.states, found.whole) == (1 + 6 + 6**2 + 6**3, True)
    # Three calls of at most five that leave one to five of thirteen: they sum to eight or more.
    sums = [a + b + c for a in range(6) for b in range(6) for c in range(6)]
    assert found.differing == sum(8 <= total <= 12 for total in sums)


TWELVE_NOT = {"bidding": {"sum": {"policy": "total_not", "total": 12, "nil_exempts": False}}}


def test_where_a_rule_adds_up_the_calls_of_others_only_their_sum_varies(ruleset: Make) -> None:
    few = {"calls": {"tricks": {"high": 5}}}
    one, other = ruleset(rules=few), ruleset(rules=few | TWELVE_NOT)
    found = CALLS.compare(one, other, 1)
    # Of two others the sum of numbers is 2 to 10, and 1 to 5 with a nil, or nothing with two; the
    # first two seats hear nobody and one of six, the third the partner's six and one of six.
    sums = 9 + 5 + 1
    assert (found.states, found.whole) == (1 + 6 + 6 * 6 + 6 * sums, True)
    last = [turn for turn in found.partings() if len(said(turn)) == 3]
    assert len(last) == found.differing
    # One to five are missing, or nothing, which bars nil.
    assert {sum(int(word) for word in said(turn) if word != "nil") for turn in last} == {
        *range(7, 13)
    }


def test_that_they_part_is_told_without_every_turn(ruleset: Make) -> None:
    assert CALLS.parts is not None
    assert CALLS.parts(ruleset(), ruleset(rules=TWELVE_NOT), 1)
    assert not CALLS.parts(ruleset(), ruleset(), 1)


MIRROR = {"bidding": {"mirror": {"policy": "mirror"}}}


def test_the_hand_matters_to_who_has_not_looked_where_no_blind_call_is_open(ruleset: Make) -> None:
    anytime = blind(behind=None)
    one, other = ruleset(rules=anytime), ruleset(rules=MIRROR)
    unseen = [turn for turn in CALLS.compare(one, other, 1).partings() if not turn.looked]
    ask = CALLS.answers(other)
    # Without a spade it is nil and nothing else, also where the other rule set offers blind nil.
    spades = other.trumps
    bare = [turn for turn in unseen if turn.hand is not None and not turn.hand & spades]
    assert bare
    for turn in bare:
        assert ask(turn)[0] == {other.calls.by_name["nil"]}


def test_where_calls_go_round_twice_not_all_that_all_can_have_called_is_tried(
    ruleset: Make,
) -> None:
    one = ruleset(rules={"calls": {"tricks": {"high": 5}}, "calling": {"order": {"times": 2}}})
    found = CALLS.compare(one, with_rule(one, "bidding.not_thirteen", NotThirteen()), 1)
    assert not found.whole
    assert found.differing


@dataclass(frozen=True, slots=True)
class NoThreeUnlessSeatThreeDeals:
    """Nobody bids three unless seat 3 has dealt, and the rule says that it looks at the dealer."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.DEALER})

    def narrow(
        self,
        table: PublicTable,
        seat: int,  # noqa: ARG002 - the question's
        hand: int | None,  # noqa: ARG002 - the question's
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Bar the call."""
        return tuple(call for call in calls if call.name != "3" or table.setting.dealer == 3)


def test_what_turns_do_not_tell_apart_is_looked_for_by_chance(ruleset: Make) -> None:
    one = ruleset()
    found = CALLS.compare(one, with_rule(one, "bidding.seat", NoThreeUnlessSeatThreeDeals()), 1)
    assert not found.whole
    assert {turn.table.setting.dealer for turn in found.partings()} == {0, 1, 2}


@dataclass(frozen=True, slots=True)
class NoThreeForSeatTwo:
    """Seat 2 may not bid three; the rule does not say what it looks at."""

    def narrow(
        self,
        table: PublicTable,  # noqa: ARG002 - the question's
        seat: int,
        hand: int | None,  # noqa: ARG002 - the question's
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Bar the call."""
        return tuple(call for call in calls if call.name != "3" or seat != 2)


def test_a_rule_that_does_not_say_what_it_sees_leaves_the_question_open(ruleset: Make) -> None:
    one = ruleset()
    other = with_rule(one, "bidding.not_three", NoThreeForSeatTwo())
    found = CALLS.compare(one, other, 1)
    assert not found.whole
    assert found.states > 30
    assert {turn.table.turn for turn in found.partings()} == {2}
    assert not CALLS.compare(other, other, 1).whole


def test_a_call_that_only_one_ever_offers_and_also_bars_is_no_difference(ruleset: Make) -> None:
    one = ruleset("openspiel")
    other = ruleset("openspiel", {"calls": {"tricks": {"high": 14}}})
    assert CALLS.compare(one, other, 1).differing == 0


def test_a_turn_is_written_as_a_bid_with_its_score(ruleset: Make) -> None:
    one, other = ruleset(), ruleset(rules=BLIND)
    turn = next(CALLS.compare(one, other, 1).partings())
    *_, written = CALLS.written(turn, one, other)
    assert written.situation == BidSituation(seat=0, looked=False, totals=(0, 100), round=2)
    assert written.telling == ("legal", "refused", "waived")
