"""Who leads to the first trick: every end of the calls that rules of leading can tell apart."""

from collections.abc import Callable, Hashable, Iterator

from spades_rules.audit.calling import words_of
from spades_rules.audit.callsout import calls_out, is_whole_after
from spades_rules.audit.proofs.comparing import Inputs, compared, fact
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.cases.situations import LeadSituation
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["LEADING"]


def _answers(ruleset: Ruleset) -> Callable[[PublicTable], object]:
    """Give of a table after the calls the seat that leads."""
    return ruleset.leading[1].leader


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:
    asks = (_answers(one), _answers(other))
    whole = is_whole_after("leading", one, other)
    return compared(calls_out("leading", one, other, seed), asks, INPUTS, fact, whole=whole)


def _values(table: PublicTable) -> tuple[Hashable, ...]:
    return table.setting.dealer, tuple(call.name for _, call in table.calls)


INPUTS = Inputs(("dealer", "calls"), _values)
"""What the lead hangs on."""


def _written(table: PublicTable, one: Ruleset, other: Ruleset) -> Iterator[Written]:  # noqa: ARG001 - the question's
    situation = LeadSituation(
        dealer=table.setting.dealer, calls=words_of(call for _, call in table.calls)
    )
    yield Written(situation, ("seat",))


LEADING = Question("leading", frozenset({"leading"}), _answers, _compare, _written)
"""Who leads to the first trick?"""
