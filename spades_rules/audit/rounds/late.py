"""Rounds that go by before a late one, where nothing but their number matters."""

from collections.abc import Sequence

from spades_rules.audit.rounds.pair import Tables, both_deal, both_do
from spades_rules.audit.standings import call_sights
from spades_rules.kernel.actions import Action
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.sight import Sees

__all__ = ["let_pass", "only_rounds_count"]

BETWEEN = (Phase.DEAL, Phase.OVER)


def only_rounds_count(*rulesets: Ruleset) -> bool:
    """Tell whether rules on calls look at which round it is, and at no score."""
    sees, said = call_sights(*rulesets)
    return said and Sees.ROUND in sees and Sees.GAP not in sees


def let_pass(tables: Tables, dealers: Sequence[int]) -> bool:
    """Play a round for each of some dealers, in any way; false where the two tables part."""
    for dealer in dealers:
        ruleset = tables[0].ruleset
        each, seats = ruleset.each_in(len(tables[0].sheets) + 1), ruleset.seats
        cards = ruleset.pack.cards
        hands = tuple(cards[seat :: len(cards) // each][:each] for seat in range(seats))
        if not both_deal(tables, dealer, hands):
            return False
        while any(table.phase not in BETWEEN for table in tables):
            action = _common(tables)
            if action is None or not both_do(tables, action):
                return False
    return all(table.phase is Phase.DEAL for table in tables)


def _common(tables: Tables) -> Action | None:
    """Give an action that is open at both tables."""
    ours, theirs = (table.legal() for table in tables)
    return next((action for action in ours if action in theirs), None)
