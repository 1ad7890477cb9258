"""A round played under two rule sets to a lead at which only one of them lets the leader claim."""

from collections.abc import Iterator

from spades_rules.audit.rounds.opened import opened
from spades_rules.audit.rounds.pair import Tables, alike, both_do, copied, written
from spades_rules.audit.rounds.tricks import TrickPlan, plan_tricks
from spades_rules.cases.situations import RoundsSituation
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.pack import bits_of

__all__ = ["to_claim"]


def to_claim(one: Ruleset, other: Ruleset, *, trick: int, first: bool) -> RoundsSituation | None:
    """Give a round that both rule sets allow, to a lead at which they part on a claim.

    The lead is to a trick counted from 1, or to the nearest one at which they part; `first` tells
    whether it is the first rule set that allows the claim. None where no such round is found.
    """
    if not alike(one, other):
        return None
    best: tuple[int, Tables] | None = None
    for plan in _plans(one):
        for tables in _leads(one, other, plan):
            ours, theirs = (table.may_claim() for table in tables)
            if ours is not first or theirs is first:
                continue
            away = abs(tables[0].public.trick_number + 1 - trick)
            if not away:
                return written(tables)
            if best is None or away < best[0]:
                best = away, copied(tables)
    return None if best is None else written(best[1])


def _plans(ruleset: Ruleset) -> Iterator[TrickPlan]:
    """Give rounds in which somebody comes to hold nothing but winners, early or late."""
    each, seats = ruleset.dealing[1].each, ruleset.seats
    suits = sorted((suit for suit in ruleset.suits.values() if suit), key=ruleset.trumps.__eq__)
    for seat in range(seats):
        for others in (0, 1, each // 3, each // 2):
            taken = [0] * seats
            taken[seat] = each - others
            taken[(seat + 1) % seats] = others
            plan = plan_tricks(ruleset.layout, each, taken)
            if plan is not None:
                yield plan
        if [suit.bit_count() for suit in suits] == [each] * seats:
            # One seat holds every trump, and each of the others a suit.
            hands = (*suits[seat:], *suits[:seat])
            yield TrickPlan(hands, _as_they_lie(hands))


def _as_they_lie(hands: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Let every seat play its cards from the best down."""
    piles = [list(bits_of(hand)) for hand in hands]
    return tuple(tuple(pile[-1 - turn] for pile in piles) for turn in range(len(piles[0])))


def _leads(one: Ruleset, other: Ruleset, plan: TrickPlan) -> Iterator[Tables]:
    """Give the two tables at each lead of a round as long as both allow it, always the same."""
    tables = opened(one, other, plan.hands)
    if tables is None:
        return
    play_of = one.layout.play_of
    for trick in plan.tricks:
        for place, _ in enumerate(trick):
            if tables[0].phase is not Phase.PLAY or tables[0].turn != tables[1].turn:
                return
            if not place:
                yield tables
            if not both_do(tables, play_of[trick[tables[0].turn]]):
                return
