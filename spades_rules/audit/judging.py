"""Whether a changed rule does anything: alone, with other changed rules, or never."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from spades_rules.audit.difference import DiffVerdict, Direction
from spades_rules.audit.hybrids import Between
from spades_rules.audit.proofs import question_of
from spades_rules.audit.proofs.question import Comparison

__all__ = ["Judged", "is_noticed", "judge", "together"]


@dataclass(frozen=True, slots=True)
class Judged:
    """What came of looking for a situation in which a changed rule matters."""

    verdict: DiffVerdict
    states: int
    """The situations tried, where the rule is changed in the one rule set and in the other."""
    within: tuple[str, ...] = ()
    """The other changed rules that it takes."""
    direction: Direction | None = None


def judge(between: Between, rule: str) -> Judged:
    """Tell what a changed rule does, of those that a table enforces.

    The rule is changed alone in the first rule set, and put back alone in the second: where one
    of the two notices, it differs. A rule set that nobody can have, since its rules do not go
    together, is no such place. Where neither notices, every other changed rule is changed beside
    it. What comes out with the two rule sets changed round is the mirror image.
    """
    question = question_of(rule.partition(".")[0])
    if question is None:
        return Judged(DiffVerdict.UNSUPPORTED, 0)
    tried: list[Comparison] = []
    for within, places in _places(between, rule):
        here = [between.compare(question, first, second) for first, second in places]
        tried += here
        noticed = [comparison for comparison in here if comparison.differing]
        if noticed:
            verdict = DiffVerdict.DIFFERS_WITH if within else DiffVerdict.DIFFERS
            return Judged(verdict, _states(tried), within, _direction(noticed))
    if not _states(tried):
        return Judged(DiffVerdict.UNSUPPORTED, 0)
    whole = all(comparison.whole for comparison in tried)
    return Judged(DiffVerdict.NO_EFFECT if whole else DiffVerdict.NOT_FOUND, _states(tried))


def is_noticed(between: Between, rule: str) -> bool:
    """Tell whether a changed rule does anything, and no more than that."""
    question = question_of(rule.partition(".")[0])
    return question is not None and any(
        between.parts(question, first, second)
        for _, places in _places(between, rule)
        for first, second in places
    )


Place: TypeAlias = tuple[frozenset[str], frozenset[str]]
"""Two rule sets that differ in one rule, each told by the rules that are as in the second."""


def _places(between: Between, rule: str) -> Iterator[tuple[tuple[str, ...], dict[Place, None]]]:
    """Give where a rule is changed, at both ends: alone, then beside each other changed rule."""
    everything, alone = between.changed, frozenset((rule,))
    ends = ((frozenset[str](), alone), (everything - alone, everything))
    yield (
        (),
        dict.fromkeys(place for place in ends if all(between.is_valid(rules) for rules in place)),
    )
    for other in _others(between, rule):
        beside = frozenset((other,))
        yield (
            (other,),
            dict.fromkeys(
                ((beside, beside | alone), (everything - beside - alone, everything - beside))
            ),
        )


def _others(between: Between, rule: str) -> tuple[str, ...]:
    """Give the other changed rules, those first without which the rule is nobody's.

    The points of a call and the call itself come and go together.
    """
    ends = tuple(end for end in _ends(between, rule) if not between.is_valid(end))
    rest = sorted(between.changed - {rule})
    return tuple(
        sorted(rest, key=lambda other: not any(between.is_valid(end ^ {other}) for end in ends))
    )


def _ends(between: Between, rule: str) -> tuple[frozenset[str], frozenset[str]]:
    """Give the first rule set with only this rule changed, and the second with only it put back."""
    alone = frozenset((rule,))
    return alone, between.changed - alone


def _states(tried: Sequence[Comparison]) -> int:
    return sum(comparison.states for comparison in tried)


def _direction(noticed: Sequence[Comparison]) -> Direction | None:
    found: Direction | None = None
    for comparison in noticed:
        found = together(found, comparison.direction)
    return found


_OPPOSITE = {
    frozenset({Direction.LOOSER, Direction.STRICTER}): Direction.INCOMPARABLE,
    frozenset({Direction.HIGHER, Direction.LOWER}): Direction.MIXED,
    frozenset({Direction.SOONER, Direction.LATER}): Direction.MIXED,
}


def together(one: Direction | None, other: Direction | None) -> Direction | None:
    """Give the direction over two sets of situations from that over each."""
    if one is None or other is None or one is other:
        return one or other
    if Direction.SAME in (one, other):
        return one if other is Direction.SAME else other
    if Direction.INCOMPARABLE in (one, other):
        return Direction.INCOMPARABLE
    return _OPPOSITE.get(frozenset({one, other}), Direction.MIXED)
