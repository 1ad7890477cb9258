"""Laws of the rules: what one of them may do to another, and what they say when they refuse."""

from dataclasses import replace

from spades_rules.kernel.actions import Action, Play
from spades_rules.kernel.callround import LOOK
from spades_rules.kernel.play import replay, rule_on
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Reason, RefusedError
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of
from spades_rules.profile import TABLE
from spades_rules.testing.candidates import attempts
from spades_rules.testing.holding import hold

__all__ = [
    "law_a_restriction_only_takes_away",
    "law_rulings_name_rules",
]

RESTRICTING = ("bidding", "play")
"""The slots whose rules take choices away."""


def law_a_restriction_only_takes_away(ruleset: Ruleset, table: Table) -> None:
    """Leave out each restricting rule in turn: whatever could be done with it still can be.

    A waiver, with the rule or without it, may add something, and so may a rule that decides
    whether the seat has to look first; a game that could not have come so far is passed over.
    """
    if table.phase not in (Phase.CALLS, Phase.PLAY) or _waives(table):
        return
    choices = _choices(table)
    for rule in ruleset.rules:
        if rule.slot not in RESTRICTING:
            continue
        others = replace(ruleset, rules=tuple(one for one in ruleset.rules if one is not rule))
        try:
            without = replay(others, table.actions)
        except RefusedError:
            continue
        if without.phase is not table.phase or _waives(without):
            continue
        more = _choices(without)
        if (LOOK in choices) == (LOOK in more):
            added = [word_of(one) for one in choices if one not in more]
            hold(not added, f"`{rule.id}` allows what is barred without it: {', '.join(added)}")


def _choices(table: Table) -> tuple[Action, ...]:
    """Give the calls or cards that are legal; not the claims, on which no such rule has a say."""
    if table.phase is Phase.PLAY:
        return tuple(map(Play, table.ruleset.pack.cards_of(table.legal_mask)))
    return table.legal()


def _waives(table: Table) -> bool:
    return any(rule_on(table, action).reason is Reason.WAIVED for action in _choices(table))


def law_rulings_name_rules(ruleset: Ruleset, table: Table) -> None:
    """Try everything: every ruling names rules, all of them rules of the game or of the table."""
    known = {rule.id for rule in ruleset.rules} | set(TABLE)
    for action in attempts(table):
        ruling = rule_on(table, action)
        word = f"the ruling on `{word_of(action)}`"
        strange = [rule for rule in ruling.rules if rule not in known]
        hold(not strange, f"{word} names {', '.join(strange)}, no rule of this game")
        if not ruling.allowed:
            hold(ruling.rules, f"{word} names no rule")
            spoken = ruling.reason is Reason.REFUSED or ruling.reason is Reason.NOT_OFFERED
            hold(spoken or ruling.words, f"{word} does not say what is amiss")
