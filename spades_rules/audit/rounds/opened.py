"""A round dealt and called in the most ordinary way, up to the first lead, under two rule sets."""

from spades_rules.audit.calling import ordinary
from spades_rules.audit.rounds.pair import (
    Tables,
    both_call,
    both_deal,
    both_do,
    dealers,
    two_tables,
)
from spades_rules.audit.rounds.unpassed import before_passing
from spades_rules.kernel.actions import Call, Pass
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table

__all__ = ["opened"]


def opened(one: Ruleset, other: Ruleset, hands: tuple[int, ...]) -> Tables | None:
    """Deal some hands and say ordinary calls at both tables, as seat 0 calls first.

    None where the two part before the first lead: no call is open under both, or another seat
    leads.
    """
    tables = two_tables(one, other)
    dealer = next(dealers(one, other, 1))[0]
    cards_of = one.pack.cards_of
    dealt, passes = _before_the_passes(one, other, dealer, hands)
    if not both_deal(tables, dealer, tuple(map(cards_of, dealt))):
        return None
    if not all(both_do(tables, Pass(cards_of(cards))) for cards in passes):
        return None
    while tables[0].phase is Phase.CALLS:
        call = _ordinary(tables)
        if call is None or not both_call(tables, call.name):
            return None
    ready = all(table.phase is Phase.PLAY for table in tables)
    return tables if ready and tables[0].turn == tables[1].turn else None


def _before_the_passes(
    one: Ruleset, other: Ruleset, dealer: int, hands: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give what is dealt so that some hands are left after the passes that come whatever is said.

    Where calls come first, or the two do not pass alike, nothing is passed.
    """
    steps = one.exchange_steps(dealer, ())
    if one.calling or other.calling or steps != other.exchange_steps(dealer, ()):
        return hands, ()
    return before_passing(hands, steps)


def _ordinary(tables: Tables) -> Call | None:
    """Give the most ordinary call that is open at both tables once the hand has been seen."""
    ours, theirs = map(_open, tables)
    return min((call for call in ours if call in theirs), key=ordinary, default=None)


def _open(table: Table) -> tuple[Call, ...]:
    seat = table.turn
    calls = table.ruleset.calls.legal(table.public, seat, table.hands[seat], looked=True)
    return tuple(action for action in calls if isinstance(action, Call))
