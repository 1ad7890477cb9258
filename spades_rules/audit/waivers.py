"""Rules that can be waived: a moment that the rules allow, in which one would leave nothing."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from spades_rules.audit.callrounds import ways
from spades_rules.audit.hands import sample_hands
from spades_rules.audit.places import place_of_rule, place_of_value
from spades_rules.audit.plays import Moment, moments, ruled
from spades_rules.audit.standings import telling_scores
from spades_rules.audit.variants import changed, variants
from spades_rules.diagnostics import Diagnostic, Severity
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.profile import Profile

__all__ = ["Waiver", "waivable_rules", "waivers"]

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


@dataclass(frozen=True, slots=True)
class Waiver:
    """A rule, and a moment at which it would leave nothing."""

    rule: str
    when: str
    """The moment in words: `to a leader who holds only spades`."""


def waivers(ruleset: Ruleset) -> tuple[Waiver, ...]:
    """Give each rule of play or bidding that can be waived, with the first moment found."""
    found: dict[str, Waiver] = {}
    for rule, when in (*_of_play(ruleset), *_of_bidding(ruleset)):
        found.setdefault(rule, Waiver(rule, when))
    return tuple(found.values())


def waivable_rules(ruleset: Ruleset, profile: Profile) -> Iterator[Diagnostic]:
    """Tell of rules that can be waived, at the value that leaves the gap if there is one."""
    for waiver in waivers(ruleset):
        rule = next(rule for rule in ruleset.rules if rule.id == waiver.rule)
        gap = _gap(ruleset, profile, rule)
        yield Diagnostic(
            "waivable-rule",
            f"`{waiver.rule}` leaves nothing {waiver.when}, and is then waived",
            place_of_value(profile, rule, gap) if gap else place_of_rule(profile, rule),
            Severity.WARNING,
            hint="say what holds then, or keep it under `accepts` with the reason",
        )


def _gap(ruleset: Ruleset, profile: Profile, rule: Rule) -> str | None:
    """Find a value that the profile sets and that could say something which fills the gap."""
    setting = profile.setting(rule.id)
    given = setting.origins if setting else {}
    for variant in variants(rule.policy):
        if variant.parameter in given:
            others = changed(ruleset, rule.id, variant.policy)
            waived = (one for one, _ in chain(_of_play(others), _of_bidding(others)))
            if rule.id not in waived:
                return variant.parameter
    return None


def _of_play(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    for moment in moments(ruleset):
        for rule in ruled(ruleset, moment).waived:
            yield rule, _in_words(ruleset, moment)


def _in_words(ruleset: Ruleset, moment: Moment) -> str:
    table = moment.table
    held = " and ".join(SUITS[name] for name, mask in ruleset.suits.items() if mask in moment.suits)
    who = "who follows" if table.led else "who leads"
    trick = "a later trick" if table.trick_number else "the first trick"
    return f"to a player {who} to {trick} with only {held}"


def _of_bidding(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    if not ruleset.calls.barring:
        return
    hands = sample_hands(ruleset)
    for standing in telling_scores(ruleset):
        for table in ways(ruleset, standing, ruleset.seating.seats - 1):
            if table.turn >= 0:
                for hand in hands:
                    asked = ruleset.calls.choices(table, table.turn, hand, looked=True)
                    for rule in asked.waived:
                        yield rule, _after_calls(table)


def _after_calls(table: PublicTable) -> str:
    calls = ", ".join(f"`{call.name}`" for _, call in table.calls)
    return f"to the caller after {calls}" if calls else "to the first caller"
