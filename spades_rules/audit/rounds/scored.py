"""A game in which every round is called and taken as asked, legal under two rule sets."""

from collections.abc import Sequence
from typing import TypeAlias

from spades_rules.audit.rounds.pair import (
    Tables,
    alike,
    both_call,
    both_deal,
    both_do,
    dealers,
    two_tables,
    written,
)
from spades_rules.audit.rounds.tricks import plan_tricks
from spades_rules.audit.rounds.unpassed import before_passing, steps_before, steps_in_all
from spades_rules.cases.situations import CallWord, RoundsSituation
from spades_rules.kernel.actions import Pass
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of

__all__ = ["Wanted", "game_of", "play_round"]

Wanted: TypeAlias = tuple[Sequence[CallWord], Sequence[int]]
"""A round as it is asked for: what each seat calls and how many tricks it takes, by seat.

Where nobody calls in a round, what is asked for is not said and may be left out.
"""


def game_of(one: Ruleset, other: Ruleset, rounds: Sequence[Wanted]) -> RoundsSituation | None:
    """Make a game of whole rounds from an empty sheet that both rule sets allow card by card.

    Each round is the calls and the tricks by seat. The dealers are such that seat 0 calls first
    in the last round, where the rules leave it open who deals first. None where a call is not
    open under one of the two, where either game ends too early, or the two do not deal alike.
    """
    if not rounds or not alike(one, other):
        return None
    for sequence in dealers(one, other, len(rounds)):
        tables = two_tables(one, other)
        if all(
            play_round(tables, dealer, wanted)
            for dealer, wanted in zip(sequence, rounds, strict=True)
        ):
            return written(tables)
    return None


def play_round(tables: Tables, dealer: int, wanted: Wanted) -> bool:
    """Play a whole round at both tables; false, and the tables are spoilt, where it cannot be."""
    calls, taken = wanted
    ruleset = tables[0].ruleset
    number = len(tables[0].sheets) + 1
    order = ruleset.call_order(dealer, number)
    if order != tables[1].ruleset.call_order(dealer, number):
        return False
    if len(taken) != ruleset.seats or len(calls) not in {len(order), ruleset.seats}:
        return False
    # A rule that looks at single cards bids the lowest be played first, if it bids anything.
    single = not all(
        sees is not None and Sees.CARDS not in sees
        for table in tables
        for sees in (sight_of(rule.policy) for rule in table.ruleset.of("play"))
    )
    plan = plan_tricks(ruleset.layout, ruleset.dealing[1].each, taken, low_first=single)
    if plan is None:
        return False
    public = PublicTable(ruleset.setting(dealer, tables[0].standing))
    early = len(_chosen(steps_before(ruleset, public, plan.hands)))
    said = ((seat, ruleset.call(str(calls[seat]))) for seat in order)
    public.calls = tuple((seat, call) for seat, call in said if call)
    steps = steps_in_all(ruleset, public, plan.hands)
    hands, passes = before_passing(ruleset, plan.hands, steps)
    cards_of = ruleset.pack.cards_of
    done = [Pass(cards_of(cards)) for cards in passes]
    if not (
        both_deal(tables, dealer, tuple(map(cards_of, hands)))
        and all(both_do(tables, one) for one in done[:early])
        and all(both_call(tables, calls[seat]) for seat in order)
        and all(both_do(tables, one) for one in done[early:])
    ):
        return False
    for trick in plan.tricks:
        for _ in trick:
            seat = tables[0].turn
            if tables[0].phase is not Phase.PLAY or seat != tables[1].turn:
                return False
            if not both_do(tables, ruleset.layout.play_of[trick[seat]]):
                return False
    return all(table.public.won == tuple(taken) for table in tables)


def _chosen(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Give the passes of which somebody chooses the cards."""
    return tuple(step for step in steps if step.source != STOCK)
