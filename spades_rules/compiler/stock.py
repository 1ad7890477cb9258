"""Cards left over and taken up: some are, by somebody, and every hand is whole again after it."""

from collections.abc import Iterator
from dataclasses import replace

from spades_rules.compiler.asked import Ways, steps_at, tables_asked, ways_to_pass
from spades_rules.compiler.crosscheck import sites
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import STOCK, Step, TakenBy
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import Profile
from spades_rules.table.cards import CARDS
from spades_rules.table.pack import Pack

__all__ = ["nothing_left", "takes_stock", "uneven", "unheld_by_all"]

EVERY_CARD = Pack(CARDS)


def takes_stock(ruleset: Ruleset) -> bool:
    """Tell whether some rule of exchange has a seat take up the cards that are left over."""
    return any(_takes(ways_to_pass(ruleset, rule)) for rule in ruleset.exchange)


def unheld_by_all(profile: Profile, ruleset: Ruleset, rule: Rule) -> Iterator[Diagnostic]:
    """Find a rule of exchange that is about who holds a card which is not in the pack."""
    setting = ruleset.first_settings[0]
    table, full = PublicTable(setting), PublicTable(replace(setting, pack=EVERY_CARD))
    policy = rule.policy
    if isinstance(policy, TakenBy) and policy.taken_by(full) and not policy.taken_by(table):
        given = profile.rules["exchange"][rule.id.partition(".")[2]]
        deck = ruleset.of("deck")[0].id
        yield Diagnostic(
            "holder-card-not-in-pack",
            f"`{rule.id}` is about who holds a card of which `{deck}` has none",
            given.span or profile.where.span,
            hint=f"name a card of `{deck}`, or leave that in the pack",
            also=sites(profile, "deck", "exchange"),
        )


def nothing_left(
    profile: Profile, ruleset: Ruleset, rule: Rule, ways: Ways
) -> Iterator[Diagnostic]:
    """Find a rule of exchange that would take up cards if fewer were dealt, and now never can."""
    if not _takes(ways) and _would_take(ruleset, rule):
        dealing = ruleset.dealing[0]
        setting = profile.rules["exchange"][rule.id.partition(".")[2]]
        yield Diagnostic(
            "nothing-left-over",
            f"by `{rule.id}` the cards left over are taken up, and `{dealing}` leaves none",
            setting.span or profile.where.span,
            hint=f"deal fewer by `{dealing}`, add cards under `deck`, or drop it with null",
            also=sites(profile, "deck", "dealing", "exchange"),
        )


def uneven(profile: Profile, ruleset: Ruleset, rule: Rule, ways: Ways) -> Iterator[Diagnostic]:
    """Find a rule of exchange that leaves a hand larger or smaller than it was dealt."""
    for number, answers in ways.items():
        each = ruleset.each_in(number)
        ends = (_held(steps, each, ruleset) for steps in sorted(answers, key=repr))
        wrong = next((held for held in ends if set(held) != {each}), None)
        if wrong is not None:
            seat, cards = next((seat, cards) for seat, cards in enumerate(wrong) if cards != each)
            setting = profile.rules["exchange"][rule.id.partition(".")[2]]
            yield Diagnostic(
                "hands-uneven",
                f"by `{rule.id}` seat {seat} is left with {cards} cards, and {each} were dealt",
                setting.span or profile.where.span,
                hint="a seat that gets cards gives as many away",
                also=sites(profile, "dealing", "exchange"),
            )
            return


def _takes(ways: Ways) -> bool:
    return any(
        step.source == STOCK for answers in ways.values() for steps in answers for step in steps
    )


def _would_take(ruleset: Ruleset, rule: Rule) -> bool:
    """Tell whether a rule takes cards up in the first round when each is dealt one card fewer."""
    for table in tables_asked(ruleset, rule.policy, 1):
        table.setting = replace(table.setting, each=table.setting.each - 1)
        if any(step.source == STOCK for steps in steps_at(rule.policy, table) for step in steps):
            return True
    return False


def _held(steps: tuple[Step, ...], each: int, ruleset: Ruleset) -> tuple[int, ...]:
    """Give how many cards each seat holds after some steps."""
    held = [each] * ruleset.seats
    left = len(ruleset.pack.cards) - each * ruleset.seats
    for step in steps:
        cards = left if step.source == STOCK else step.cards
        left += cards * ((step.target == STOCK) - (step.source == STOCK))
        for seat, sign in ((step.source, -1), (step.target, 1)):
            if seat != STOCK:
                held[seat] += sign * cards
    return tuple(held)
