"""Which cards a simple player passes, or lays away: a nil its high ones, others the low ones."""

from spades_rules.kernel.actions import Action, Pass
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.view import View
from spades_rules.players.counting import holdings
from spades_rules.table.cards import Card

__all__ = ["choose_pass"]


def choose_pass(view: View, ruleset: Ruleset) -> Action:
    """Choose as many cards as have to be passed or laid away."""
    count = next(len(action.cards) for action in view.legal if isinstance(action, Pass))
    own = dict(view.calls).get(view.seat or 0)
    nil = own is not None and own.personal
    ranked = _by_danger(ruleset, view.hand or ())
    chosen = ranked[:count] if nil else ranked[-count:]
    return Pass(tuple(chosen))


def _by_danger(ruleset: Ruleset, hand: tuple[Card, ...]) -> list[Card]:
    """Give the cards from the most to the least likely to win a trick."""
    marked = [
        (not suit.trump, above, card)
        for suit in holdings(ruleset, hand)
        for card, above in zip(suit.cards, suit.above, strict=True)
    ]
    return [card for _, _, card in sorted(marked)]
