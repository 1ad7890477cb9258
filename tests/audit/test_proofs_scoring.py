"""Rounds of a side under two rule sets: how many there are, where the two part, and how."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import ClassVar

import pytest
from shelf import SOURCES

from spades_rules.audit.difference import Direction
from spades_rules.audit.proofs.jointscores import joint_counts
from spades_rules.audit.proofs.scorefaces import faced
from spades_rules.audit.proofs.scoring import SCORING, compare, first_parting
from spades_rules.audit.proofs.siderounds import Taken, said_in_both
from spades_rules.audit.proofs.sidescores import Scored, answers
from spades_rules.audit.variants import changed
from spades_rules.cases.situations import RoundsSituation, SideScore
from spades_rules.kernel.questions import Line
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees

Make = Callable[..., Ruleset]
Tune = Callable[..., Ruleset]


def bags_before(one: Ruleset, other: Ruleset) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Give every pair of tallies that a side can have before a round."""
    return {(ours[0], theirs[0]) for ours, theirs in faced(one, other).ways}


def told(rules: Ruleset, scored: Scored) -> tuple[int, dict[str, int]]:
    """Give the points and tallies of a side."""
    answer = answers(rules)(scored)
    assert answer is not None
    return answer.points, dict(answer.kept)


def once(calls: tuple[str, ...], tricks: tuple[int, ...]) -> Scored:
    """Give a first round."""
    return Scored((), Taken(calls, tricks))


# How many situations there are.


def test_canonical_and_itself_are_equal_over_205800_states(ruleset: Make) -> None:
    # 196 calls of two partners, 105 ways to take tricks, ten numbers of bags.
    found = compare(ruleset(), ruleset())
    assert (found.states, found.differing, found.whole) == (205_800, 0, True)
    assert found.direction is None
    assert list(found.partings()) == []
    assert first_parting(ruleset(), ruleset()) is None


def test_of_three_partners_who_can_call_too_much_the_first_bids_least_or_all_make_promises(
    ruleset: Make, tuned: Tune
) -> None:
    # 18 calls of each of three partners and 1,140 ways to take tricks would be 6,648,480 rounds.
    rules = ruleset("six-in-threes")
    said = said_in_both(rules, rules)
    assert len(said) == 18 * 18 + 1
    assert {names for names in said if names[0] != "1"} == {("nil",) * 3}
    cheaper = compare(rules, tuned(rules, "scoring.nil", failed=-90))
    assert (cheaper.states, cheaper.whole) == (325 * 1_140 * 10, False)
    assert cheaper.direction is Direction.HIGHER
    assert joint_counts(rules, rules) is None


def test_rules_of_one_score_are_the_same_however_many_rounds_there_are(ruleset: Make) -> None:
    same = compare(ruleset("six-in-threes"), ruleset("six-in-threes@the-last-of-two-wins"))
    assert (same.differing, same.whole) == (0, True)


def test_without_a_rule_that_reads_bags_there_are_20580_states(ruleset: Make) -> None:
    rules = ruleset("card-game-spades-rules", {"calls": {"tricks": {"low": 1}, "blind_nil": None}})
    assert compare(rules, rules).states == 20_580


def test_sets_are_followed_until_they_show(ruleset: Make) -> None:
    # 20,580 rounds, ten numbers of bags, and a side that was never set, once, or more often.
    rules = ruleset("canonical", {"ending": {"sets": {"policy": "sets", "times": 4}}})
    found = compare(rules, rules)
    assert (found.states, found.differing, found.whole) == (617_400, 0, True)


def test_who_counts_as_set_parts_two_rule_sets_even_where_a_set_costs_nothing(
    ruleset: Make,
) -> None:
    costs_nothing = {"contract": {"made": 0, "set": 0}, "overtricks": None, "bags": None}
    sets = {"ending": {"sets": {"policy": "sets", "times": 2}}, "scoring": costs_nothing}
    loses = {**sets, "contract": {"side": {"failed_nil": "loses"}}}
    one, other = ruleset("canonical", sets), ruleset("canonical", loses)
    assert told(one, once(("nil", "4"), (1, 5)))[1] == {"sets": 0}
    assert told(other, once(("nil", "4"), (1, 5)))[1] == {"sets": 1}
    assert compare(one, other).differing > 0


def test_only_calls_that_both_let_a_side_make_are_scored(ruleset: Make) -> None:
    # A nil beside anything, or two numbers of at most thirteen together.
    assert len(said_in_both(ruleset(), ruleset("openspiel"))) == 27 + 78
    # A nil or at least four from each; the blind nil is one rule set's alone.
    assert len(said_in_both(ruleset(), ruleset("card-game-spades-rules"))) == 11 * 11


def test_a_round_of_fewer_tricks_has_fewer_splits(ruleset: Make, tuned: Tune) -> None:
    # Twelve tricks can be shared out in 91 ways, of which some are left to the other side.
    short = tuned(ruleset(), "dealing.deal", each=12)
    assert compare(ruleset(), short).states == 196 * 91 * 10


def test_all_four_seats_can_call_and_take_21512960_ways(ruleset: Make) -> None:
    one = changed(ruleset(), "scoring.bags", None)
    other = changed(ruleset("world-of-card-games"), "scoring.bags", None)
    found = joint_counts(one, other)
    assert found is not None
    assert found.states == 21_512_960


# Pairs of tallies.


def test_the_same_rounds_leave_seven_bags_or_two(ruleset: Make, tuned: Tune) -> None:
    pairs = bags_before(ruleset(), tuned(ruleset(), "scoring.bags", every=5))
    assert pairs == {((bags,), (bags % 5,)) for bags in range(10)}


def test_bags_counted_for_other_tricks_meet_in_every_pair(ruleset: Make, tuned: Tune) -> None:
    pairs = bags_before(ruleset(), tuned(ruleset(), "scoring.failed_nil_tricks", bags=0))
    assert pairs == {((ours,), (theirs,)) for ours in range(10) for theirs in range(10)}


def test_a_rule_set_in_which_nothing_reads_bags_has_none(ruleset: Make) -> None:
    pairs = bags_before(ruleset(), ruleset("card-game-spades-rules"))
    assert pairs == {((bags,), ()) for bags in range(10)}


def test_every_stand_is_where_its_way_leads(ruleset: Make, tuned: Tune) -> None:
    one, other = ruleset(), tuned(ruleset(), "scoring.failed_nil_tricks", bags=2)
    face = faced(one, other)
    for stand, (_, way) in face.ways.items():
        rounds = tuple(face.plainest[gain].own for gain in way)
        if rounds:
            last = Scored(rounds[:-1], rounds[-1])
            left = [told(rules, last)[1]["bags"] for rules in (one, other)]
            assert left == [stand[0][0][0], stand[1][0][0]]


def test_bags_that_pile_up_for_ever_make_a_comparison_that_is_not_whole(
    ruleset: Make, tuned: Tune
) -> None:
    # A round can bring thirteen bags, and one penalty takes ten of them.
    piling = tuned(ruleset(), "scoring.bags", several=False)
    found = compare(ruleset(), piling)
    assert not found.whole
    assert found.differing


def test_bags_that_pile_up_the_same_under_both_never_part_them(ruleset: Make, tuned: Tune) -> None:
    piling = tuned(ruleset(), "scoring.bags", several=False)
    assert compare(piling, piling).whole
    assert compare(piling, tuned(piling, "scoring.nil", made=50)).whole
    assert not compare(piling, tuned(piling, "scoring.failed_nil_tricks", bags=0)).whole


# Where they part.


def test_five_bags_for_a_penalty_part_108894_of_205800_states(ruleset: Make, tuned: Tune) -> None:
    found = compare(ruleset(), tuned(ruleset(), "scoring.bags", every=5))
    assert (found.states, found.differing, found.whole) == (205_800, 108_894, True)


def test_a_nil_worth_fifty_parts_28090_of_205800_states(ruleset: Make, tuned: Tune) -> None:
    found = compare(ruleset(), tuned(ruleset(), "scoring.nil", made=50, failed=-50))
    assert (found.states, found.differing) == (205_800, 28_090)
    assert found.direction is Direction.MIXED


def test_a_made_nil_is_shown_beside_a_made_four(ruleset: Make, tuned: Tune) -> None:
    found = compare(ruleset(), tuned(ruleset(), "scoring.nil", made=50))
    assert next(found.partings()) == once(("nil", "4"), (0, 4))


def test_a_failed_nil_parts_canonical_from_world_of_card_games_by_one_point(
    ruleset: Make,
) -> None:
    one, other = ruleset(), ruleset("world-of-card-games")
    found = compare(one, other)
    first = next(found.partings())
    assert first == once(("nil", "4"), (1, 3))
    assert told(one, first) == (-140, {"bags": 1})
    assert told(other, first) == (-139, {"bags": 1})
    assert found.direction is Direction.HIGHER


def test_a_penalty_is_shown_by_a_game_of_two_ordinary_rounds(ruleset: Make) -> None:
    one = ruleset()
    other = changed(one, "scoring.bags", None)
    first = next(compare(one, other).partings())
    assert first == Scored((Taken(("2", "2"), (2, 7)),), Taken(("2", "2"), (2, 7)))
    assert told(one, first) == (-55, {"bags": 0})
    assert told(other, first) == (45, {})


def test_what_a_set_contract_costs_is_shown_by_one_trick_short(ruleset: Make, tuned: Tune) -> None:
    other = tuned(ruleset(), "scoring.contract", set_on="taken")
    assert next(compare(ruleset(), other).partings()) == once(("4", "4"), (3, 4))


@pytest.mark.parametrize(
    ("rule", "values"),
    [
        ("scoring.failed_nil_tricks", {"points": 1}),
        ("scoring.bags", {"every": 20}),
        ("scoring.bags", {"to": "opponents"}),
    ],
)
def test_every_parting_is_given_once_and_is_one(
    ruleset: Make, rule: str, values: dict[str, object], tuned: Tune
) -> None:
    one = ruleset("canonical", {"calls": {"tricks": {"low": 2, "high": 5}}})
    other = tuned(one, rule, **values)
    found = compare(one, other)
    ours, theirs = answers(one), answers(other)
    parted = list(found.partings())
    assert len(set(parted)) == len(parted) == found.differing
    assert all(ours(scored) != theirs(scored) for scored in parted)


def test_what_is_no_parting_is_answered_alike(ruleset: Make, tuned: Tune) -> None:
    one = ruleset("canonical", {"calls": {"tricks": {"low": 3, "high": 4}}})
    other = tuned(one, "scoring.bags", every=5)
    found = compare(one, other)
    parted = set(found.partings())
    face = faced(one, other)
    ours, theirs = answers(one), answers(other)
    alike = 0
    for _, way in face.ways.values():
        history = tuple(face.plainest[gain].own for gain in way)
        for calls in face.meeting.said:
            for first in range(14):
                for second in range(14 - first):
                    scored = Scored(history, Taken(calls, (first, second)))
                    if scored not in parted:
                        assert ours(scored) == theirs(scored)
                        alike += 1
    assert alike + found.differing == found.states


def test_short_histories_come_before_long_ones_of_rounds_as_ordinary(
    ruleset: Make, tuned: Tune
) -> None:
    other = tuned(ruleset(), "scoring.bags", every=9)
    found = list(islice(compare(ruleset(), other).partings(), 2000))
    lengths = [len(scored.history) for scored in found]
    assert lengths[0] == 0 or lengths[0] == min(lengths)
    assert max(lengths) <= 3


# Direction.


@pytest.mark.parametrize(
    ("rule", "values", "direction"),
    [
        ("scoring.nil", {"made": 200}, Direction.HIGHER),
        ("scoring.nil", {"failed": -200}, Direction.LOWER),
        ("scoring.overtricks", {"points": 0}, Direction.LOWER),
        ("scoring.contract", {"set_on": "nothing"}, Direction.HIGHER),
        # A failed nil can take more tricks than its partner bid.
        ("scoring.contract", {"set_on": "taken"}, Direction.MIXED),
        ("scoring.bags", {"points": -50}, Direction.HIGHER),
        ("scoring.bags", {"every": 5}, Direction.LOWER),
        ("scoring.bags", {"every": 11}, Direction.MIXED),
        ("contract.side", {"both_nil": "counts"}, Direction.HIGHER),
    ],
)
def test_direction_is_that_of_the_points_and_mirrors(
    ruleset: Make, rule: str, values: dict[str, object], direction: Direction, tuned: Tune
) -> None:
    one = ruleset()
    other = tuned(one, rule, **values)
    there, back = compare(one, other), compare(other, one)
    assert there.direction is direction
    assert back.direction is direction.mirrored
    assert (there.states, there.differing) == (back.states, back.differing)


@pytest.mark.parametrize("first", SOURCES)
@pytest.mark.parametrize("second", SOURCES)
def test_shipped_rule_sets_compare_the_same_both_ways_round(
    ruleset: Make, first: str, second: str
) -> None:
    there = compare(ruleset(first), ruleset(second))
    back = compare(ruleset(second), ruleset(first))
    assert there.whole
    assert (there.states, there.differing) == (back.states, back.differing)
    assert (there.direction and there.direction.mirrored) is back.direction
    assert first != second or not there.differing


def test_bags_without_a_price_are_neither_more_nor_less(ruleset: Make, tuned: Tune) -> None:
    free = tuned(ruleset(), "scoring.bags", points=0)
    found = compare(free, tuned(free, "scoring.bags", every=5))
    assert found.differing
    assert found.direction is Direction.MIXED


# What a difference hangs on.


def test_a_nil_hangs_on_its_bidder_alone(ruleset: Make, tuned: Tune) -> None:
    found = compare(ruleset(), tuned(ruleset(), "scoring.nil", made=50))
    assert found.vary(next(found.partings())) == (
        ("first call", "first tricks"),
        ("second call", "second tricks", "bags"),
    )


def test_the_price_of_a_set_contract_hangs_on_every_call_and_trick(
    ruleset: Make, tuned: Tune
) -> None:
    found = compare(ruleset(), tuned(ruleset(), "scoring.contract", set=-20))
    assert found.vary(next(found.partings())) == (
        ("first call", "second call", "first tricks", "second tricks"),
        ("bags",),
    )


def test_without_bags_there_are_none_to_vary(ruleset: Make, tuned: Tune) -> None:
    one = changed(ruleset(), "scoring.bags", None)
    found = compare(one, tuned(one, "scoring.nil", made=50))
    assert found.vary(next(found.partings())) == (
        ("first call", "first tricks"),
        ("second call", "second tricks"),
    )


def test_inputs_that_vary_together_do_so_in_every_combination(ruleset: Make, tuned: Tune) -> None:
    one = ruleset()
    other = tuned(one, "scoring.nil", made=50)
    ours, theirs = answers(one), answers(other)
    nine_bags = (Taken(("2", "2"), (4, 9)),)
    for call in ("nil", *map(str, range(1, 14))):
        for tricks in range(14):
            for history in ((), nine_bags):
                scored = Scored(history, Taken(("nil", call), (0, tricks)))
                assert ours(scored) != theirs(scored)


# As cases.


def test_a_first_round_is_written_as_a_score_and_then_as_a_game(ruleset: Make) -> None:
    one, other = ruleset(), ruleset("world-of-card-games")
    score, game = SCORING.written(once(("nil", "4"), (1, 3)), one, other)
    assert score.situation == SideScore(bids=("nil", 4), tricks=(1, 3))
    assert score.telling == ("points", "bags")
    assert isinstance(game.situation, RoundsSituation)
    assert [played.calls for played in game.situation.rounds] == [("nil", 4, 4, 5)]


def test_what_takes_earlier_rounds_is_written_as_a_game_first(ruleset: Make) -> None:
    one = ruleset()
    other = changed(one, "scoring.bags", None)
    first = next(compare(one, other).partings())
    game, score = SCORING.written(first, one, other)
    assert isinstance(game.situation, RoundsSituation)
    assert len(game.situation.rounds) == 2
    assert score.situation == SideScore(bids=(2, 2), tricks=(2, 7), bags=5)


def test_bags_that_differ_before_the_round_are_written_as_a_game_only(
    ruleset: Make, tuned: Tune
) -> None:
    one = ruleset()
    other = tuned(one, "scoring.bags", every=5)
    # Seven bags, of which five have been paid for under the second.
    scored = Scored((Taken(("2", "2"), (2, 9)),), Taken(("4", "4"), (4, 7)))
    assert told(one, Scored((), scored.history[0]))[1] == {"bags": 7}
    assert told(other, Scored((), scored.history[0]))[1] == {"bags": 2}
    kinds = [type(written.situation) for written in SCORING.written(scored, one, other)]
    assert kinds == [RoundsSituation]


def test_what_only_the_opponents_feel_is_written_as_a_game_only(ruleset: Make, tuned: Tune) -> None:
    one = tuned(ruleset(), "scoring.bags", to="opponents")
    other = tuned(one, "scoring.bags", points=-50)
    found = compare(one, other)
    assert found.direction is Direction.MIXED
    first = next(found.partings())
    kinds = [type(written.situation) for written in SCORING.written(first, one, other)]
    assert kinds == [RoundsSituation]


def test_what_no_rule_set_of_the_two_can_say_is_not_written(ruleset: Make) -> None:
    scored = once(("blind_nil", "4"), (0, 4))
    assert list(SCORING.written(scored, ruleset(), ruleset("card-game-spades-rules"))) == []


@pytest.mark.parametrize(
    "values", [{"every": 20}, {"points": -99}, {"carry": "nothing"}, {"several": False}]
)
def test_the_first_parting_of_two_penalties_is_one(
    ruleset: Make, values: dict[str, object], tuned: Tune
) -> None:
    one = ruleset()
    other = tuned(one, "scoring.bags", **values)
    first = first_parting(one, other)
    assert first is not None
    assert answers(one)(first) != answers(other)(first)


# Tallies that nothing reads, and rules that say little.


def test_bags_that_nothing_reads_make_no_difference_but_on_the_sheet(
    ruleset: Make, tuned: Tune
) -> None:
    one = changed(ruleset(), "scoring.bags", None)
    other = tuned(one, "scoring.overtricks", bags=2)
    found = compare(one, other)
    assert (found.differing, found.whole) == (0, True)
    assert first_parting(one, other) is None
    shown = first_parting(one, other, unread=True)
    assert shown is not None
    assert not shown.history


def test_a_call_that_a_rule_set_does_not_know_has_no_answer(ruleset: Make) -> None:
    scored = once(("blind_nil", "4"), (0, 4))
    assert answers(ruleset())(scored) is None
    assert answers(ruleset("card-game-spades-rules"))(scored) is not None


def test_an_answer_is_equal_to_answers_only(ruleset: Make) -> None:
    answer = answers(ruleset())(once(("4", "4"), (4, 4)))
    assert answer != 80


@dataclass(frozen=True, slots=True)
class Envy:
    """Who has more bags than the other side pays ten points; then all bags are gone."""

    tally: ClassVar[str] = "bags"
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TALLIES})

    def settle(self, tallies: Mapping[str, tuple[int, ...]]) -> tuple[tuple[int, Line], ...]:
        """Give a line for each side."""
        ours, theirs = tallies["bags"]
        return (
            (0, Line(-10 if ours > theirs else 0, "bags", -ours)),
            (1, Line(-10 if theirs > ours else 0, "bags", -theirs)),
        )


@dataclass(frozen=True, slots=True)
class Reticent:
    """A penalty that does not say what it looks at."""

    tally: ClassVar[str] = "bags"

    def settle(self, tallies: Mapping[str, tuple[int, ...]]) -> tuple[tuple[int, Line], ...]:
        """Take all bags off the tally."""
        return tuple((side, Line(0, "bags", -n)) for side, n in enumerate(tallies["bags"]))


def test_where_a_rule_looks_at_both_sides_both_are_part_of_the_situation(ruleset: Make) -> None:
    one = changed(ruleset(), "scoring.bags", Envy())
    other = changed(ruleset(), "scoring.bags", None)
    found = compare(one, other)
    assert found.whole
    # No bags are ever left, so that there is nothing but the round of all four seats.
    assert found.states == 21_512_960
    bags: dict[int, Counter[int]] = {}
    for calls in said_in_both(one, other):
        known = tuple(one.calls.by_name[name] for name in calls)
        for first in range(14):
            for second in range(14 - first):
                count = dict(one.scoring.earned(known, (first, second)).counts).get("bags", 0)
                bags.setdefault(first + second, Counter())[count] += 1
    differing = sum(
        number * others
        for tricks in range(14)
        for ours, number in bags[tricks].items()
        for theirs, others in bags[13 - tricks].items()
        # Either side pays where it has more, and each feels what the other pays.
        if ours != theirs
    )
    assert found.differing == differing
    assert joint_counts(one, other) is None
    first_found = next(found.partings())
    assert len(first_found.rivals) == 1
    assert sum(first_found.taken.tricks) + sum(first_found.rivals[0].tricks) == 13
    ours, theirs = answers(one)(first_found), answers(other)(first_found)
    assert ours != theirs
    assert found.vary(first_found) == ((), ("first call",))
    kinds = [type(written.situation) for written in SCORING.written(first_found, one, other)]
    assert kinds == [RoundsSituation]


@dataclass(frozen=True, slots=True)
class Truce:
    """Where both sides have bags each of them pays five points; then all bags are gone."""

    tally: ClassVar[str] = "bags"
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TALLIES})

    points: int = -5

    def settle(self, tallies: Mapping[str, tuple[int, ...]]) -> tuple[tuple[int, Line], ...]:
        """Give a line for each side."""
        points = self.points if all(tallies["bags"]) else 0
        return tuple((side, Line(points, "bags", -n)) for side, n in enumerate(tallies["bags"]))


@dataclass(frozen=True, slots=True)
class HostPays:
    """Only the side of seat 0 pays for bags, a point each; then all bags are gone."""

    tally: ClassVar[str] = "bags"
    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TALLIES})

    def settle(self, tallies: Mapping[str, tuple[int, ...]]) -> tuple[tuple[int, Line], ...]:
        """Give a line for each side."""
        ours, theirs = tallies["bags"]
        return ((0, Line(-ours, "bags", -ours)), (1, Line(0, "bags", -theirs)))


def test_what_takes_bags_of_both_sides_to_show_is_found(ruleset: Make) -> None:
    one = changed(ruleset(), "scoring.bags", Truce())
    other = changed(ruleset(), "scoring.bags", Truce(points=-6))
    first = first_parting(one, other)
    assert first is not None
    assert len(first.rivals) == 1
    assert answers(one)(first) != answers(other)(first)
    assert first_parting(one, changed(ruleset(), "scoring.bags", Truce())) is None


def test_a_rule_with_a_favourite_is_asked_about_both_sides(ruleset: Make) -> None:
    one = changed(ruleset(), "scoring.bags", HostPays())
    assert faced(one, changed(ruleset(), "scoring.bags", None)).joint


def test_a_penalty_that_does_not_say_what_it_looks_at_is_never_wholly_compared(
    ruleset: Make,
) -> None:
    one = changed(ruleset(), "scoring.bags", Reticent())
    found = compare(one, one)
    assert (found.differing, found.whole) == (0, False)
