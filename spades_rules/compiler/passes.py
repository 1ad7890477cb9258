"""Passes of more cards than the hand holds from which they are to come."""

from collections.abc import Iterator

from spades_rules.compiler.crosscheck import sites
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile

__all__ = ["too_many_passed"]


def too_many_passed(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Find the rules of exchange by which a seat would have to pass cards that it does not hold.

    Each is asked after every call of everybody, and of one seat among others who call otherwise.
    """
    for rule in ruleset.of("exchange"):
        each = ruleset.dealing[1].each
        short = [
            step
            for table in _tables(ruleset)
            if (step := _short(rule.policy.steps(table), each, ruleset.seats))
        ]
        if short:
            most = max(step.cards for step in short)
            setting = profile.rules["exchange"][rule.id.partition(".")[2]]
            yield Diagnostic(
                "passes-too-many",
                f"by `{rule.id}` a seat passes {most} cards, and it has {each}",
                setting.span or profile.where.span,
                hint=f"at most {each}",
                also=sites(profile, "dealing", "exchange"),
            )


def _tables(ruleset: Ruleset) -> Iterator[PublicTable]:
    """Give tables at which all have called: the same, or one of them something else."""
    order = ruleset.call_order(0)
    calls = tuple(ruleset.calls.by_name.values())
    for call in calls:
        for other in dict.fromkeys((call, *calls[:2])):
            for one in ruleset.call_order(0)[: ruleset.seats]:
                table = PublicTable(ruleset.first_settings[0])
                table.calls = tuple((seat, call if seat == one else other) for seat in order)
                yield table


def _short(steps: tuple[Step, ...], each: int, seats: int) -> Step | None:
    """Give the first step for which its hand is too small, what has come to it counted in."""
    held = [each] * seats
    on_their_way: list[Step] = []
    for step in steps:
        if step.cards > held[step.source]:
            return step
        held[step.source] -= step.cards
        on_their_way.append(step)
        if not step.together:
            for one in on_their_way:
                held[one.target] += one.cards
            on_their_way = []
    return None
