"""What can make no difference: a rule, or a value of one, in every situation that there is."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from spades_rules.audit.proofs.doing import does_otherwise
from spades_rules.audit.variants import changed, variants
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import Profile

__all__ = ["Effects", "effectless", "effects"]

OPTIONAL = frozenset({"calls", "bidding", "exchange", "play", "claim", "scoring", "ending"})
"""The questions that get along without any one of their rules."""


@dataclass(frozen=True, slots=True)
class Effects:
    """A rule set with the situations in which its rules can make a difference."""

    ruleset: Ruleset

    def is_idle(self, rule: Rule) -> bool:
        """Tell whether the table would play and score all the same without a rule."""
        return rule.slot in OPTIONAL and self._same(rule, None)

    def without(self, rule: Rule) -> "Effects":
        """Give the same without an idle rule: nothing else changes."""
        return replace(self, ruleset=changed(self.ruleset, rule.id, None))

    def idle_parameters(self, rule: Rule, only: frozenset[str] | None = None) -> Iterator[str]:
        """Give the parameters of a rule that make no difference whatever they say.

        Asked about are all of them or some; one that can say nothing else is never among them.
        """
        words = tuple(self.ruleset.calls.by_name)
        for name, found in groupby(variants(rule.policy, words), lambda one: one.parameter):
            asked = only is None or name in only
            if asked and all(self._same(rule, one.policy) for one in found):
                yield name

    def _same(self, rule: Rule, policy: Any) -> bool:  # noqa: ANN401 - of any slot
        return not does_otherwise(rule.slot, self.ruleset, changed(self.ruleset, rule.id, policy))


def effects(ruleset: Ruleset) -> Effects:
    """Prepare to ask what rules and values do."""
    return Effects(ruleset)


def effectless(ruleset: Ruleset, profile: Profile) -> tuple[str, ...]:
    """Give the path of every parameter that makes no difference whatever it says.

    All parameters of all rules of a compiled profile are tried, those of idle rules too, in the
    order of the profile. Left out are parameters that can say nothing else, and the rules that no
    program enforces.
    """
    known = effects(ruleset)
    return tuple(
        f"{setting.id}.{parameter}"
        for setting in profile.settings
        if (rule := ruleset.rule(setting.id)) is not None
        for parameter in known.idle_parameters(rule)
    )
