"""What the cards and the calls come to: cards that nobody gets, tricks that nobody can take."""

from collections.abc import Iterator

from spades_rules.audit.calling import open_calls
from spades_rules.audit.callrounds import ways
from spades_rules.audit.places import latest, place_of_rule, place_of_value
from spades_rules.audit.standings import telling_scores
from spades_rules.compiler.stock import takes_stock
from spades_rules.diagnostics import Diagnostic, Severity
from spades_rules.kernel.callings import standing_calls
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import DealsByRound, Turned
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import Profile

__all__ = ["bids_force_a_set", "calls_may_run_out", "cards_left_over", "empty_ranges"]


def cards_left_over(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Tell of cards that are dealt to nobody.

    Where the number of cards changes from round to round some are bound to be left, and where one
    of them is turned up for the trump suit that is meant; so it is where they are taken up.
    """
    cards_for_trump = ruleset.moving and ruleset.moving.turned != Turned.NOTHING
    meant = cards_for_trump or isinstance(ruleset.dealing[1], DealsByRound)
    if meant or takes_stock(ruleset):
        return
    seats, each, cards = ruleset.seats, ruleset.dealing[1].each, len(ruleset.pack.cards)
    left = cards - seats * each
    if left:
        yield Diagnostic(
            "cards-left-over",
            f"{seats} seats with {each} cards each leave {left} of {cards} cards undealt",
            place_of_value(profile, ruleset.of("dealing")[0], "each"),
            Severity.WARNING,
            hint=f"deal {cards // seats} each"
            if left >= seats
            else f"take {left} out of the pack with `removed`",
        )


def empty_ranges(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Tell of rules that offer calls and have none to offer."""
    for rule in ruleset.of("calls"):
        if is_empty(rule):
            yield Diagnostic(
                "empty-range",
                f"`{rule.id}` offers no call, as its range ends before it begins",
                latest(profile, rule),
                Severity.WARNING,
                hint="mend the range, or drop the rule with null",
            )


def is_empty(rule: Rule) -> bool:
    """Tell whether a rule offers calls and has none."""
    return rule.slot == "calls" and not rule.policy.vocabulary()


def bids_force_a_set(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Tell when even the least bids, at a level score, are more than the tricks of a round."""
    tricks = ruleset.dealing[1].each
    least = min((_bid(table) for table in _called_out(ruleset)), default=0)
    if least > tricks:
        yield Diagnostic(
            "bids-force-a-set",
            f"with level scores the least bids add up to {least} of {tricks} tricks, "
            "so that in every round some side must fail",
            latest(profile, min(ruleset.of("calls"), key=_lowest)),
            Severity.WARNING,
            hint="let fewer tricks be bid",
        )


def _called_out(ruleset: Ruleset) -> Iterator[PublicTable]:
    tables = ways(ruleset, ruleset.start, ruleset.seats - 1)
    return (table for table in tables if table.turn < 0)


def _bid(table: PublicTable) -> int:
    said = standing_calls(table, tuple(range(table.setting.seating.seats)))
    return sum(call.tricks for _, call in said if not call.personal)


def _lowest(rule: Rule) -> int:
    """Give the least number of tricks that a rule offers to bid."""
    most = 1_000
    return min((call.tricks for call in rule.policy.vocabulary() if call.tricks), default=most)


def calls_may_run_out(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Tell when some calls leave the next seat without any once it has looked."""
    for standing in telling_scores(ruleset):
        for table in ways(ruleset, standing, ruleset.seats - 1):
            if table.turn >= 0 and not open_calls((ruleset, ruleset), table):
                said = ", ".join(f"`{call.name}`" for _, call in table.calls)
                yield Diagnostic(
                    "calls-may-run-out",
                    f"after {said} the next to call has nothing to choose from"
                    if said
                    else "the first to call can have nothing to choose from",
                    place_of_rule(profile, ruleset.of("calls")[-1]),
                    Severity.WARNING,
                    hint="offer calls that are open to every seat that has looked",
                )
                return
