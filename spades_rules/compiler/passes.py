"""Passes of more cards than the hand holds they come from, or in more ways than can be listed."""

from collections.abc import Iterator
from dataclasses import replace
from math import comb

from spades_rules.compiler.crosscheck import sites
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import DealsByRound, Exchange, Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of
from spades_rules.profile import Profile

__all__ = ["too_many_passed"]

MOST_ROUNDS = 53
"""Up to which round is looked; no deal has more sizes, and no way to pass more turns."""
FEW = range(1, 100_001)
"""How many passes there may be to choose from: at least one, and no more than can be listed."""


def too_many_passed(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Find the rules of exchange by which a seat would have to pass cards that it does not hold.

    Each is asked after every call of everybody, and of one seat among others who call otherwise.
    A table lists every pass that there is, so there must not be too many of them either.
    """
    for rule in ruleset.of("exchange"):
        passes = {
            (step.cards, held)
            for number in _rounds(ruleset, rule.policy)
            for table in _tables(ruleset, number)
            for step, held in _passed(
                rule.policy.steps(table), ruleset.each_in(number), ruleset.seats
            )
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


def _rounds(ruleset: Ruleset, rule: Exchange) -> range:
    """Give the rounds in which a rule of exchange may have something else to say."""
    sight = sight_of(rule)
    told = sight is None or Sees.ROUND in sight or isinstance(ruleset.dealing[1], DealsByRound)
    return range(1, MOST_ROUNDS if told else 2)


def _tables(ruleset: Ruleset, number: int) -> Iterator[PublicTable]:
    """Give tables of a round at which all have called: the same, or one of them something else."""
    order = ruleset.call_order(0)
    calls = tuple(ruleset.calls.by_name.values())
    setting = ruleset.setting(0, replace(ruleset.start, round=number - 1))
    if not order:
        yield PublicTable(setting)
        return
    for call in calls:
        for other in dict.fromkeys((call, *calls[:2])):
            for one in order[: ruleset.seats]:
                table = PublicTable(setting)
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
