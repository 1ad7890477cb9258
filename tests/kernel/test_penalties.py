"""Reneges change what is scored, each with a line of its own, and may end the game."""

import pickle
from collections.abc import Callable, Sequence

import pytest

from spades_rules.kernel.actions import Call
from spades_rules.kernel.customs import Penalty, Reneged, RenegeProved
from spades_rules.kernel.penalties import penalise, penalising, verdict_after
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.score import ScoreLine
from spades_rules.kernel.verdict import Verdict
from spades_rules.policies.procedure.note import Note
from spades_rules.policies.procedure.renege import Renege
from spades_rules.policies.seating.solo import Solo

Small = Callable[..., Ruleset]

ONE, TWO = (Call(str(number), tricks=number) for number in (1, 2))
SAID = ((0, ONE), (1, ONE), (2, ONE), (3, ONE))


def with_customs(ruleset: Ruleset, *customs: object) -> Ruleset:
    rules = tuple(Rule(f"procedure.{place}", one) for place, one in enumerate(customs))
    return Ruleset(ruleset.game, ruleset.rules, ruleset.fingerprint, rules)


def reneges(*seats: int) -> Sequence[Reneged]:
    return tuple(Reneged(seat) for seat in seats)


def test_a_renege_has_a_line_that_names_its_rule_before_all_others(small: Small) -> None:
    rules = with_customs(small(), Note(text="be kind"), Renege(tricks=1))
    cost = penalise(rules, SAID, (2, 1, 0, 0), reneges(0))
    assert cost.tricks == (1, 2, 0, 0)
    sheet = cost.score(rules, SAID, rules.start)
    assert sheet.points == (-20, 20)
    assert sheet.lines == (
        ScoreLine(
            "procedure.1", 0, 0, "", 0, "seat 0 reneged: tricks that are lost to the others: 1"
        ),
        ScoreLine("scoring.contract", 0, -20, "", 0, "set: 2 bid x -10"),
        ScoreLine("scoring.contract", 1, 20, "", 0, "2 x 10"),
    )


def test_a_trick_that_comes_from_a_renege_may_be_a_bag(small: Small) -> None:
    rules = with_customs(small(), Renege(tricks=1))
    sheet = penalise(rules, SAID, (1, 2, 0, 0), reneges(0)).score(rules, SAID, rules.start)
    assert (sheet.points, sheet.standing.tallies) == ((-20, 21), {"bags": (0, 1)})


def test_a_contract_that_is_decided_is_made_exactly_or_gets_nothing(small: Small) -> None:
    rules = with_customs(small(), Renege(costs="contract", others_made=True))
    cost = penalise(rules, SAID, (3, 0, 0, 0), reneges(0))
    sheet = cost.score(rules, SAID, rules.start)
    assert sheet.points == (-20, 20)
    (own,), (others,) = (side.contracts for side in sheet.sides)
    assert (own.made, own.counted, own.over, own.taken) == (False, 0, 0, 3)
    assert (others.made, others.counted, others.over, others.taken) == (True, 2, 0, 0)


def test_who_is_set_is_not_helped_by_the_others_renege(small: Small) -> None:
    rules = with_customs(small(), Renege(costs="contract", others_made=True))
    cost = penalise(rules, SAID, (2, 1, 0, 0), reneges(0, 1, 2))
    assert cost.made == {0: False, 1: False}


def test_what_was_scored_under_a_penalty_is_not_remembered_for_rounds_without(
    small: Small,
) -> None:
    rules = with_customs(small(), Renege(costs="contract"))
    cost = penalise(rules, SAID, (2, 1, 0, 0), reneges(0))
    assert cost.score(rules, SAID, rules.start).points == (-20, -20)
    assert rules.score([ONE] * 4, (2, 1, 0, 0)).points == (20, -20)


def test_reneges_of_earlier_rounds_count_too(small: Small) -> None:
    rules = with_customs(small(), Renege(tricks=1, again="game"))
    assert penalise(rules, SAID, (2, 1, 0, 0), reneges(0)).lost == ()
    assert penalise(rules, SAID, (2, 1, 0, 0), reneges(0), before={0: 1}).lost == (0,)
    assert penalise(rules, SAID, (2, 1, 0, 0), reneges(0), before={1: 1}).lost == ()
    assert penalise(rules, SAID, (2, 1, 0, 0), reneges(2, 0, 2)).lost == (0,)


@pytest.mark.parametrize(
    ("totals", "lost", "verdict"),
    [
        ((50, 20), (0,), Verdict(over=True, winner=1, by="procedure.x")),
        ((50, 20), (0, 1), Verdict(over=True, winner=None, by="procedure.x")),
        ((50, 20), (), Verdict(over=False)),
        ((70, 20), (), Verdict(over=True, winner=0, by="ending.target")),
    ],
)
def test_who_has_lost_the_game_cannot_win_it(
    small: Small, totals: tuple[int, int], lost: tuple[int, ...], verdict: Verdict
) -> None:
    rules = small()
    assert verdict_after(rules, rules.standing(totals, round=1), lost, "procedure.x") == verdict


def test_of_several_others_that_are_level_nobody_has_won(small: Small) -> None:
    rules = small({"seating.partners": Solo(seats=4)})
    standing = rules.standing((9, 30, 30, 0), round=1)
    assert verdict_after(rules, standing, (0,), "x") == Verdict(over=True, winner=None, by="x")
    assert verdict_after(rules, standing, (0, 1), "x") == Verdict(over=True, winner=2, by="x")


def test_a_renege_that_nobody_prices_or_names_is_refused(small: Small) -> None:
    silent = with_customs(small(), Note(text="be kind"))
    assert penalising(silent) is None
    with pytest.raises(ValueError, match="no rule says what a renege costs"):
        penalise(silent, SAID, (2, 1, 0, 0), reneges(0))
    strict = with_customs(small(), Renege(name_the_trick=True))
    with pytest.raises(ValueError, match=r"procedure\.0 asks for the trick of a renege"):
        penalise(strict, SAID, (2, 1, 0, 0), reneges(0))
    named = penalise(strict, SAID, (2, 1, 0, 0), (Reneged(0, trick=2),))
    assert named.tricks == (0, 2, 0, 1)


def test_customs_travel_with_the_rules(small: Small) -> None:
    rules = with_customs(small(), Renege(tricks=2))
    assert pickle.loads(pickle.dumps(rules)).customs == rules.customs  # noqa: S301 - our own bytes


def test_a_renege_knows_its_side_and_by_itself_costs_nothing_more(small: Small) -> None:
    assert RenegeProved(small().seating, {}, (2, 1, 0, 0), 3).side == 1
    assert Penalty((2, 1, 0, 0)).made == {}
