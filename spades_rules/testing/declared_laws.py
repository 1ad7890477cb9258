"""A law of what rules look at: where all is alike that a rule says it sees, it answers alike."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, TypeAlias

from spades_rules.audit.numbers import names_in
from spades_rules.audit.sights import on_the_sheet, seen
from spades_rules.kernel.public import Phase, PublicTable, Standing
from spades_rules.kernel.questions import (
    Binds,
    Claiming,
    Conceding,
    Exchange,
    OpenedBy,
    SideRound,
    TakenBy,
)
from spades_rules.kernel.ruleset import Rule, Ruleset
from spades_rules.kernel.sight import Sees, sight_of
from spades_rules.kernel.state import Table
from spades_rules.testing.holding import hold
from spades_rules.testing.moments import at_other_scores, followed

__all__ = ["law_a_rule_sees_no_more_than_it_says"]

Glimpse: TypeAlias = tuple[str, object, object]
"""A rule, what it says it sees, and its answer."""


def law_a_rule_sees_no_more_than_it_says(
    ruleset: Ruleset, tables: Sequence[Table], standings: Sequence[Standing] = ()
) -> None:
    """Ask every rule that declares what it `sees` at every moment of some games, one by one.

    Wherever all is alike that it declares its answer has to be the same: the calls offered or
    barred, the passes, the leader, whether a claim or an ending stands, what a round earns, and of
    each suit held whether its cards may be played. Calls and endings are asked about at other
    scores, too, and what is earned however partners share out the calls and the tricks.
    """
    told: dict[object, object] = {}
    for rule, sight, answer in _glimpses(ruleset, tables, standings):
        known = told.setdefault((rule, sight), answer)
        hold(known == answer, f"`{rule}` answers otherwise where all that it says it sees is alike")


def _glimpses(
    ruleset: Ruleset, tables: Sequence[Table], standings: Sequence[Standing]
) -> Iterator[Glimpse]:
    rules = [rule for rule in ruleset.rules if sight_of(rule.policy) is not None]
    for standing in (*standings, *(sheet.standing for one in tables for sheet in one.sheets)):
        for rule in rules:
            if rule.slot == "ending":
                yield (
                    rule.id,
                    on_the_sheet(rule.policy.sees, standing),
                    rule.policy.reached(standing),
                )
    for rule in rules:
        if hasattr(rule.policy, "earn"):
            for side in _sides(ruleset, tables):
                yield rule.id, (side.contracts, side.apart), rule.policy.earn(side)
    for table in tables:
        for again in followed(ruleset, table):
            yield from _by_all(rules, again, standings)


def _by_all(
    rules: Sequence[Rule], table: Table, standings: Sequence[Standing]
) -> Iterator[Glimpse]:
    # Everybody knows which suit is trump, whatever a rule says that it looks at.
    trumps = table.public.setting.trumps
    for rule in rules:
        for name, sight, answer in _at_the_table(rule, table, standings):
            yield name, (trumps, sight), answer


def _sides(ruleset: Ruleset, tables: Sequence[Table]) -> Iterator[SideRound]:
    """Give the calls that sides have made, in either order, with all ways to take the tricks."""
    heard = {side.calls for table in tables for sheet in table.sheets for side in sheet.sides}
    said = dict.fromkeys((*heard, *(calls[::-1] for calls in heard)))
    for calls in said:
        for tricks in product(range(ruleset.dealing[1].each + 1), repeat=len(calls)):
            if sum(tricks) <= ruleset.dealing[1].each:
                yield ruleset.scoring.earned(calls, tricks).side


def _at_the_table(rule: Rule, table: Table, standings: Sequence[Standing]) -> Iterator[Glimpse]:
    public, policy = table.public, rule.policy
    match table.phase, rule.slot:
        case Phase.CALLS, "calls" | "bidding":
            for seat in range(table.ruleset.seats):
                for moment in (public, *at_other_scores(table, standings)):
                    yield _at_a_call(rule, moment, seat, table)
        case Phase.PLAY, "exchange" if not public.takers:
            # How many cards were dealt is no secret, nor how many are left over.
            dealt = public.setting.each
            sight = seen(policy.sees, public, 0, names=names_in(policy))
            yield rule.id, (dealt, sight), _passes(policy, public)
        case Phase.PLAY, "leading" if not public.takers:
            opened_by = policy.opened_by(public) if isinstance(policy, OpenedBy) else 0
            yield rule.id, seen(policy.sees, public, 0), (policy.leader(public), opened_by)
        case Phase.PLAY, "claim" if not public.trick:
            for hand in _hands(table):
                sight = seen(policy.sees, public, public.turn, hand)
                yield rule.id, sight, _stops(policy, public, hand)
        case Phase.PLAY, "play" if _binds(policy.binds, public):
            for hand in _hands(table):
                yield rule.id, seen(policy.sees, public, 0, hand), _kept(policy, public, hand)
        case _:
            return


def _passes(policy: Exchange, public: PublicTable) -> object:
    """Give the passes, and those for each seat where it is about who holds a card."""
    if not isinstance(policy, TakenBy):
        return policy.steps(public)
    seats = range(public.setting.seating.seats)
    about = tuple(policy.steps_of(public, seat) for seat in seats)
    return policy.steps(public), policy.taken_by(public), about


def _stops(policy: Claiming | Conceding, public: PublicTable, hand: int) -> object:
    if isinstance(policy, Conceding):
        return policy.heirs(public)
    return policy.allows(public, hand)


def _at_a_call(rule: Rule, public: PublicTable, seat: int, table: Table) -> Glimpse:
    policy, hand = rule.policy, table.hands[seat]
    words = tuple(table.ruleset.calls.by_name.values())
    if rule.slot == "calls":
        calls = policy.offers(public, seat)
    else:
        calls = policy.narrow(public, seat, hand, words)
    sight = seen(policy.sees, public, seat, hand, names_in(policy))
    return rule.id, sight, tuple(call.name for call in calls)


def _hands(table: Table) -> Iterator[int]:
    """Give what each seat still holds, if anything."""
    return filter(None, (hand & ~table.public.played for hand in table.hands))


def _binds(binds: Binds, public: PublicTable) -> bool:
    return binds is not (Binds.FOLLOWERS if not public.trick else Binds.LEADER)


def _kept(policy: Any, public: PublicTable, hand: int) -> object:  # noqa: ANN401 - a rule of play
    """Give the cards that a rule of play leaves; of one that sees no cards, how much of a suit."""
    left = policy.narrow(public, hand, hand)
    if Sees.CARDS in policy.sees:
        return left
    return tuple((left & own != 0, left & own == own) for own in _by_suit(public, hand))


def _by_suit(public: PublicTable, hand: int) -> Iterator[int]:
    return (hand & suit for suit in public.setting.suits.values())
