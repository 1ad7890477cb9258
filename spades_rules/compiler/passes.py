"""Passes of more cards than the hand holds they come from, or in more ways than can be listed."""

from collections.abc import Iterator
from math import comb

from spades_rules.compiler.crosscheck import sites
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile

__all__ = ["too_many_passed"]

FEW = range(1, 100_001)
"""How many passes there may be to choose from: at least one, and no more than can be listed."""


def too_many_passed(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Find the rules of exchange by which a seat would have to pass cards that it does not hold.

    Each is asked after every call of everybody, and of one seat among others who call otherwise.
    A table lists every pass that there is, so there must not be too many of them either.
    """
    each = ruleset.dealing[1].each
    for rule in ruleset.of("exchange"):
        passes = {
            (step.cards, held)
            for table in _tables(ruleset)
            for step, held in _passed(rule.policy.steps(table), each, ruleset.seats)
        }
        wrong = [(cards, held) for cards, held in passes if comb(held, cards) not in FEW]
        if wrong:
            cards, held = max(wrong)
            short = cards > held
            said = f"and it has {held}" if short else f"of {held}, in more ways than can be listed"
            setting = profile.rules["exchange"][rule.id.partition(".")[2]]
            yield Diagnostic(
                "passes-too-many",
                f"by `{rule.id}` a seat passes {cards} cards, {said}",
                setting.span or profile.where.span,
                hint=f"at most {held}" if short else "let fewer be passed",
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


def _passed(steps: tuple[Step, ...], each: int, seats: int) -> Iterator[tuple[Step, int]]:
    """Give each step with what the hand holds then, up to the first that it is too small for."""
    held = [each] * seats
    on_their_way: list[Step] = []
    for step in steps:
        yield step, held[step.source]
        if step.cards > held[step.source]:
            return
        held[step.source] -= step.cards
        on_their_way.append(step)
        if not step.together:
            for one in on_their_way:
                held[one.target] += one.cards
            on_their_way = []
