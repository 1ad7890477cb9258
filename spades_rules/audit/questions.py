"""What each rule can be asked: by the question that it answers, every situation that tells."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from spades_rules.audit.domains import Domain, remembered
from spades_rules.audit.endings import final_scores
from spades_rules.audit.scores import may_earn_otherwise, side_rounds, tallies
from spades_rules.kernel.ruleset import Rule, Ruleset

__all__ = ["domains"]


def domains(ruleset: Ruleset) -> Callable[[Rule], Domain]:
    """Give for each rule the domain in which it can make a difference.

    What is asked there is the whole rule set, so that a rule that others outdo makes none. The
    situations are remembered for as long as the answer is kept.
    """
    found: dict[str, Domain] = {}

    def domain_of(rule: Rule) -> Domain:
        question = _question(rule)
        if question not in found:
            made = _MAKERS[question](ruleset)
            found[question] = replace(made, situations=remembered(made.situations()))
        return found[question]

    return domain_of


def _question(rule: Rule) -> str:
    if rule.slot == "scoring":
        return "settling" if hasattr(rule.policy, "settle") else "earning"
    together = {"contract": "earning", "bidding": "calls", "result": "ending"}
    return together.get(rule.slot, rule.slot)


def _earned(ruleset: Ruleset) -> Callable[[Any], object]:
    earned = ruleset.scoring.earned

    def answer(side: Any) -> object:  # noqa: ANN401 - of `side_rounds`
        found = earned(side.calls, side.tricks)
        return found.points, {name: count for name, count in found.counts if count}

    return answer


def _settled(ruleset: Ruleset) -> Callable[[Any], object]:
    def answer(counts: Any) -> object:  # noqa: ANN401 - of `tallies`
        return [
            (side, line.points, line.tally, line.count)
            for _, policy in ruleset.scoring.settling
            for side, line in policy.settle(counts)
            if line.points or line.count
        ]

    return answer


_MAKERS: Mapping[str, Callable[[Ruleset], Domain]] = MappingProxyType(
    {
        "earning": lambda rules: Domain(lambda: side_rounds(rules), _earned, may_earn_otherwise),
        "settling": lambda rules: Domain(lambda: tallies(rules), _settled),
        "ending": lambda rules: Domain(lambda: final_scores(rules), _verdict),
    }
)
"""The domain of each question about scores."""


def _verdict(ruleset: Ruleset) -> Callable[[Any], object]:
    return ruleset.verdict
