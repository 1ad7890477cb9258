"""A game ends at the first ending that speaks, and a tie does what the result rule says."""

from collections.abc import Callable

import pytest

from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.verdict import PLAY_ON, Verdict
from spades_rules.policies.ending.floor import Floor
from spades_rules.policies.ending.sets import Sets
from spades_rules.policies.ending.slam import Slam
from spades_rules.policies.result.fallen_loses import FallenLoses
from spades_rules.policies.result.highest import Highest

Small = Callable[..., Ruleset]
At = Callable[..., Table]
Totals = tuple[int, int]

SUDDEN = {"result.winner": Highest(tie="sudden_death")}
WON_BY_SUDDEN_DEATH = "result.winner"


@pytest.mark.parametrize(
    ("totals", "verdict"),
    [
        ((59, 0), PLAY_ON),
        ((60, 0), Verdict(over=True, winner=0, by="ending.target")),
        ((60, 61), Verdict(over=True, winner=1, by="ending.target")),
        ((60, 60), PLAY_ON),
        ((-500, 0), PLAY_ON),
    ],
)
def test_the_higher_side_wins_at_the_target(small: Small, totals: Totals, verdict: Verdict) -> None:
    rules = small()
    assert rules.verdict(rules.standing(totals, round=4)) == verdict


@pytest.mark.parametrize(
    ("totals", "verdict"),
    [
        ((70, -50), Verdict(over=True, winner=0, by="ending.target")),
        ((10, -50), Verdict(over=True, winner=0, by="ending.floor")),
        ((-50, -60), Verdict(over=True, winner=0, by="ending.floor")),
        ((-50, -50), PLAY_ON),
    ],
)
def test_the_first_ending_gives_the_reason(small: Small, totals: Totals, verdict: Verdict) -> None:
    rules = small({"ending.floor": Floor(points=-50)})
    assert rules.verdict(rules.standing(totals, round=4)) == verdict


def test_a_tie_may_be_a_draw(small: Small) -> None:
    rules = small({"result.winner": Highest(tie="draw")})
    assert rules.verdict(rules.standing((60, 60), round=4)) == Verdict(
        over=True, winner=None, by="ending.target"
    )


def test_a_game_without_an_ending_goes_on(small: Small) -> None:
    rules = small(without="ending.target")
    assert rules.verdict(rules.standing((9999, 0), round=99)) == PLAY_ON


@pytest.mark.parametrize(
    ("before", "totals", "verdict"),
    [
        ([(60, 60)], (40, 30), Verdict(over=True, winner=0, by=WON_BY_SUDDEN_DEATH)),
        ([(60, 60)], (30, 40), Verdict(over=True, winner=1, by=WON_BY_SUDDEN_DEATH)),
        ([(60, 60)], (40, 40), PLAY_ON),
        ([(60, 60), (40, 40)], (41, 40), Verdict(over=True, winner=0, by=WON_BY_SUDDEN_DEATH)),
        ([(60, 60), (40, 40)], (80, 80), PLAY_ON),
        ([(50, 50)], (40, 30), PLAY_ON),
        ([(50, 50)], (70, 30), Verdict(over=True, winner=0, by="ending.target")),
        ([], (60, 60), PLAY_ON),
        ([(20, 20), (60, 60)], (61, 60), Verdict(over=True, winner=0, by=WON_BY_SUDDEN_DEATH)),
    ],
)
def test_after_a_tie_at_an_ending_the_first_difference_may_decide(
    small: Small, before: list[Totals], totals: Totals, verdict: Verdict
) -> None:
    rules = small(SUDDEN)
    standing = rules.standing(totals, round=len(before) + 1, before=before)
    assert rules.verdict(standing) == verdict


def test_a_tie_is_played_on_unless_the_rules_say_otherwise(small: Small) -> None:
    rules = small()
    standing = rules.standing((40, 30), round=5, before=[(60, 60)])
    assert rules.verdict(standing) == PLAY_ON


def test_an_earlier_round_that_was_no_tie_is_passed_over(small: Small) -> None:
    rules = small({**SUDDEN, "ending.floor": Floor(points=-50)})
    standing = rules.standing((10, 20), round=3, before=[(-60, 0), (10, 10)])
    assert rules.verdict(standing) == PLAY_ON


def test_a_table_knows_when_its_game_is_over(small: Small, at: At) -> None:
    rules = small({"ending.floor": Floor(points=-90)})
    table = at(rules, "1 1 nil 1 KC 2C 2S AC AH 2D 2H KH AD KD AS KS")
    assert table.phase == "over"
    assert table.verdict == Verdict(over=True, winner=1, by="ending.floor")
    assert (table.turn, table.legal()) == (-1, ())


SETS = {"ending.sets": Sets(times=2), "result.winner": FallenLoses()}


@pytest.mark.parametrize(
    ("totals", "sets", "verdict"),
    [
        ((40, 10), (1, 1), PLAY_ON),
        ((40, 10), (2, 1), Verdict(over=True, winner=1, by="ending.sets")),
        ((40, 10), (1, 2), Verdict(over=True, winner=0, by="ending.sets")),
        ((40, 10), (2, 2), Verdict(over=True, winner=0, by="ending.sets")),
        ((70, 10), (2, 0), Verdict(over=True, winner=1, by="ending.target")),
    ],
)
def test_where_the_fallen_lose_the_best_that_stands_wins(
    small: Small, totals: Totals, sets: Totals, verdict: Verdict
) -> None:
    rules = small(SETS)
    assert rules.verdict(rules.standing(totals, tallies={"sets": sets}, round=4)) == verdict


def test_a_fall_is_nothing_to_who_looks_at_the_totals(small: Small) -> None:
    rules = small({"ending.sets": Sets(times=2)})
    standing = rules.standing((40, 10), tallies={"sets": (2, 0)}, round=4)
    assert rules.verdict(standing) == Verdict(over=True, winner=0, by="ending.sets")


def test_an_ending_that_counts_writes_a_line_beside_those_that_score(small: Small) -> None:
    rules = small(SETS)
    words = ("3", "1", "nil", "1")
    calls = [rules.calls.by_name[word] for word in words]
    sheet = rules.score(calls, [0, 2, 1, 0])
    counted = [(line.rule, line.side, line.points, line.tally, line.count) for line in sheet.lines]
    assert ("ending.sets", 0, 0, "sets", 1) in counted
    assert [line[1] for line in counted if line[0] == "ending.sets"] == [0]
    assert sheet.standing.tallies["sets"] == (1, 0)
    again = rules.score(calls, [0, 2, 1, 0], standing=sheet.standing)
    assert again.standing.tallies["sets"] == (2, 0)
    assert rules.verdict(again.standing) == Verdict(over=True, winner=1, by="ending.sets")


@pytest.mark.parametrize(
    ("before", "totals", "sets", "verdict"),
    [
        ([(10, 10)], (20, 10), (2, 0), Verdict(over=True, winner=1, by="ending.sets")),
        ([(60, 60)], (20, 10), (1, 0), Verdict(over=True, winner=0, by=WON_BY_SUDDEN_DEATH)),
        ([(60, 60)], (20, 20), (2, 2), PLAY_ON),
    ],
)
def test_a_tally_does_not_say_how_it_stood_after_an_earlier_round(
    small: Small, before: list[Totals], totals: Totals, sets: Totals, verdict: Verdict
) -> None:
    rules = small({**SETS, "result.winner": FallenLoses(tie="sudden_death")})
    standing = rules.standing(totals, tallies={"sets": sets}, round=2, before=before)
    assert rules.verdict(standing) == verdict


def test_a_side_that_fell_is_not_level_with_who_stands(small: Small) -> None:
    changes = {
        "ending.floor": Floor(points=-50),
        "result.winner": FallenLoses(tie="sudden_death"),
    }
    rules = small(changes)
    standing = rules.standing((5, 8), round=2, before=[(-60, -60)])
    assert rules.verdict(standing) == Verdict(over=True, winner=1, by=WON_BY_SUDDEN_DEATH)


WON = Verdict(over=True, winner=1, by="ending.slam")


@pytest.mark.parametrize(
    ("totals", "slams", "verdict"),
    [
        ((0, -40), (0, 1), WON),
        ((60, 0), (0, 1), WON),
        ((60, 0), (0, 0), Verdict(over=True, winner=0, by="ending.target")),
        ((60, 70), (1, 1), WON),
    ],
)
def test_a_triumph_goes_before_what_the_score_brings_about(
    small: Small, totals: Totals, slams: Totals, verdict: Verdict
) -> None:
    rules = small({"ending.slam": Slam(tricks=3)})
    standing = rules.standing(totals, tallies={"slams": slams}, round=4)
    assert rules.verdict(standing) == verdict


def test_who_has_triumphed_has_won_although_it_fell(small: Small) -> None:
    changes = {
        "ending.slam": Slam(tricks=3),
        "ending.floor": Floor(points=-50),
        "result.winner": FallenLoses(),
    }
    rules = small(changes)
    standing = rules.standing((10, -50), tallies={"slams": (0, 1)}, round=4)
    assert rules.verdict(standing) == WON


@pytest.mark.parametrize(
    ("slams", "verdict"),
    [((0, 1), WON), ((0, 0), Verdict(over=True, winner=0, by=WON_BY_SUDDEN_DEATH))],
)
def test_a_triumph_is_not_put_off_by_a_tie_before_it(
    small: Small, slams: Totals, verdict: Verdict
) -> None:
    rules = small({**SUDDEN, "ending.slam": Slam(tricks=3)})
    standing = rules.standing((70, 65), tallies={"slams": slams}, round=2, before=[(60, 60)])
    assert rules.verdict(standing) == verdict


def test_a_round_of_every_trick_ends_the_game(small: Small) -> None:
    rules = small({"ending.slam": Slam(tricks=3)})
    calls = [rules.calls.by_name[word] for word in ("1", "1", "nil", "1")]
    sheet = rules.score(calls, [0, 2, 0, 1])
    assert sheet.standing.tallies["slams"] == (0, 1)
    assert rules.verdict(sheet.standing) == WON
