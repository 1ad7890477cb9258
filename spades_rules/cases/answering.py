"""The rules asked about a situation; the answer comes from the same code that runs a table."""

from typing import assert_never

from spades_rules.cases.answers import Answer, AnswerValue
from spades_rules.cases.case import Case
from spades_rules.cases.choice_answers import answer_choice
from spades_rules.cases.fact_answers import answer_fact
from spades_rules.cases.fitting import Fitting
from spades_rules.cases.round_answers import answer_rounds
from spades_rules.cases.score_answers import answer_score
from spades_rules.cases.situations import (
    AtTheTable,
    BidSituation,
    ClaimSituation,
    DealSituation,
    DrawSituation,
    EndingSituation,
    ExchangeSituation,
    LeadSituation,
    MisdealSituation,
    PlaySituation,
    RoundsSituation,
    SideScore,
    TableScore,
    TrickSituation,
)
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["answer_situation"]


def answer_situation(
    case: Case, situation: AtTheTable, ruleset: Ruleset
) -> Answer | tuple[Diagnostic, ...]:
    """Ask a rule set about the situation of a case, or say what in it does not fit the rules."""
    fitting = Fitting(case, ruleset)
    value = _ask(situation, fitting)
    if value is None:
        return tuple(sorted(fitting.found, key=lambda one: (one.span, one.code)))
    return Answer(case.kind, value, ruleset, one_side=isinstance(situation, SideScore))


def _ask(situation: AtTheTable, fitting: Fitting) -> AnswerValue | None:
    match situation:
        case SideScore() | TableScore() | EndingSituation():
            return answer_score(situation, fitting)
        case BidSituation() | PlaySituation() | ClaimSituation():
            return answer_choice(situation, fitting)
        case (
            TrickSituation()
            | DealSituation()
            | MisdealSituation()
            | DrawSituation()
            | LeadSituation()
            | ExchangeSituation()
        ):
            return answer_fact(situation, fitting)
        case RoundsSituation():
            return answer_rounds(situation, fitting)
        case _:
            assert_never(situation)
