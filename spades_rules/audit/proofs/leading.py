"""Who leads to the first trick: every end of the calls that rules of leading can tell apart."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

from spades_rules.audit.calling import words_of
from spades_rules.audit.callsout import calls_out, is_whole_after
from spades_rules.audit.holders import ways_to_hold
from spades_rules.audit.proofs.comparing import Inputs, compared, fact
from spades_rules.audit.proofs.question import Comparison, Question, Written
from spades_rules.cases.situations import LeadSituation
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["LEADING", "CalledOut"]


@dataclass(frozen=True, slots=True)
class CalledOut:
    """The calls are over, and the cards that decide who leads have been dealt."""

    table: PublicTable
    hands: tuple[int, ...]
    """Those cards seat by seat, and no others."""


def _answers(ruleset: Ruleset) -> Callable[[CalledOut], object]:
    """Give of a table after the calls the seat that leads."""

    def answer(situation: CalledOut) -> int:
        return ruleset.leader(situation.table, situation.hands)

    return answer


def _compare(one: Ruleset, other: Ruleset, seed: int) -> Comparison:
    asks = (_answers(one), _answers(other))
    whole = is_whole_after("leading", one, other)
    return compared(_situations(one, other, seed), asks, INPUTS, fact, whole=whole)


def _situations(one: Ruleset, other: Ruleset, seed: int) -> Iterator[CalledOut]:
    for table in calls_out("leading", one, other, seed):
        for hands in _hands(one, other, table):
            yield CalledOut(table, hands)


def _hands(one: Ruleset, other: Ruleset, table: PublicTable) -> Iterator[tuple[int, ...]]:
    """Deal the cards that decide under either rule set in every way."""
    asking = (ruleset.opened_by for ruleset in (one, other))
    cards = 0
    for opened_by in asking:
        cards |= opened_by(table) if opened_by else 0
    yield from ways_to_hold(one, cards)


def _values(situation: CalledOut) -> tuple[Hashable, ...]:
    table = situation.table
    return table.setting.dealer, tuple(call.name for _, call in table.calls), situation.hands


INPUTS = Inputs(("dealer", "calls", "hands"), _values)
"""What the lead hangs on."""


def _written(situation: CalledOut, one: Ruleset, other: Ruleset) -> Iterator[Written]:
    cards = one.pack.cards_of
    asked = one.opened_by or other.opened_by
    lead = LeadSituation(
        dealer=situation.table.setting.dealer,
        calls=words_of(call for _, call in situation.table.calls),
        hands=tuple(cards(hand) for hand in situation.hands) if asked else (),
    )
    yield Written(lead, ("seat",))


LEADING = Question("leading", frozenset({"leading"}), _answers, _compare, _written)
"""Who leads to the first trick?"""
