"""Passes that cannot be made: of more cards than are held, or in more ways than can be listed."""

from collections.abc import Iterator
from math import comb

from spades_rules.compiler.asked import Ways, ways_to_pass
from spades_rules.compiler.crosscheck import sites
from spades_rules.compiler.stock import nothing_left, uneven, unheld_by_all
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import Profile

__all__ = ["unpassable"]

FEW = range(1, 100_001)
"""How many passes there may be to choose from: at least one, and no more than can be listed."""


def unpassable(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Find the rules of exchange by which a round cannot go on as it should.

    Each is asked after every call of everybody, and of one seat among others who call otherwise.
    """
    for rule in ruleset.of("exchange"):
        ways = ways_to_pass(ruleset, rule.policy)
        yield from unheld_by_all(profile, ruleset, rule)
        yield from nothing_left(profile, ruleset, rule, ways)
        yield from _too_many_passed(profile, ruleset, rule, ways)
        yield from uneven(profile, ruleset, rule, ways)


def _too_many_passed(
    profile: Profile, ruleset: Ruleset, rule: Rule, ways: Ways
) -> Iterator[Diagnostic]:
    """Find a rule by which a seat would have to pass cards that it does not hold.

    A table lists every pass that there is, so there must not be too many of them either.
    """
    passes = {
        (step.cards, held)
        for number, answers in ways.items()
        for steps in answers
        for step, held in _passed(steps, ruleset.each_in(number), ruleset)
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


def _passed(steps: tuple[Step, ...], each: int, ruleset: Ruleset) -> Iterator[tuple[Step, int]]:
    """Give each step with what the hand holds then, up to the first that it is too small for.

    What comes from the stock is all that lies there, and nobody chooses it.
    """
    held = dict.fromkeys(range(ruleset.seats), each)
    held[STOCK] = len(ruleset.pack.cards) - each * ruleset.seats
    on_their_way: list[tuple[int, int]] = []
    for step in steps:
        cards = held[step.source] if step.source == STOCK else step.cards
        if step.source != STOCK:
            yield step, held[step.source]
        if cards > held[step.source]:
            return
        held[step.source] -= cards
        on_their_way.append((step.target, cards))
        if not step.together:
            for target, arrived in on_their_way:
                held[target] += arrived
            on_their_way = []
