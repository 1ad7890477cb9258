"""In which order seats call: whoever deals."""

from collections.abc import Callable, Hashable, Iterator

from spades_rules.audit.calling import common_order, ordinary, words_of
from spades_rules.audit.proofs.comparing import Inputs, compared, fact
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.cases.situations import DealSituation, PlayedRound, RoundsSituation
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["CALLING"]


def _answers(ruleset: Ruleset) -> Callable[[int], object]:
    """Give of a dealer the seats in the order of their calls."""
    return ruleset.call_order


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:  # noqa: ARG001 - the question's
    # The last seat deals in most examples, so that seat 0 begins.
    dealers = sorted(range(one.seats), key=lambda dealer: dealer != one.seats - 1)
    asks = (_answers(one), _answers(other))
    return compared(dealers, asks, INPUTS, fact, whole=True)


def _values(dealer: int) -> tuple[Hashable, ...]:
    return (dealer,)


INPUTS = Inputs(("dealer",), _values)
"""What the order hangs on."""


def _written(dealer: int, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    yield Written(DealSituation(dealer=dealer), ("first_call",))
    # Where they begin alike, the turn after the calls that they share tells them apart.
    words = set(one.calls.by_name) & set(other.calls.by_name)
    calls = sorted((one.calls.by_name[word] for word in words), key=ordinary)
    if calls:
        order = common_order((one, other), dealer)
        each = one.dealing[1].each
        cards = one.pack.cards
        hands = tuple(cards[seat :: one.seats][:each] for seat in range(one.seats))
        played = PlayedRound(dealer=dealer, hands=hands, calls=words_of(calls[0] for _ in order))
        yield Written(RoundsSituation(rounds=(played,)), ("seat", "legal"))


CALLING = Question("calling", frozenset({"calling"}), _answers, _compare, _written)
"""Who calls first, and how often does each seat call?"""
