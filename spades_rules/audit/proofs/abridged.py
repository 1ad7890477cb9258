"""A rule set known by some of its rules alone, so that what hangs on just those is kept for all."""

from collections.abc import Callable
from dataclasses import dataclass, field

from spades_rules.kernel.ruleset import Rule, Ruleset

__all__ = ["Abridged", "abridged"]


@dataclass(frozen=True, slots=True)
class Abridged:
    """A rule set that is equal to every other one with the same rules of those that count."""

    rules: tuple[Rule, ...]
    """The rules that count."""
    ruleset: Ruleset = field(compare=False)


def abridged(ruleset: Ruleset, counts: Callable[[Rule], bool]) -> Abridged:
    """Let only some of its rules tell a rule set from others."""
    return Abridged(tuple(filter(counts, ruleset.rules)), ruleset)
