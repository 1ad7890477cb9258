"""When a game is over and who has won it: every telling score after a round."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import product
from typing import Any, TypeAlias

from spades_rules.audit.difference import Direction
from spades_rules.audit.numbers import numbers_in, numbers_of
from spades_rules.audit.proofs.abridged import Abridged, abridged
from spades_rules.audit.proofs.comparing import Inputs, compared
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.audit.proofs.scorecases import round_of
from spades_rules.audit.proofs.siderounds import (
    Taken,
    are_too_many,
    said_in_both,
    splits,
    tricks_in_both,
)
from spades_rules.cases.situations import EndingSituation
from spades_rules.kernel.public import Standing
from spades_rules.kernel.questions import Tie
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees, sight_of
from spades_rules.kernel.verdict import Verdict, judge

__all__ = ["ENDING", "Ended", "compare", "first_parting"]

Totals: TypeAlias = tuple[int, ...]

_Counts: TypeAlias = tuple[tuple[str, int], ...]
"""What a round adds to some tallies, by their names."""

SLOTS = ("ending", "result")
"""The questions that together decide about the end."""
NEAR = 20
"""How far short of every number that is named totals are tried, too: about a trick or two."""
FURTHER = 100
"""How far beyond every number that is named totals are tried, too."""
LATE = 9
"""A round by which most games have come near their end."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A round has been scored, and it is asked whether the game is over."""

    totals: Totals
    round: int
    """How many rounds have been played."""
    before: tuple[Totals, ...] = ()
    """The totals after the rounds just before, oldest first; of earlier ones nothing is said."""
    tallies: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Tallies by name, each side's count, where a rule looks at them; others are empty."""
    taken: Taken | None = None
    """What the first side called and took in the first round, where an ending counts rounds; the
    tallies are then what it makes of that."""


def answers(ruleset: Ruleset) -> Callable[[Ended], Verdict]:
    """Give what tells of a score whether the game is over, who has won and by which rule."""
    known = frozenset(ruleset.tallies)
    others = (0,) * (len(ruleset.seating.sides) - 1)
    counted = _counted(abridged(ruleset, _may_count))

    def judged(ended: Ended, tallies: dict[str, tuple[int, ...]]) -> Verdict:
        # Scores by the hundred thousand, all of them made here, are not asked whether they fit.
        counts = {**ruleset.start.tallies, **tallies}
        standing = Standing(ended.totals, counts, ended.round, ended.before)
        return judge(ruleset.endings, ruleset.result, standing)

    # Of all that a side can do in a first round very little is counted.
    known_first: dict[_Counts, Verdict] = {}

    def after_first(ended: Ended, taken: Taken) -> Verdict:
        counts = counted(taken)
        if counts not in known_first:
            known_first[counts] = judged(ended, {name: (own, *others) for name, own in counts})
        return known_first[counts]

    def answer(ended: Ended) -> Verdict:
        if ended.taken is not None:
            return after_first(ended, ended.taken)
        return judged(ended, {name: counts for name, counts in ended.tallies if name in known})

    return answer


def _may_count(rule: Rule) -> bool:
    """Tell whether a rule can have a part in what a side's round adds to a tally."""
    return rule.slot in ("calls", "contract", "scoring") or hasattr(rule.policy, "earn")


@lru_cache(maxsize=4)
def _counted(scored: Abridged) -> Callable[[Taken], _Counts]:
    """Give what tells what a side's first round adds to the tallies of endings that count rounds.

    Many rule sets that are compared count alike, and of millions of rounds no score is kept.
    """
    ruleset = scored.ruleset
    counted = frozenset(policy.tally for policy in _counting(ruleset))
    scoring = replace(ruleset.scoring, known={})
    known: dict[Taken, _Counts] = {}
    # As few as there are of them, each is kept once.
    same: dict[_Counts, _Counts] = {}

    def counts(taken: Taken) -> _Counts:
        found = known.get(taken)
        if found is None:
            calls = tuple(ruleset.calls.by_name[name] for name in taken.calls)
            earned = scoring.earned(calls, taken.tricks)
            scoring.known.clear()
            made = tuple((name, own) for name, own in earned.counts if name in counted)
            found = known[taken] = same.setdefault(made, made)
        return found

    return counts


def compare(one: Ruleset, other: Ruleset, seed: int = 1) -> Comparison:  # noqa: ARG001 - as of every question
    """Compare when two rule sets end a game, and for whom.

    Tried are totals at, just before and just after every number that a rule of either names, at
    nothing and far beyond, for one side against the rest in every combination; as far as a rule
    looks at them, early and late rounds, tallies, and earlier rounds that left the sides level. A
    score counts only if neither game was over before it. Where an ending counts rounds of a kind,
    every first round of a side is tried as well. The comparison is not whole where a rule
    does not say what it looks at, or looks at all that went before, nor where an ending counts
    rounds and a side can have too many.
    """
    found = compared(
        situations(one, other),
        (answers(one), answers(other)),
        Inputs(
            ("our total", "their total", "tallies", "round", "before", "calls", "tricks"), _values
        ),
        _direction,
        whole=None not in _sights(one, other)
        and Sees.BEFORE not in _seen(one, other)
        and not (_counts_rounds(one, other) and are_too_many(one, other)),
    )
    ours, theirs = answers(one), answers(other)

    def telling(ended: Ended) -> tuple[bool, bool]:
        mine, yours = ours(ended), theirs(ended)
        return mine.over == yours.over, mine.winner == yours.winner

    # The end of the game tells more than who has won it, and either more than the rule.
    parted = sorted(found.partings(), key=telling)
    return replace(found, partings=lambda: iter(parted))


def first_parting(one: Ruleset, other: Ruleset) -> Ended | None:
    """Give the first score of which two rule sets judge differently; none where there is none."""
    ours, theirs = answers(one), answers(other)
    found = (ended for ended in situations(one, other) if ours(ended) != theirs(ended))
    return next(found, None)


def _parts(one: Ruleset, other: Ruleset, seed: int) -> bool:  # noqa: ARG001 - the question's
    return first_parting(one, other) is not None


def situations(one: Ruleset, other: Ruleset) -> Iterator[Ended]:
    """Give scores that both rule sets can come to, the most ordinary ones first."""
    seen = _seen(one, other)
    numbers = sorted({0, *numbers_in(one, *SLOTS), *numbers_in(other, *SLOTS)})
    short = {number - NEAR for number in numbers if {number - 1, number + 1} <= {*numbers}}
    grid = sorted({numbers[0] - FURTHER, *short, *numbers, numbers[-1] + FURTHER})
    sides = len(one.seating.sides)
    totals = [(us, *(them,) * (sides - 1)) for us, them in product(grid, repeat=2)]
    before = _before(one, other, [(total,) * sides for total in sorted(grid, key=_falling)])
    tallies = _tallies(one, other) if Sees.TALLIES in seen else [()]
    reached = _reached(one, other)
    for past, number, counts in product(before, _rounds(one, other, numbers), tallies):
        if number > len(past) and reached(number, past):
            last = past[-1] if past else (0,) * sides
            for now in sorted(totals, key=lambda now: _odd(now, last)):
                yield Ended(now, number, past, counts)
    if _counts_rounds(one, other):
        nothing = (0,) * sides
        for names in said_in_both(one, other):
            for tricks in splits(len(names), tricks_in_both(one, other)):
                yield Ended(nothing, 1, taken=Taken(names, tricks))


def _counts_rounds(one: Ruleset, other: Ruleset) -> bool:
    return bool(_counting(one) or _counting(other))


def _counting(ruleset: Ruleset) -> tuple[Any, ...]:
    """Give the endings that count rounds of a kind themselves."""
    return tuple(policy for _, policy in ruleset.endings if hasattr(policy, "earn"))


def _sights(one: Ruleset, other: Ruleset) -> tuple[frozenset[Sees] | None, ...]:
    rules = (rule for ruleset in (one, other) for slot in SLOTS for rule in ruleset.of(slot))
    return tuple(sight_of(rule.policy) for rule in rules)


def _seen(one: Ruleset, other: Ruleset) -> frozenset[Sees]:
    """Give what rules look at; one that does not say may look at anything."""
    everything = frozenset(Sees)
    found = (everything if sight is None else sight for sight in _sights(one, other))
    return frozenset[Sees]().union(*found)


def _odd(totals: Totals, last: Totals) -> tuple[object, ...]:
    """Tell how odd totals are: ordinary ones are near to those before, their own more than ours."""
    moved = [abs(now - then) for now, then in zip(totals, last, strict=True)]
    return sum(moved), sum(moved[1:]), totals


def _falling(total: int) -> tuple[bool, int]:
    """Put totals above nothing before those below it, and small ones before great ones."""
    return total < 0, abs(total)


def _rounds(one: Ruleset, other: Ruleset, numbers: list[int]) -> list[int]:
    """Give after how many rounds it is asked, the most ordinary number first."""
    if Sees.ROUND not in _seen(one, other):
        return [LATE, 1]
    named = [number for number in numbers if number > 0]
    return list(dict.fromkeys((LATE, 1, *named, *(number + LATE for number in named[-1:]))))


def _before(one: Ruleset, other: Ruleset, level: list[Totals]) -> list[tuple[Totals, ...]]:
    """Give what may have gone before: nothing that matters, and rounds that left all level."""
    waits = any(ruleset.result[1].tie == Tie.SUDDEN_DEATH for ruleset in (one, other))
    if not waits and Sees.BEFORE not in _seen(one, other):
        return [()]
    once = [(totals,) for totals in level]
    twice = [(first, then) for first in level for then in dict.fromkeys((first, level[0]))]
    return [(), *once, *twice]


def _tallies(one: Ruleset, other: Ruleset) -> list[tuple[tuple[str, tuple[int, ...]], ...]]:
    """Give tallies of either side on both sides of every number, one tally at a time.

    The numbers are those that rules name which look at tallies, and a rule that keeps a tally of
    its own looks at no other.
    """
    sides = len(one.seating.sides)
    found: dict[tuple[tuple[str, tuple[int, ...]], ...], None] = {(): None}
    for ruleset, slot in product((one, other), SLOTS):
        for rule in ruleset.of(slot):
            if Sees.TALLIES in (sight_of(rule.policy) or frozenset(Sees)):
                own = getattr(rule.policy, "tally", "")
                names = (own,) if own else tuple(dict.fromkeys((*one.tallies, *other.tallies)))
                named = (number for number in numbers_of([rule.policy]) if number > 0)
                counts = list(dict.fromkeys((0, 1, *named)))
                for name, us, them in product(names, counts, counts):
                    if us or them:
                        found[((name, (us, *(them,) * (sides - 1))),)] = None
    return list(found)


def _reached(one: Ruleset, other: Ruleset) -> Callable[[int, tuple[Totals, ...]], bool]:
    """Tell whether both games can have come so far: neither was over after an earlier round.

    Of rounds that nothing is said of it is taken that they left all sides at nothing.
    """
    asks = answers(one), answers(other)
    nothing = (0,) * len(one.seating.sides)

    @cache
    def goes_on(number: int, totals: Totals, past: tuple[Totals, ...]) -> bool:
        return not any(ask(Ended(totals, number, past)).over for ask in asks)

    def reached(number: int, past: tuple[Totals, ...]) -> bool:
        quiet = number - len(past)
        return all(goes_on(played, nothing, ()) for played in range(1, quiet)) and all(
            goes_on(quiet + place, totals, past[:place]) for place, totals in enumerate(past)
        )

    return reached


def _values(ended: Ended) -> tuple[Hashable, ...]:
    # Tallies that a round makes are none of those that are tried by themselves.
    taken, tallies = (ended.taken, None) if ended.taken else (Taken((), ()), ended.tallies)
    return (
        ended.totals[0],
        ended.totals[1:],
        (tallies,),
        ended.round,
        ended.before,
        taken.calls,
        taken.tricks,
    )


def _direction(pairs: Iterable[tuple[Any, Any]]) -> Direction | None:
    """Give which of two rule sets ends the game sooner.

    Where both always end it together neither does: another winner is a mixed change, and another
    rule to end it none.
    """
    sooner = later = winners = found = False
    for one, other in pairs:
        found = True
        sooner = sooner or (other.over and not one.over)
        later = later or (one.over and not other.over)
        winners = winners or one.winner != other.winner
    if sooner != later:
        return Direction.SOONER if sooner else Direction.LATER
    if sooner or winners:
        return Direction.MIXED
    return Direction.SAME if found else None


def written(ended: Ended, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    """Give a score as a case says it; of tallies a case can say sets and slams."""
    if ended.taken is not None:
        game = round_of(ended.taken, one, other)
        if game is not None:
            yield Written(game, ("over", "winner", "by"))
        return
    tallies = dict(ended.tallies)
    sets, slams = tallies.pop("sets", ()), tallies.pop("slams", ())
    if not tallies:
        situation = EndingSituation(
            totals=ended.totals, round=ended.round, before=ended.before, sets=sets, slams=slams
        )
        yield Written(situation, ("over", "winner", "by"))


ENDING = Question(
    name="ending",
    slots=frozenset(SLOTS),
    answers=answers,
    compare=compare,
    written=written,
    parts=_parts,
)
"""Is the game over, and who has won?"""
