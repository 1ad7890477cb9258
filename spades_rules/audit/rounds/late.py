"""Rounds that go by before a late one, card by card as the rules allow, and not planned."""

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import TypeAlias

from spades_rules.audit.calling import ordinary
from spades_rules.audit.rounds.pair import Tables, both_deal, both_do
from spades_rules.audit.standings import call_sights
from spades_rules.kernel.actions import Action, Call, Play
from spades_rules.kernel.gaps import gap
from spades_rules.kernel.public import Phase, PublicTable
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees

__all__ = ["fall_behind", "let_pass", "only_rounds_count"]

BETWEEN = (Phase.DEAL, Phase.OVER)
_LOSE = 6
"""How many tricks who is to fall behind calls at most; it is seldom that a hand takes as many."""

Choose: TypeAlias = Callable[[Tables], Action | None]
"""What the seat in turn does; none where it can do nothing at both tables."""


def only_rounds_count(*rulesets: Ruleset) -> bool:
    """Tell whether rules on calls look at which round it is, and at no score."""
    sees, said = call_sights(*rulesets)
    return said and Sees.ROUND in sees and Sees.GAP not in sees


def let_pass(tables: Tables, dealers: Sequence[int]) -> bool:
    """Play a round for each of some dealers, in any way; false where the two tables part."""
    return all(_let_pass(tables, dealer, _common) for dealer in dealers)


def fall_behind(tables: Tables, dealers: Sequence[int], side: int, points: int) -> bool:
    """Play a round for each of some dealers so that a side is behind by some points, or by more.

    Below zero it is ahead by as many, and at zero anything will do. Who is to lose calls much and
    plays low; all others call little and play high. False where the two tables part, or it does
    not come to that.
    """
    seats = tables[0].ruleset.seating.sides[side]
    everybody = range(tables[0].ruleset.seats)
    losing = frozenset(seats if points > 0 else [seat for seat in everybody if seat not in seats])
    if not all(_let_pass(tables, dealer, partial(_leaning, losing)) for dealer in dealers):
        return False
    one = tables[0].ruleset
    behind = gap(PublicTable(one.setting(dealers[-1], tables[0].standing)), seats[0])
    return not points or (behind >= points if points > 0 else behind <= points)


def _let_pass(tables: Tables, dealer: int, choose: Choose) -> bool:
    """Deal all cards by turns and play the round; false where the two tables part."""
    ruleset = tables[0].ruleset
    each, seats = ruleset.each_in(len(tables[0].sheets) + 1), ruleset.seats
    cards = ruleset.pack.cards
    hands = tuple(cards[seat :: len(cards) // each][:each] for seat in range(seats))
    if not both_deal(tables, dealer, hands):
        return False
    while any(table.phase not in BETWEEN for table in tables):
        action = choose(tables)
        if action is None or not both_do(tables, action):
            return False
    return all(table.phase is Phase.DEAL for table in tables)


def _both(tables: Tables) -> list[Action]:
    """Give the actions that are open at both tables."""
    ours, theirs = (table.legal() for table in tables)
    return [action for action in ours if action in theirs]


def _common(tables: Tables) -> Action | None:
    """Give an action that is open at both tables."""
    return next(iter(_both(tables)), None)


def _leaning(losing: AbstractSet[int], tables: Tables) -> Action | None:
    """Give an action with which some seats lose points and all others win them."""
    actions = _both(tables)
    loses = tables[0].turn in losing
    calls = [one for one in actions if isinstance(one, Call) and not (one.blind or one.personal)]
    cards = [one for one in actions if isinstance(one, Play)]
    if calls:
        fit = [call for call in calls if call.tricks <= _LOSE] or calls[:1]
        return (max if loses else min)(fit, key=lambda call: call.tricks)
    if cards:
        bits = tables[0].ruleset.layout.bits
        return (min if loses else max)(cards, key=lambda play: bits[play.card])
    return min(actions, key=_plain, default=None)


def _plain(action: Action) -> tuple[bool, tuple[int, int]]:
    """Give a key by which a look comes first, and then the commonest call."""
    return isinstance(action, Call), ordinary(action) if isinstance(action, Call) else (0, 0)
