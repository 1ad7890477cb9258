"""Cards left over and taken up: some are, by somebody, and every hand is whole again after it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from spades_rules.compiler.asked import rounds_asked, steps_asked, tables_asked
from spades_rules.compiler.crosscheck import sites
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import STOCK, Exchange, Step, TakenBy
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import Profile
from spades_rules.table.cards import CARDS
from spades_rules.table.pack import Pack

__all__ = ["takes_stock", "uneven", "unheld_by_all"]

EVERY_CARD = Pack(CARDS)


def takes_stock(ruleset: Ruleset) -> bool:
    """Tell whether some rule of exchange has a seat take up the cards that are left over."""
    return any(_takes(steps) for rule in ruleset.exchange for steps in _asked(ruleset, rule))


def uneven(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Find rules of exchange that take up cards where none is left over, or leave a hand uneven.

    Each is asked in every round that it can tell apart, and for every seat that it can be about.
    """
    for rule in ruleset.of("exchange"):
        yield from _nothing_left(profile, ruleset, rule)
        for number in rounds_asked(ruleset, rule.policy):
            each = ruleset.each_in(number)
            ends = (_held(steps, each, ruleset) for steps in _of_round(ruleset, rule, number))
            wrong = next((held for held in ends if set(held) != {each}), None)
            if wrong is not None:
                yield _uneven(profile, rule, wrong, each)
                break


def unheld_by_all(profile: Profile, ruleset: Ruleset) -> Iterator[Diagnostic]:
    """Find rules of exchange that are about who holds a card which is not in the pack."""
    setting = ruleset.first_settings[0]
    table, full = PublicTable(setting), PublicTable(replace(setting, pack=EVERY_CARD))
    for rule in ruleset.of("exchange"):
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


def _nothing_left(profile: Profile, ruleset: Ruleset, rule: Rule) -> Iterator[Diagnostic]:
    """Find a rule that would take up cards if fewer were dealt, and as it is never can."""
    if any(map(_takes, _asked(ruleset, rule.policy))):
        return
    fewer = _with_fewer(table for table in tables_asked(ruleset, rule.policy, 1))
    if any(_takes(steps) for table in fewer for steps in steps_asked(ruleset, rule.policy, table)):
        dealing = ruleset.dealing[0]
        setting = profile.rules["exchange"][rule.id.partition(".")[2]]
        yield Diagnostic(
            "nothing-left-over",
            f"by `{rule.id}` the cards left over are taken up, and `{dealing}` leaves none",
            setting.span or profile.where.span,
            hint=f"deal fewer by `{dealing}`, add cards under `deck`, or drop it with null",
            also=sites(profile, "deck", "dealing", "exchange"),
        )


def _with_fewer(tables: Iterable[PublicTable]) -> Iterator[PublicTable]:
    for table in tables:
        other = table.copy()
        other.setting = replace(table.setting, each=table.setting.each - 1)
        yield other


def _uneven(profile: Profile, rule: Rule, held: tuple[int, ...], each: int) -> Diagnostic:
    seat, cards = next((seat, cards) for seat, cards in enumerate(held) if cards != each)
    setting = profile.rules["exchange"][rule.id.partition(".")[2]]
    return Diagnostic(
        "hands-uneven",
        f"by `{rule.id}` seat {seat} is left with {cards} cards, and `dealing` deals {each}",
        setting.span or profile.where.span,
        hint="a seat that gets cards gives as many away",
        also=sites(profile, "dealing", "exchange"),
    )


def _asked(ruleset: Ruleset, rule: Exchange) -> Iterator[tuple[Step, ...]]:
    for number in rounds_asked(ruleset, rule):
        for table in tables_asked(ruleset, rule, number):
            yield from steps_asked(ruleset, rule, table)


def _of_round(ruleset: Ruleset, rule: Rule, number: int) -> Iterator[tuple[Step, ...]]:
    for table in tables_asked(ruleset, rule.policy, number):
        yield from steps_asked(ruleset, rule.policy, table)


def _takes(steps: tuple[Step, ...]) -> bool:
    return any(step.source == STOCK for step in steps)


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
