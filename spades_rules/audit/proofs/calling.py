"""In which order seats call: whoever deals, and in whatever round."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

from spades_rules.audit.proofs.comparing import Inputs, compared, fact
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.audit.roundstold import rounds_called
from spades_rules.cases.situations import DealSituation
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["CALLING", "Begun"]


@dataclass(frozen=True, slots=True)
class Begun:
    """A round has been dealt."""

    dealer: int
    round: int = 1


def _answers(ruleset: Ruleset) -> Callable[[Begun], object]:
    """Give the seats in the order of their calls; none where nobody calls."""
    return lambda begun: ruleset.call_order(begun.dealer, begun.round)


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:  # noqa: ARG001 - the question's
    # The last seat deals in most examples, so that seat 0 begins.
    dealers = sorted(range(one.seats), key=lambda dealer: dealer != one.seats - 1)
    begun = [Begun(dealer, number) for number in rounds_called(one, other) for dealer in dealers]
    return compared(begun, (_answers(one), _answers(other)), INPUTS, fact, whole=True)


def _values(begun: Begun) -> tuple[Hashable, ...]:
    return begun.dealer, begun.round


INPUTS = Inputs(("dealer", "round"), _values)
"""What the order hangs on."""


def _written(begun: Begun, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    yield Written(DealSituation(dealer=begun.dealer, round=begun.round), ("first_call",))
    if begun.round > 1:
        return
    # Whole rounds take much to build, and most comparisons need none.
    from spades_rules.audit.rounds import past_calls  # noqa: PLC0415

    # Where they begin alike, the turn after the calls that they share tells them apart.
    played = past_calls(one, other, begun.dealer)
    if played is not None:
        yield Written(played, ("seat", "legal"))


CALLING = Question("calling", frozenset({"calling"}), _answers, _compare, _written)
"""Who calls first, and how often does each seat call?"""
