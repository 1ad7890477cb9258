"""The situations that can tell one rule set from another, and where two of them part."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from spades_rules.audit.variants import changed
from spades_rules.kernel.ruleset import Rule, Ruleset

__all__ = ["Domain", "parting", "parting_by", "remembered"]


@dataclass(frozen=True, slots=True)
class Domain:
    """The situations in which a question is asked, and how a rule set answers it."""

    situations: Callable[[], Iterator[Any]]
    """Gives the situations, those that are likely to tell most first."""
    answers: Callable[[Ruleset], Callable[[Any], object]]
    """Turns a rule set into its answers, values that are equal when the answers are."""
    glance: Callable[[Any, Any], Callable[[Any], bool]] | None = None
    """Tells of two policies for a rule, quicker than by answers, where they may differ; the second
    is `None` for a rule that is dropped."""


def parting(domain: Domain, one: Ruleset, other: Ruleset) -> Any:  # noqa: ANN401 - as the domain has it
    """Give the first situation that two rule sets answer differently; none where there is none."""
    return next(_partings(domain, one, other, domain.situations()), None)


def parting_by(domain: Domain, ruleset: Ruleset, rule: Rule, policy: Any) -> Any:  # noqa: ANN401 - of any slot
    """Give the first situation answered differently when another policy answers for a rule.

    With `None` for the policy the rule is dropped. No situation at all gives `None`, too.
    """
    situations = domain.situations()
    if domain.glance is not None:
        situations = filter(domain.glance(rule.policy, policy), situations)
    return next(_partings(domain, ruleset, changed(ruleset, rule.id, policy), situations), None)


def _partings(
    domain: Domain, one: Ruleset, other: Ruleset, situations: Iterator[Any]
) -> Iterator[Any]:
    ours, theirs = domain.answers(one), domain.answers(other)
    return (situation for situation in situations if ours(situation) != theirs(situation))


def remembered(situations: Iterator[Any]) -> Callable[[], Iterator[Any]]:
    """Give situations as often as one likes, each made when it is first wanted."""
    kept: list[Any] = []

    def again() -> Iterator[Any]:
        place = 0
        while True:
            if place == len(kept):
                following = next(situations, None)
                if following is None:
                    return
                kept.append(following)
            yield kept[place]
            place += 1

    return again
