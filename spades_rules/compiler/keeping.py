"""Whether there is a deal and a round of calls in which every rule on bids is kept."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Bidding
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees, sight_of

__all__ = ["can_be_kept"]

FOLLOWED = frozenset(
    {Sees.OWN_CALLS, Sees.NAMED_CALLS, Sees.OTHERS_SUM, Sees.ALL_CALLS, Sees.HAND_TRUMPS}
)
"""What a rule may look at so that every round of calls can be gone through."""
MOST = 4_500
"""How many turns are looked at before the search is given up; four seats with sixteen calls each
have fewer."""
MOST_ASKED = 300_000
"""How often rules are asked before it is given up: a third of a second, however many there are."""


def can_be_kept(ruleset: Ruleset, rules: Sequence[Bidding]) -> bool:
    """Tell whether some round of calls keeps all of some rules, so that none is waived.

    It is taken for granted where a rule looks at more than calls and trumps, or does not say at
    what, and where there is too much to go through. Every call on offer to somebody counts as on
    offer to all, so that where the answer is no there is indeed no such round.
    """
    sights = [sight_of(rule) for rule in rules]
    if any(sight is None or not sight <= FOLLOWED for sight in sights):
        return True
    looking = any(Sees.HAND_TRUMPS in sight for sight in sights if sight is not None)
    search = _Search(ruleset, tuple(rules), looking=looking)
    return search.goes_on(PublicTable(ruleset.setting(0, ruleset.start)), {})


@dataclass(slots=True)
class _Search:
    """A walk through the calls, seat by seat, that turns back where a rule would be waived."""

    ruleset: Ruleset
    rules: tuple[Bidding, ...]
    looking: bool
    """Whether the hands matter, by the number of their trumps."""
    turns: int = field(init=False, default=0)
    """How many turns have been looked at."""
    asked: int = field(init=False, default=0)
    """How often a rule has been asked."""

    def goes_on(self, table: PublicTable, trumps: dict[int, int]) -> bool:
        """Tell whether the calls can go on to their end, given the trumps of seats that looked."""
        order = self.ruleset.call_order(0)
        self.turns += 1
        if len(table.calls) == len(order) or self._is_over():
            return True
        seat = order[len(table.calls)]
        table.turn = seat
        for call, held in self._ways(table, seat, trumps):
            later = table.copy()
            later.calls = (*table.calls, (seat, call))
            if self.goes_on(later, held):
                return True
        return False

    def _is_over(self) -> bool:
        """Tell whether too much has been gone through to go on."""
        return self.turns > MOST or self.asked > MOST_ASKED

    def _ways(
        self, table: PublicTable, seat: int, trumps: dict[int, int]
    ) -> Iterator[tuple[Call, dict[int, int]]]:
        """Give each call that keeps the rules, with the trumps of seats known after it."""
        calls = self.ruleset.calls.by_name.values()
        for call in self._left(table, seat, None, tuple(call for call in calls if call.blind)):
            yield call, trumps
        seen = tuple(call for call in calls if not call.blind)
        if not self.looking:
            for call in self._left(table, seat, None, seen):
                yield call, trumps
            return
        for number in self._numbers(seat, trumps):
            hand = self._hand(number)
            for call in self._left(table, seat, hand, seen):
                yield call, {**trumps, seat: number}

    def _left(
        self, table: PublicTable, seat: int, hand: int | None, calls: tuple[Call, ...]
    ) -> tuple[Call, ...]:
        """Give the calls that all rules leave, one after the other."""
        for rule in self.rules:
            if calls:
                self.asked += 1
                calls = rule.narrow(table, seat, hand, calls)
        return calls

    def _numbers(self, seat: int, trumps: dict[int, int]) -> Sequence[int]:
        """Give the numbers of trumps that a seat can hold beside what the others hold."""
        if seat in trumps:
            return (trumps[seat],)
        ruleset = self.ruleset
        each, all_trumps = ruleset.dealing[1].each, ruleset.trumps.bit_count()
        undealt = len(ruleset.pack.cards) - each * ruleset.seats
        left = all_trumps - sum(trumps.values())
        others = each * (ruleset.seats - len(trumps) - 1)
        return range(max(0, left - undealt - others), min(each, left) + 1)

    def _hand(self, trumps: int) -> int:
        """Give some cards, so many trumps among them."""
        hand = 0
        for _ in range(trumps):
            rest = self.ruleset.trumps & ~hand
            hand |= rest & -rest
        return hand
