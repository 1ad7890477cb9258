"""Who passes cards to whom: every end of the calls that rules of exchange can tell apart."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import chain

from spades_rules.audit.calling import words_of
from spades_rules.audit.callsout import calls_out, is_whole_after, rounds_passed, tells_rounds
from spades_rules.audit.holders import deciding, ways_to_hold
from spades_rules.audit.proofs.comparing import Inputs, compared, fact
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.cases.situations import ExchangeSituation
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Step
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["EXCHANGE", "Moment"]


@dataclass(frozen=True, slots=True)
class Moment:
    """Cards may be passed: nobody has called yet, or all have."""

    table: PublicTable
    hands: tuple[int, ...]
    """The cards seat by seat that decide who passes, and no others."""
    before: bool
    """Whether nobody has called yet."""


def _answers(ruleset: Ruleset) -> Callable[[Moment], object]:
    """Give of a moment the passes that it brings about."""

    def answer(moment: Moment) -> tuple[Step, ...]:
        table, hands = moment.table, moment.hands
        if _is_called(ruleset, table):
            return ruleset.steps(table, hands, before=moment.before)
        # Where nobody calls, what is passed after the calls follows at once.
        before = ruleset.steps(table, hands, before=True)
        return (*before, *ruleset.steps(table, hands))

    return answer


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:
    asks = (_answers(one), _answers(other))
    whole = is_whole_after("exchange", one, other)
    inputs = _inputs(rounds=_is_told(one, other))
    return compared(_moments(one, other, seed), asks, inputs, fact, whole=whole)


def _moments(one: Ruleset, other: Ruleset, seed: int) -> Iterator[Moment]:
    """Give the moments before the calls at which anything can be passed, and those after them."""
    before = ((table, True) for table in _uncalled(one, other))
    after = ((table, False) for table in calls_out("exchange", one, other, seed))
    for table, early in chain(before, after):
        for hands in ways_to_hold(one, deciding(table, one, other)):
            yield Moment(table, hands, early)


def _uncalled(one: Ruleset, other: Ruleset) -> Iterator[PublicTable]:
    """Give for every dealer, and every round that rules tell apart, a table before the calls.

    Left out are rounds in which all that is passed waits for the calls, and all of them where
    nobody ever calls.
    """
    if not (one.calling or other.calling):
        return
    early = one.passing_before or other.passing_before
    for standing in rounds_passed(one, other):
        for dealer in range(one.seats - 1, -1, -1):
            table = PublicTable(one.setting(dealer, standing))
            if early or not all(_is_called(ruleset, table) for ruleset in (one, other)):
                yield table


def _is_called(ruleset: Ruleset, table: PublicTable) -> bool:
    """Tell whether anybody calls in the round of a table."""
    return bool(ruleset.call_order(table.setting.dealer, table.setting.round))


def _is_told(*rulesets: Ruleset) -> bool:
    """Tell whether it matters which round it is: for the passes, or for whether anybody calls."""
    silent = any(ruleset.calls_in is not None for ruleset in rulesets)
    return silent or tells_rounds("exchange", *rulesets)


def _inputs(*, rounds: bool) -> Inputs:
    """Give what the passes hang on; on the round only where a rule looks at it."""

    def values(moment: Moment) -> tuple[Hashable, ...]:
        table = moment.table
        said = None if moment.before else tuple(call.name for _, call in table.calls)
        number = table.setting.round if rounds else None
        held = moment.hands if any(moment.hands) else None
        return said, table.setting.dealer, held, number

    return Inputs(("calls", "dealer", "hands", "round"), values)


def _written(moment: Moment, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    table = moment.table
    told = deciding(table, one, other)
    cards = one.pack.cards_of
    situation = ExchangeSituation(
        dealer=table.setting.dealer,
        calls=words_of(call for _, call in table.calls),
        hands=tuple(cards(hand) for hand in moment.hands) if told else (),
        round=table.setting.round if _is_told(one, other) else 1,
    )
    yield Written(situation, ("steps",))
    # Whole rounds take much to build, and most comparisons need none.
    from spades_rules.audit.proofs.passing import to_pass  # noqa: PLC0415

    # Whether cards arrive together shows only in what may be passed on.
    played = to_pass(one, other, table, moment.hands)
    if played is not None:
        yield Written(played, ("seat", "legal"))


EXCHANGE = Question("exchange", frozenset({"exchange"}), _answers, _compare, _written)
"""Who passes how many cards to whom, and in which order?"""
