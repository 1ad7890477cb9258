"""One game at two tables: every action is done under two rule sets, and both must allow it."""

from collections.abc import Iterator
from typing import TypeAlias

from spades_rules.audit.roundstold import deal_alike
from spades_rules.cases.situations import CallWord, PlayedRound, RoundsSituation
from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.callround import LOOK
from spades_rules.kernel.play import new_game
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import RefusedError
from spades_rules.kernel.state import Table
from spades_rules.kernel.turning import may_turn
from spades_rules.notation.plain import word_of
from spades_rules.table.cards import Card

__all__ = [
    "Tables",
    "alike",
    "both_call",
    "both_deal",
    "both_do",
    "copied",
    "dealers",
    "two_tables",
    "written",
]

Tables: TypeAlias = tuple[Table, Table]
"""The same game under the first rule set and under the second."""


def alike(one: Ruleset, other: Ruleset) -> bool:
    """Tell whether two rule sets lay the same cards on the same table."""
    return (
        one.seating == other.seating
        and one.pack == other.pack
        and one.suits == other.suits
        and one.trumps == other.trumps
        and deal_alike(one, other)
    )


def two_tables(one: Ruleset, other: Ruleset) -> Tables:
    """Set up a table for each of two rule sets."""
    return new_game(one), new_game(other)


def copied(tables: Tables) -> Tables:
    """Give tables that stand the same and go their own way from here."""
    return tables[0].copy(), tables[1].copy()


def both_deal(tables: Tables, dealer: int, hands: tuple[tuple[Card, ...], ...]) -> bool:
    """Deal at both tables, with a card turned up, where one is, of the suit that is usual trump."""
    among = [may_turn(table.ruleset, dealer, hands) for table in tables]
    turned = next((card for cards in among for card in cards[:1]), None)
    trump = None if turned is None else tables[0].ruleset.layout.bits[turned]
    if trump is not None and not trump & tables[0].ruleset.trumps:
        return False
    return both_do(tables, Deal(dealer, hands, turned=turned))


def both_do(tables: Tables, action: Action) -> bool:
    """Do an action at both tables; false, and the tables are spoilt, where either refuses it."""
    try:
        for table in tables:
            table.push(action)
    except RefusedError:
        return False
    return True


def both_call(tables: Tables, word: CallWord) -> bool:
    """Say a call at both tables, after a look where one is due before it."""
    try:
        for table in tables:
            call = table.ruleset.call(str(word))
            if call is None or table.phase is not Phase.CALLS:
                return False
            if not call.blind and LOOK in table.legal():
                table.push(LOOK)
            table.push(call)
    except RefusedError:
        return False
    return True


def dealers(one: Ruleset, other: Ruleset, number: int) -> Iterator[tuple[int, ...]]:
    """Give who can deal so many rounds under both, first so that seat 0 calls first in the last."""
    seats = one.seating.seats
    found = [sequence for first in range(seats) if (sequence := _from(one, other, first, number))]
    yield from sorted(found, key=lambda sequence: (seats - 1 - sequence[-1], sequence))


def _from(one: Ruleset, other: Ruleset, first: int, number: int) -> tuple[int, ...]:
    """Give the dealers from the first on; none where the two rule sets name different ones."""
    sequence = [first]
    while len(sequence) < number:
        named = [
            ruleset.dealing[1].next_dealer(sequence[-1], ruleset.seating)
            for ruleset in (one, other)
        ]
        # Where chance decides under both, it may as well have moved the deal on.
        due = {dealer for dealer in named if dealer is not None}
        due = due or {one.seating.left_of(sequence[-1])}
        if len(due) > 1:
            return ()
        sequence += due
    return tuple(sequence)


def written(tables: Tables) -> RoundsSituation:
    """Write down what has happened at the first table; of the second a look that comes last."""
    rounds: list[PlayedRound] = []
    seen: list[Action] = []
    looked = LOOK == tables[1].actions[-1] != tables[0].actions[-1]
    for action in (*tables[0].actions, *((LOOK,) if looked else ())):
        if isinstance(action, Deal) and seen:
            rounds.append(_round(seen))
            seen = []
        seen.append(action)
    return RoundsSituation(rounds=(*rounds, _round(seen)))


def _round(actions: list[Action]) -> PlayedRound:
    deal = next(action for action in actions if isinstance(action, Deal))
    # Who calls has looked, so a look is written only where the seat has not called.
    last = len(actions) - 1
    said = [
        word_of(action)
        for place, action in enumerate(actions)
        if isinstance(action, Call) or (isinstance(action, Look) and place == last)
    ]
    return PlayedRound(
        dealer=deal.dealer,
        hands=deal.hands,
        turned=deal.turned,
        calls=tuple(int(word) if word.isdecimal() else word for word in said),
        passes=tuple(action.cards for action in actions if isinstance(action, Pass)),
        cards=tuple(action.card for action in actions if isinstance(action, Play)),
        claim=isinstance(actions[-1], Claim),
        concede=isinstance(actions[-1], Concede),
    )
