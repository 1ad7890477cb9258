"""Who passes cards to whom: every end of the calls that rules of exchange can tell apart."""

from collections.abc import Callable, Hashable, Iterator

from spades_rules.audit.calling import words_of
from spades_rules.audit.callsout import calls_out, is_whole_after, tells_rounds
from spades_rules.audit.proofs.comparing import Inputs, compared, fact
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.cases.situations import ExchangeSituation
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["EXCHANGE"]


def _answers(ruleset: Ruleset) -> Callable[[PublicTable], object]:
    """Give of a table after the calls the passes that they bring about."""
    return ruleset.steps


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:
    asks = (_answers(one), _answers(other))
    whole = is_whole_after("exchange", one, other)
    inputs = _inputs(rounds=tells_rounds("exchange", one, other))
    return compared(calls_out("exchange", one, other, seed), asks, inputs, fact, whole=whole)


def _inputs(*, rounds: bool) -> Inputs:
    """Give what the passes hang on; on the round only where a rule looks at it."""

    def values(table: PublicTable) -> tuple[Hashable, ...]:
        said = tuple(call.name for _, call in table.calls)
        return said, table.setting.dealer, table.setting.round if rounds else None

    return Inputs(("calls", "dealer", "round"), values)


def _written(table: PublicTable, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    situation = ExchangeSituation(
        dealer=table.setting.dealer,
        calls=words_of(call for _, call in table.calls),
        round=table.setting.round if tells_rounds("exchange", one, other) else 1,
    )
    yield Written(situation, ("steps",))
    # Whole rounds take much to build, and most comparisons need none.
    from spades_rules.audit.proofs.passing import to_pass  # noqa: PLC0415

    # Whether cards arrive together shows only in what may be passed on.
    played = to_pass(one, other, table)
    if played is not None:
        yield Written(played, ("seat", "legal"))


EXCHANGE = Question("exchange", frozenset({"exchange"}), _answers, _compare, _written)
"""Who passes how many cards to whom, and in which order?"""
