"""What a simple player calls: the tricks it counts, or nil where the scoring makes it worth it."""

from random import Random

from spades_rules.kernel.actions import Action, Call, Look
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.view import View
from spades_rules.players.counting import expected_tricks, nil_chance
from spades_rules.players.worth import worth_of

__all__ = ["choose_call"]

BOLDEST, MEEKEST = 60, 30
"""How many hundredths of a trick a player adds before dropping the rest."""
FAR_BEHIND = 250


def choose_call(view: View, ruleset: Ruleset, rng: Random) -> Action:
    """Choose a call, or look at the hand, from what the seat may do now."""
    if view.hand is None:
        return _unseen(view, ruleset)
    calls = [action for action in view.legal if isinstance(action, Call)]
    chance = nil_chance(ruleset, view.hand)
    nils = [call for call in calls if call.personal and _pays(ruleset, call, chance)]
    if nils and not _partner_is_nil(view, ruleset):
        return nils[0]
    # Without a number, plain zeros and calls that stand for themselves are what is left.
    numbers = [call for call in calls if call.tricks and not call.personal] or calls
    count = (expected_tricks(ruleset, view.hand) + rng.randint(MEEKEST, BOLDEST)) // 100
    return min(numbers, key=lambda call: (abs(call.tricks - count), call.tricks))


def _unseen(view: View, ruleset: Ruleset) -> Action:
    """Look, unless the side is so far behind that a blind call is the way back."""
    own = ruleset.seating.side_of[view.seat or 0]
    totals = view.standing.totals
    behind = max(totals) - totals[own]
    blind = [action for action in view.legal if isinstance(action, Call)]
    looks = [action for action in view.legal if isinstance(action, Look)]
    if blind and (not looks or behind >= FAR_BEHIND):
        return blind[0]
    return looks[0]


def _pays(ruleset: Ruleset, call: Call, chance: int) -> bool:
    nil = worth_of(ruleset).nils.get(call.name)
    return nil is not None and chance * nil.kept + (100 - chance) * nil.failed > 0


def _partner_is_nil(view: View, ruleset: Ruleset) -> bool:
    partners = ruleset.seating.partners(view.seat or 0)
    return any(call.personal for seat, call in view.calls if seat in partners)
