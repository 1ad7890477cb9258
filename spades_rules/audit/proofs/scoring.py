"""What a round is worth: every round of a side after every history, under two rule sets."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from spades_rules.audit.difference import Direction
from spades_rules.audit.proofs import scorecases, scorepartings, sidescores, uncalled
from spades_rules.audit.proofs.jointscores import joint_counts
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.audit.proofs.scorefaces import faced
from spades_rules.audit.proofs.scorepartings import partings
from spades_rules.audit.proofs.scorevariation import variation
from spades_rules.audit.proofs.sidescores import Scored
from spades_rules.audit.proofs.uncalled import Uncalled
from spades_rules.audit.roundstold import is_silent
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["SCORING", "Scored", "compare", "first_parting"]


def compare(one: Ruleset, other: Ruleset, seed: int = 1) -> Comparison:  # noqa: ARG001 - as of every question
    """Compare what two rule sets make of every round of a side.

    The rounds are all calls that both let a side make with every split of the tricks. Before each
    stands every pair of tallies that one history of rounds leaves under the two; where something
    is settled that hangs on two sides at once it is every such pair of both, and what the other
    side adds. The comparison is not whole where tallies grow without bound, or where a rule that
    might read them does not say so, and where cards count that are taken; nor where a side can have
    more rounds than are gone through, unless the two score by the very same rules.

    Where nobody calls, the rounds are all splits of the tricks and of the cards that count; where
    nobody does in the first round, they are these as well.
    """
    if uncalled.is_uncalled(one, other):
        return uncalled.compare(one, other)
    called = _called(one, other)
    # A first round without calls is scored as well, and those with calls after it.
    return _both(called, uncalled.compare(one, other)) if is_silent(one, other) else called


def _both(called: Comparison, bare: Comparison) -> Comparison:
    """Put rounds with calls and rounds without together."""

    def vary(scored: Scored | Uncalled) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return (bare if isinstance(scored, Uncalled) else called).vary(scored)

    directions = {called.direction, bare.direction} - {None} or {None}
    return Comparison(
        states=called.states + bare.states,
        differing=called.differing + bare.differing,
        whole=called.whole and bare.whole,
        direction=directions.pop() if len(directions) == 1 else Direction.MIXED,
        partings=lambda: chain(called.partings(), bare.partings()),
        vary=vary,
    )


def _called(one: Ruleset, other: Ruleset) -> Comparison:
    face = faced(one, other)

    def given() -> Iterator[Scored]:
        return partings(face)

    def vary(scored: Scored) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return variation(face, scored)

    return Comparison(
        states=sum(sum(rounds.values()) for rounds in face.rounds.values()) * len(face.ways),
        differing=face.differing(),
        whole=face.whole and face.meeting.whole and one.captures is other.captures is None,
        direction=_direction(face.rises()),
        partings=given,
        vary=vary,
    )


def _direction(rises: frozenset[int]) -> Direction | None:
    """Give the direction of the points that a side gets, where anything differs.

    Where its points never differ, and only a tally or what other sides get, neither is more.
    """
    if not rises:
        return None
    higher, lower = max(rises) > 0, min(rises) < 0
    if higher == lower:
        return Direction.MIXED
    return Direction.HIGHER if higher else Direction.LOWER


def answers(ruleset: Ruleset) -> Callable[[Any], object]:
    """Give what tells the worth of a round; none where a rule set has no such round or call."""
    if uncalled.is_uncalled(ruleset):
        return uncalled.answers(ruleset)
    called = sidescores.answers(ruleset)
    bare = uncalled.answers(ruleset) if is_silent(ruleset) else lambda _: None
    return lambda taken: bare(taken) if isinstance(taken, Uncalled) else called(taken)


def first_parting(
    one: Ruleset, other: Ruleset, *, unread: bool = False
) -> Scored | Uncalled | None:
    """Give some round that two rule sets score differently; none where there is none.

    It is the quickest to find, and not the most ordinary one. With `unread` a tally counts, too,
    that no rule reads and only the score sheet shows.
    """
    if not uncalled.is_uncalled(one, other):
        called = scorepartings.first_parting(one, other, unread=unread)
        if called is not None or not is_silent(one, other):
            return called
    ours, theirs = uncalled.answers(one), uncalled.answers(other)
    found = (taken for taken in uncalled.rounds(one, other) if ours(taken) != theirs(taken))
    return next(found, None)


def written(scored: Scored | Uncalled, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    """Give a parting as cases can say it."""
    if isinstance(scored, Uncalled):
        return uncalled.written(scored)
    return scorecases.written(scored, one, other)


def _parts(one: Ruleset, other: Ruleset, seed: int) -> bool:  # noqa: ARG001 - the question's
    return first_parting(one, other) is not None


def _jointly(one: Ruleset, other: Ruleset) -> tuple[int, int] | None:
    apart = uncalled.is_uncalled(one, other) or is_silent(one, other)
    counts = None if apart else joint_counts(one, other)
    return None if counts is None else (counts.states, counts.differing)


SCORING = Question(
    name="scoring",
    slots=frozenset({"capture", "contract", "scoring"}),
    answers=answers,
    compare=compare,
    written=written,
    jointly=_jointly,
    parts=_parts,
)
"""What is this round worth to a side?"""
