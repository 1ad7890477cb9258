"""What a round is worth, and whether the game is over."""

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from spades_rules.cases.fitting import Fitting
from spades_rules.cases.situations import EndingSituation, SideScore, TableScore
from spades_rules.kernel.penalties import penalise, verdict_after
from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import SideRound
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.verdict import Verdict

__all__ = ["answer_score"]

_BAGS = "bags"


def answer_score(
    situation: SideScore | TableScore | EndingSituation, fitting: Fitting
) -> ScoreSheet | Verdict | None:
    """Score a round, or say whether the game is over; nothing where the situation does not fit."""
    match situation:
        case SideScore():
            return _side(situation, fitting)
        case TableScore():
            return _table(situation, fitting)
        case EndingSituation():
            return _ending(situation, fitting)
        case _:
            assert_never(situation)


def _side(score: SideScore, fitting: Fitting) -> ScoreSheet | None:
    ruleset = fitting.ruleset
    calls = fitting.calls(score.bids, "bids")
    silent = ruleset.calls_in is not None and not score.bids
    called = ruleset.calling and not silent
    key, given = ("bids", score.bids) if called else ("tricks", score.tricks)
    fitting.count(len(given), map(len, ruleset.seating.sides), "seats on a side", key)
    # A side alone may have been in any round, so it may have taken as many as the longest has.
    fitting.tricks(score.tricks, "tricks", each=ruleset.dealing[1].each)
    fitting.captured((score.captured, ("captured",)))
    if fitting.found:
        return None
    # One side alone is scored as if it were the only one, and so no penalty of others reaches it.
    tallies = {tally: (score.bags if tally == _BAGS else 0,) for tally in (*ruleset.tallies, _BAGS)}
    standing = Standing((score.total,), tallies, 0)
    side = SideRound(calls, score.tricks)
    if ruleset.captures:
        ((captured, sweep),) = ruleset.captures.of_sides((ruleset.pack.mask(score.captured),))
        side = replace(side, captured=captured, sweep=sweep)
    return ruleset.score_sides((side,), standing=standing)


def _table(score: TableScore, fitting: Fitting) -> ScoreSheet | None:
    calls = fitting.calls(score.bids, "bids")
    seats = fitting.ruleset.seats
    called = any(fitting.ruleset.call_order(0, score.round))
    if score.bids and not called:
        fitting.misfit("does-not-fit", f"nobody calls in round {score.round}", "bids")
    key, given = ("bids", score.bids) if called else ("tricks", score.tricks)
    fitting.count(len(given), (seats,), "seats", key)
    if score.captured:
        fitting.count(len(score.captured), (seats,), "seats", "captured")
    fitting.tricks(score.tricks, "tricks", each=fitting.ruleset.each_in(score.round))
    fitting.captured(*((cards, ("captured", place)) for place, cards in enumerate(score.captured)))
    fitting.sides(score.totals, "totals")
    fitting.sides(score.bags, "bags")
    fitting.reneges(score.reneges, "reneges")
    if fitting.found:
        return None
    ruleset = fitting.ruleset
    standing = _standing(
        ruleset.standing(score.totals or ruleset.start.totals, round=score.round - 1),
        {_BAGS: score.bags},
    )
    if score.reneges:
        said = tuple(enumerate(calls))
        cost = penalise(ruleset, said, score.tricks, score.reneges)
        return cost.score(ruleset, said, standing)
    return ruleset.score(calls, score.tricks, captured=score.captured, standing=standing)


def _ending(ending: EndingSituation, fitting: Fitting) -> Verdict | None:
    ruleset = fitting.ruleset
    sides = len(ruleset.seating.sides)
    fitting.count(len(ending.totals), (sides,), "sides", "totals")
    counts = {"sets": ending.sets, "slams": ending.slams}
    for name, written in counts.items():
        fitting.sides(written, name)
    for place, totals in enumerate(ending.before):
        fitting.count(len(totals), (sides,), "sides", "before", place)
    played = len(ending.before) + 1 if ending.round is None else ending.round
    if played <= len(ending.before):
        message = f"round {played} cannot follow {len(ending.before)} others"
        fitting.misfit("does-not-fit", message, "round")
    fitting.reneges(ending.reneges, "reneges")
    if fitting.found:
        return None
    standing = _standing(
        ruleset.standing(ending.totals, round=played, before=ending.before), counts
    )
    if ending.reneges:
        cost = penalise(ruleset, (), (0,) * ruleset.seats, ending.reneges)
        return verdict_after(ruleset, standing, cost.lost, cost.by)
    return ruleset.verdict(standing)


def _standing(score: Standing, counts: Mapping[str, tuple[int, ...]]) -> Standing:
    """Add what is written down of tallies, of those too that these rules do not keep.

    A case may be put to other rules than its own, and what they do not keep changes nothing.
    """
    written = {name: count for name, count in counts.items() if count}
    return replace(score, tallies={**score.tallies, **written})
