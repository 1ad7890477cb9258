"""Ends of games under two rule sets: which scores are tried, where the two part, and how."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

import pytest
from shelf import SOURCES

from spades_rules.audit.difference import Direction
from spades_rules.audit.proofs import siderounds
from spades_rules.audit.proofs.ending import ENDING, Ended, compare, first_parting, situations
from spades_rules.audit.proofs.question import Written
from spades_rules.audit.proofs.siderounds import Taken
from spades_rules.audit.variants import changed, variants
from spades_rules.cases.situations import EndingSituation, RoundsSituation
from spades_rules.document import Plain
from spades_rules.kernel.public import Standing
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees
from spades_rules.kernel.verdict import Verdict
from spades_rules.policies.ending.slam import Slam

Make = Callable[..., Ruleset]
Tune = Callable[..., Ruleset]


def with_ending(rules: Ruleset, policy: object) -> Ruleset:
    """Add a rule that ends a game."""
    return replace(rules, rules=(*rules.rules, Rule("ending.other", policy)), fingerprint="")


@dataclass(frozen=True, slots=True)
class RoundLimit:
    """The game ends after a number of rounds."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.ROUND})

    rounds: int

    def reached(self, standing: Standing) -> bool:
        """Tell whether so many have been played."""
        return standing.round >= self.rounds


@dataclass(frozen=True, slots=True)
class Sandbagged:
    """The game ends when a side has a number of bags."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TALLIES})

    bags: int

    def reached(self, standing: Standing) -> bool:
        """Tell whether a side has so many."""
        return max(standing.tallies["bags"]) >= self.bags


@dataclass(frozen=True, slots=True)
class Slump:
    """The game ends when our side has fallen twice running."""

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.BEFORE, Sees.TOTALS})

    def reached(self, standing: Standing) -> bool:
        """Tell whether it has."""
        totals = [past[0] for past in (*standing.before[-2:], standing.totals)]
        return len(totals) > 2 and totals[0] > totals[1] > totals[2]


@dataclass(frozen=True, slots=True)
class Reticent:
    """An ending that does not say what it looks at."""

    def reached(self, standing: Standing) -> bool:
        """Never end."""
        return standing.round < 0


def test_canonical_and_itself_end_alike_at_98_scores(ruleset: Make) -> None:
    # For either side 480, 499, 500, 501, 601, nothing and -100; after the first round and late.
    found = compare(ruleset(), ruleset())
    assert (found.states, found.differing, found.whole) == (98, 0, True)
    assert found.direction is None
    assert first_parting(ruleset(), ruleset()) is None


def test_a_floor_ends_the_game_sooner(ruleset: Make) -> None:
    one, other = ruleset(), ruleset("world-of-card-games")
    found = compare(one, other)
    assert found.whole
    assert found.direction is Direction.SOONER
    first = next(found.partings())
    assert first == Ended((-200, 0), 9)
    assert ENDING.answers(one)(first) == Verdict(over=False)
    assert ENDING.answers(other)(first) == Verdict(over=True, winner=1, by="ending.floor")


@pytest.mark.parametrize("first", SOURCES)
@pytest.mark.parametrize("second", SOURCES)
def test_shipped_rule_sets_compare_the_same_both_ways_round(
    ruleset: Make, first: str, second: str
) -> None:
    there = compare(ruleset(first), ruleset(second))
    back = compare(ruleset(second), ruleset(first))
    assert (there.states, there.differing) == (back.states, back.differing)
    assert (there.direction and there.direction.mirrored) is back.direction


@pytest.mark.parametrize(
    ("rule", "values", "told"),
    [
        ("ending.target", {"points": 501}, (Direction.LATER, Ended((500, 0), 9))),
        ("ending.target", {"points": 400}, (Direction.SOONER, Ended((400, 0), 9))),
        ("ending.floor", {"points": -199}, (Direction.SOONER, Ended((-199, 0), 9))),
        ("result.winner", {"tie": "draw"}, (Direction.SOONER, Ended((-200, -200), 9))),
        (
            "result.winner",
            {"tie": "sudden_death"},
            (Direction.SOONER, Ended((480, 499), 9, ((500, 500),))),
        ),
    ],
)
def test_an_end_is_shown_near_the_number_that_brings_it(
    ruleset: Make,
    rule: str,
    values: dict[str, object],
    told: tuple[Direction, Ended],
    tuned: Tune,
) -> None:
    one = ruleset("world-of-card-games")
    found = compare(one, tuned(one, rule, **values))
    assert (found.direction, next(found.partings())) == told
    assert found.whole


def test_a_target_and_a_floor_that_both_move_end_some_games_sooner_and_some_later(
    ruleset: Make, tuned: Tune
) -> None:
    one = ruleset("world-of-card-games")
    other = tuned(tuned(one, "ending.target", points=600), "ending.floor", points=-100)
    assert compare(one, other).direction is Direction.MIXED


def test_another_winner_is_a_mixed_change(ruleset: Make) -> None:
    @dataclass(frozen=True, slots=True)
    class Lowest:
        """The lowest total wins."""

        sees: ClassVar[frozenset[Sees]] = frozenset({Sees.TOTALS})
        tie: str = "play_on"

        def best(self, totals: tuple[int, ...], among: tuple[int, ...]) -> tuple[int, ...]:
            """Give the sides with the lowest total."""
            lowest = min(totals[side] for side in among)
            return tuple(side for side in among if totals[side] == lowest)

    found = compare(ruleset(), changed(ruleset(), "result.winner", Lowest()))
    assert found.direction is Direction.MIXED
    assert next(found.partings()) == Ended((500, 0), 9)


def test_another_rule_that_ends_the_same_games_is_the_same_in_another_name(ruleset: Make) -> None:
    target = ruleset().rule("ending.target")
    assert target is not None
    renamed = changed(with_ending(ruleset(), target.policy), "ending.target", None)
    found = compare(ruleset(), renamed)
    assert found.direction is Direction.SAME
    assert found.whole


def test_no_score_is_tried_that_follows_the_end_of_a_game(ruleset: Make, tuned: Tune) -> None:
    one = ruleset()
    other = tuned(ruleset("world-of-card-games"), "result.winner", tie="sudden_death")
    for ended in situations(one, other):
        for place, totals in enumerate(ended.before):
            number = ended.round - len(ended.before) + place
            for rules in (one, other):
                then = rules.standing(totals, round=number, before=ended.before[:place])
                assert not rules.verdict(then).over


def test_no_round_is_tried_after_the_last_one(ruleset: Make, tuned: Tune) -> None:
    rules = with_ending(ruleset(), RoundLimit(4))
    late = with_ending(ruleset(), RoundLimit(5))
    # A game that is level at the limit goes on, and here all are level at nothing.
    assert {ended.round for ended in situations(rules, late)} >= {1, 3, 4, 5, 6}
    draw = tuned(rules, "result.winner", tie="draw")
    assert {ended.round for ended in situations(draw, late)} == {1, 3, 4}
    found = compare(draw, tuned(late, "result.winner", tie="draw"))
    assert found.direction is Direction.LATER
    assert next(found.partings()).round == 4
    assert "round" in found.vary(next(found.partings()))[0]


def test_tallies_are_tried_where_an_ending_looks_at_them(ruleset: Make) -> None:
    one = with_ending(ruleset(), Sandbagged(7))
    other = with_ending(ruleset(), Sandbagged(8))
    found = compare(one, other)
    assert found.whole
    assert found.direction is Direction.LATER
    first = next(found.partings())
    assert first.tallies in {(("bags", (7, 0)),), (("bags", (0, 7)),)}
    # A case has no words for bags at the end of a game.
    assert list(ENDING.written(first, one, other)) == []


def test_a_rule_that_looks_at_all_that_went_before_is_never_wholly_compared(ruleset: Make) -> None:
    found = compare(ruleset(), with_ending(ruleset(), Slump()))
    assert not found.whole
    assert found.direction is Direction.SOONER
    assert len(next(found.partings()).before) == 2


def test_a_rule_that_does_not_say_what_it_looks_at_is_never_wholly_compared(ruleset: Make) -> None:
    found = compare(ruleset(), with_ending(ruleset(), Reticent()))
    assert (found.differing, found.whole) == (0, False)


def test_a_floor_hangs_on_the_totals_and_not_on_the_round(ruleset: Make) -> None:
    found = compare(ruleset(), ruleset("world-of-card-games"))
    assert found.vary(next(found.partings())) == (("our total", "their total"), ("round",))


def test_an_end_is_written_with_all_that_a_case_can_say(ruleset: Make) -> None:
    ended = Ended((480, 499), 9, ((500, 500),))
    assert list(ENDING.written(ended, ruleset(), ruleset())) == [
        Written(
            EndingSituation(totals=(480, 499), round=9, before=((500, 500),)),
            ("over", "winner", "by"),
        )
    ]


@pytest.mark.parametrize("name", SOURCES)
def test_every_changed_value_of_an_ending_is_found(ruleset: Make, name: str) -> None:
    rules = ruleset(name)
    tried = 0
    for rule in (*rules.of("ending"), *rules.of("result")):
        for one in variants(rule.policy):
            other = changed(rules, rule.id, one.policy)
            found = compare(rules, other)
            assert found.whole
            assert found.differing, f"{rule.id}.{one.parameter}={one.value} is not found"
            assert first_parting(rules, other) is not None
            tried += 1
    assert tried == (12 if name == "world-of-card-games" else 7)


SETS: Mapping[str, Plain] = {"sets": {"policy": "sets", "times": 2}}


def test_two_numbers_of_sets_part_where_one_of_them_is_reached(ruleset: Make, tuned: Tune) -> None:
    twice = ruleset("canonical", {"ending": SETS})
    thrice = tuned(twice, "ending.sets", times=3)
    found = compare(twice, thrice)
    assert (found.direction, found.whole) == (Direction.LATER, True)
    first = next(iter(found.partings()))
    assert [name for name, _ in first.tallies] == ["sets"]
    assert max(first.tallies[0][1]) == 2
    assert "tallies" in found.vary(first)[0]
    (written,) = ENDING.written(first, twice, thrice)
    assert written.situation == EndingSituation(
        totals=first.totals, round=first.round, sets=first.tallies[0][1]
    )


def test_who_wins_after_a_fall_parts_two_rule_sets(ruleset: Make) -> None:
    highest = ruleset("canonical", {"ending": SETS})
    loses = {"winner": {"policy": "fallen_loses", "tie": "play_on"}}
    fallen = ruleset("canonical", {"ending": SETS, "result": loses})
    found = compare(highest, fallen)
    # A fall parts sides that are level, so that the game need not go on.
    assert (found.direction, found.whole) == (Direction.SOONER, True)
    for ended in found.partings():
        assert max(ended.tallies[0][1]) >= 2


def test_where_a_side_has_too_many_rounds_an_ending_that_counts_them_is_not_looked_into_whole(
    ruleset: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(siderounds, "MOST_ROUNDS", 20_579)
    counting, plain = ruleset("canonical", {"ending": SETS}), ruleset()
    assert not compare(counting, counting).whole
    assert compare(plain, plain).whole
    monkeypatch.setattr(siderounds, "MOST_ROUNDS", 20_580)
    assert compare(counting, counting).whole


def test_with_a_floor_alone_the_highest_wins_whoever_fell(ruleset: Make) -> None:
    floor = {"ending": {"floor": {"policy": "floor", "points": -200}}}
    highest = ruleset("canonical", floor)
    fallen = ruleset("canonical", {**floor, "result": {"winner": {"policy": "fallen_loses"}}})
    assert (compare(highest, fallen).differing, compare(highest, fallen).whole) == (0, True)


def slam(rules: Ruleset, **values: object) -> Ruleset:
    return with_ending(rules, Slam(**values))


def test_what_an_ending_counts_is_shown_by_a_round(ruleset: Make) -> None:
    one, other = slam(ruleset()), slam(ruleset(), bid="all")
    found = compare(one, other)
    assert found.whole
    assert found.direction is Direction.LATER
    first = next(found.partings())
    assert first.taken is not None
    assert sum(first.taken.tricks) == 13
    assert found.vary(first) == (("calls", "tricks"), ())
    (game,) = ENDING.written(first, one, other)
    assert isinstance(game.situation, RoundsSituation)
    assert game.telling == ("over", "winner", "by")


def test_slams_that_were_counted_are_told_as_an_ordinary_ending(ruleset: Make) -> None:
    one, other = ruleset(), slam(ruleset())
    first = first_parting(one, other)
    assert first is not None
    assert first.tallies == (("slams", (0, 1)),)
    (written,) = ENDING.written(first, one, other)
    assert written.situation == EndingSituation(totals=(0, 0), round=9, slams=(0, 1))
    found = compare(one, other)
    assert found.vary(first)[0] == ("tallies",)


def test_a_round_of_a_side_that_does_not_sit_at_the_table_is_not_written(ruleset: Make) -> None:
    one, other = slam(ruleset()), slam(ruleset(), bid="all")
    beyond = Ended((0, 0), 1, taken=Taken(("13",), (13,)))
    assert list(ENDING.written(beyond, one, other)) == []
