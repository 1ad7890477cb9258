"""Laws of what a rule may say of itself so that it is asked less: it is so whenever it is asked."""

from collections.abc import Iterator, Sequence

from spades_rules.kernel.public import Phase, PublicTable, Standing
from spades_rules.kernel.questions import (
    Binds,
    LastingRule,
    LedRule,
    PlayRule,
    SteadyCalls,
    SteadyRule,
)
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.testing.holding import hold
from spades_rules.testing.moments import at_other_scores, followed

__all__ = [
    "law_a_lasting_rule_is_done_for_the_round",
    "law_a_led_rule_keeps_the_suit_led",
    "law_a_steady_rule_keeps_what_it_says",
    "law_steady_calls_are_offered_always",
]


def law_steady_calls_are_offered_always(
    ruleset: Ruleset, table: Table, standings: Sequence[Standing] = ()
) -> None:
    """Follow a game: who says that all its calls are offered always offers them at every turn.

    It is asked before every call, for the other seats as well and at other scores too.
    """
    steady = [
        rule
        for rule in ruleset.of("calls")
        if isinstance(rule.policy, SteadyCalls) and rule.policy.always()
    ]
    for again in followed(ruleset, table) if steady else ():
        if again.phase is not Phase.CALLS:
            continue
        for public in (again.public, *at_other_scores(again, standings)):
            for rule in steady:
                for seat in range(ruleset.seats):
                    offered = rule.policy.offers(public, seat)
                    hold(
                        offered == rule.policy.vocabulary(),
                        f"`{rule.id}` does not offer seat {seat} all its calls, as it says",
                    )


def law_a_steady_rule_keeps_what_it_says(
    ruleset: Ruleset, table: Table, hand: int, cards: int
) -> None:
    """Ask a steady rule of play both ways, about any hand and some of its cards: the same remain.

    What a rule keeps from those who follow does not change before the trick is complete.
    """
    steady = [rule for rule in ruleset.of("play") if isinstance(rule.policy, SteadyRule)]
    hand &= ruleset.pack.everything
    cards &= hand
    kept: dict[str, int] = {}
    for public in _in_play(ruleset, table):
        for rule in steady:
            keeps = rule.policy.keeps(public)
            left = rule.policy.narrow(public, hand, cards) or cards
            hold(left == (cards & keeps or cards), f"`{rule.id}` keeps other cards than it says")
            if public.trick and rule.policy.binds is not Binds.LEADER:
                first = kept.setdefault(rule.id, keeps)
                hold(first == keeps, f"`{rule.id}` keeps other cards in the middle of a trick")
        if not public.trick:
            kept = {}


def law_a_led_rule_keeps_the_suit_led(ruleset: Ruleset, table: Table) -> None:
    """Follow a game: who says that the suit led is kept keeps it from the lead to the last card.

    A rule that binds nobody who follows is not asked.
    """
    everything = ruleset.pack.everything
    led = [
        rule
        for rule in ruleset.of("play")
        if isinstance(rule.policy, LedRule) and rule.policy.keeps_led
    ]
    for public in _in_play(ruleset, table) if led else ():
        for rule in led:
            if public.trick and _can_bind(rule.policy, public):
                kept = rule.policy.keeps(public) & everything
                hold(kept == public.led & everything, f"`{rule.id}` does not keep the suit led")


def law_a_lasting_rule_is_done_for_the_round(ruleset: Ruleset, table: Table) -> None:
    """Follow a game: who says that it lasts, and once keeps every card, does so to the round's end.

    A rule is asked wherever it can bind the seat in turn.
    """
    lasting = [
        rule
        for rule in ruleset.of("play")
        if isinstance(rule.policy, LastingRule) and rule.policy.lasting
    ]
    done: set[str] = set()
    for public in _in_play(ruleset, table) if lasting else ():
        if not public.played:
            done = set()
        for rule in lasting:
            if _can_bind(rule.policy, public):
                every = rule.policy.keeps(public) == -1
                hold(every or rule.id not in done, f"`{rule.id}` keeps less after every card")
                if every:
                    done.add(rule.id)


def _in_play(ruleset: Ruleset, table: Table) -> Iterator[PublicTable]:
    """Give the public side of a table before each card of its game, one after the other."""
    for again in followed(ruleset, table):
        if again.phase is Phase.PLAY:
            yield again.public


def _can_bind(rule: PlayRule, public: PublicTable) -> bool:
    return rule.binds is not (Binds.LEADER if public.trick else Binds.FOLLOWERS)
