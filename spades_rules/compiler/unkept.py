"""Rules on bids that nobody can ever keep together, whatever is dealt and called."""

from collections.abc import Iterator

from spades_rules.compiler.crosscheck import sites
from spades_rules.compiler.keeping import can_be_kept
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import Profile

__all__ = ["unkept"]

CONCERNED = ("seating", "deck", "ranking", "trump", "dealing", "calling", "calls", "bidding")
"""The questions on whose answers it hangs."""

FEW = 12
"""Of how many rules those are looked for that cannot be kept together."""


def unkept(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Find rules on bids of which one must be waived in every round, as few as say so together."""
    rules = ruleset.of("bidding")
    if not rules or _can_be_kept(ruleset, rules):
        return
    # Of very many rules all are named: to try without each takes as many searches.
    for rule in rules if len(rules) <= FEW else ():
        fewer = tuple(one for one in rules if one is not rule)
        if not _can_be_kept(ruleset, fewer):
            rules = fewer
    settings = [profile.rules["bidding"][rule.id.partition(".")[2]] for rule in rules]
    places = [setting.span for setting in settings if setting.span is not None]
    yield Diagnostic(
        "bids-cannot-be-kept",
        _message(rules, ruleset.of("calls")),
        places[-1] if places else profile.where.span,
        hint="in every round somebody would be left without a call: drop a rule, or change it",
        also=(*places[:-1], *sites(profile, *CONCERNED)),
    )


def _message(rules: tuple[Rule, ...], offering: tuple[Rule, ...]) -> str:
    *first, last = (f"`{rule.id}`" for rule in rules)
    if first:
        return f"{', '.join(first)} and {last} cannot be kept together"
    return f"{last} cannot be kept beside {', '.join(f'`{rule.id}`' for rule in offering)}"


def _can_be_kept(ruleset: Ruleset, rules: tuple[Rule, ...]) -> bool:
    return can_be_kept(ruleset, [rule.policy for rule in rules])
