"""Numbers that were probably meant otherwise: a minus left out, a game that is over at once."""

from collections.abc import Iterable, Iterator

from spades_rules.audit.places import latest, place_of_rule
from spades_rules.diagnostics import Diagnostic, Severity
from spades_rules.kernel.actions import Call
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.score import Earned
from spades_rules.profile import Profile

__all__ = ["ends_at_once", "missing_pays", "worthless_rounds"]


def ends_at_once(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Tell of an ending that is reached while nothing has been scored."""
    for rule in ruleset.of("ending"):
        if rule.policy.reached(ruleset.start):
            yield Diagnostic(
                "ends-at-once",
                f"`{rule.id}` is reached with nothing scored, so that the first round may end it",
                latest(profile, rule),
                Severity.WARNING,
                hint="a target stands above nought, and a floor below it, such as `-200`",
            )


def missing_pays(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Tell where who fails in what was called never gets less than who does it."""
    if ruleset.calling is None or ruleset.captures:
        return
    calls = tuple(ruleset.calls.by_name.values())
    bids = [call for call in calls if call.tricks and not call.personal]
    if not bids:
        return
    least = min(bids, key=lambda call: call.tricks)
    tried = {"a side that takes no trick gets no less than one that makes its contract": bids}
    for call in calls:
        if call.personal and not call.tricks:
            said = call.name.replace("_", " ")
            tried[f"a {said} that takes a trick gets no less than one that takes none"] = [call]
    for words, said_so in tried.items():
        pairs = [_done_and_failed(ruleset, call, least) for call in said_so]
        is_scored = any(one.points for pair in pairs for one in pair)
        if is_scored and all(failed.points >= done.points for done, failed in pairs):
            done, failed = pairs[0]
            yield Diagnostic(
                "missing-pays",
                f"{words}: {failed.points} and {done.points} points",
                latest(profile, _giver(ruleset, failed)),
                Severity.WARNING,
                hint="what is lost has a minus, such as `-100`",
            )


def _done_and_failed(ruleset: Ruleset, call: Call, least: Call) -> tuple[Earned, Earned]:
    """Score a side that does what it called, and one that takes nothing, or a trick at nil."""
    others = (least,) * (len(ruleset.seating.sides[0]) - 1)
    calls = (*others, call)
    done = tuple(one.tricks for one in calls)
    failed = (0,) * len(calls) if call.tricks else (*done[:-1], 1)
    return ruleset.scoring.earned(calls, done), ruleset.scoring.earned(calls, failed)


def _giver(ruleset: Ruleset, failed: Earned) -> Rule:
    """Give the rule that has the most to say on a failure."""
    given = {rule: line.points for rule, line in failed.lines}
    rules: Iterable[Rule] = ruleset.of("scoring")
    return max(rules, key=lambda rule: abs(given.get(rule.id, 0)))


def worthless_rounds(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Tell of a first round without calls in which no trick is worth anything."""
    if ruleset.calling is None or ruleset.captures or ruleset.call_order(0, 1):
        return
    seats = ruleset.seats
    tricks = (ruleset.each_in(1), *(0,) * (seats - 1))
    if not any(ruleset.score((), tricks).points):
        yield Diagnostic(
            "worthless-round",
            "nobody calls in the first round, and no trick of it is worth anything",
            place_of_rule(profile, ruleset.of("calling")[0]),
            Severity.WARNING,
            hint="give `scoring` a rule such as `uncalled: {policy: uncalled_tricks}`",
        )
