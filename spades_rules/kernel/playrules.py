"""The rules of play in force, sorted by whom they bind."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from spades_rules.kernel.narrowing import CardChain, CardNarrow
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Binds, LastingRule, LedRule, PlayRule, SteadyRule

__all__ = ["Keeps", "PlayRules", "play_rules"]

Keeps: TypeAlias = Callable[[PublicTable], int]
"""What a rule of play keeps for a trick: a set of cards, -1 for every card."""


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The rules of play for who leads and for who follows, each in order."""

    to_lead: CardChain
    """The rules that can bind a leader."""
    to_follow: CardChain
    """The rules that can bind those who follow."""
    leads: tuple[CardNarrow, ...]
    """The answers of the rules that can bind a leader, without their ids."""
    follows: tuple[CardNarrow, ...]
    """The answers of the rules that can bind those who follow, without their ids."""
    lead_keeps: Keeps | None
    """What is kept for a leader, where one question to one rule settles it."""
    lead_lasts: bool
    """Whether `lead_keeps`, once it has kept every card, need not be asked again in a round."""
    follow_led: bool
    """Whether those who follow are bound to follow suit and to nothing else."""
    kept: Keeps
    """What is kept for all who follow, or 0 where each has to be asked.

    Who holds none of these cards may play anything.
    """


def play_rules(rules: Sequence[tuple[str, PlayRule]]) -> PlayRules:
    """Sort rules of play, each (rule id, policy), by whom they bind."""
    lead = [(rule, policy) for rule, policy in rules if policy.binds in (Binds.LEADER, Binds.ALL)]
    follow = [
        (rule, policy) for rule, policy in rules if policy.binds in (Binds.FOLLOWERS, Binds.ALL)
    ]
    steady = _keeps(follow)
    return PlayRules(
        to_lead=tuple((rule, policy.narrow) for rule, policy in lead),
        to_follow=tuple((rule, policy.narrow) for rule, policy in follow),
        leads=tuple(policy.narrow for _, policy in lead),
        follows=tuple(policy.narrow for _, policy in follow),
        lead_keeps=_only(_keeps(lead)),
        lead_lasts=all(isinstance(rule, LastingRule) and rule.lasting for _, rule in lead),
        follow_led=_follow_led([rule for _, rule in follow]),
        kept=_only(steady) or _all_kept(steady),
    )


def _follow_led(rules: Sequence[PlayRule]) -> bool:
    return len(rules) == 1 and isinstance(rules[0], LedRule) and rules[0].keeps_led


def _all_kept(steady: tuple[Keeps, ...] | None) -> Keeps:
    """Ask several rules at once: they settle it where no more than one keeps less than all."""

    def kept(table: PublicTable) -> int:
        if steady is None:
            return 0
        found = [cards for keeps in steady if (cards := keeps(table)) != -1]
        if len(found) == 1:
            return found[0]
        return 0 if found else -1

    return kept


def _keeps(rules: Sequence[tuple[str, PlayRule]]) -> tuple[Keeps, ...] | None:
    found = tuple(policy.keeps for _, policy in rules if isinstance(policy, SteadyRule))
    return found if len(found) == len(rules) else None


def _only(keeps: tuple[Keeps, ...] | None) -> Keeps | None:
    return keeps[0] if keeps and len(keeps) == 1 else None
