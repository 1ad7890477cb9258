"""Whether a deal is one that the rules allow: the right dealer, the right cards, none twice."""

from spades_rules.kernel.actions import Deal
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["deal_fault"]


def deal_fault(ruleset: Ruleset, deal: Deal, *, last: int, first: bool) -> str:
    """Say what is amiss with a deal, or nothing when it may stand.

    `last` is the dealer of the round before; `first` tells whether there was none.
    """
    return _dealer_fault(ruleset, deal, last=last, first=first) or _cards_fault(ruleset, deal)


def _dealer_fault(ruleset: Ruleset, deal: Deal, *, last: int, first: bool) -> str:
    if deal.dealer not in range(ruleset.seating.seats):
        return f"there is no seat {deal.dealer}"
    if first:
        return _draw_fault(ruleset, deal) if deal.draw else ""
    if deal.draw:
        return "cards are drawn for the first deal only"
    due = ruleset.dealing[1].next_dealer(last, ruleset.seating)
    return "" if due in (None, deal.dealer) else f"seat {due} deals"


def _draw_fault(ruleset: Ruleset, deal: Deal) -> str:
    dealing = ruleset.dealing[1]
    if not dealing.draws():
        return "no cards are drawn for the deal here"
    unknown = [card for draw in deal.draw for _, card in draw if card not in ruleset.pack.bits]
    if unknown:
        return f"{unknown[0]} is not in the pack"
    drawn = dealing.drawn_dealer(deal.draw, ruleset.heights())
    if drawn is None:
        return "the draw makes nobody dealer"
    return "" if drawn == deal.dealer else f"the draw makes seat {drawn} dealer"


def _cards_fault(ruleset: Ruleset, deal: Deal) -> str:
    seats, each = ruleset.seating.seats, ruleset.dealing[1].each
    if len(deal.hands) != seats:
        return f"{len(deal.hands)} hands for {seats} seats"
    for seat, hand in enumerate(deal.hands):
        if len(hand) != each:
            return f"seat {seat} has {len(hand)} cards, not {each}"
    try:
        ruleset.pack.mask(card for hand in deal.hands for card in hand)
    except KeyError as fault:
        card = fault.args[0]
        return (
            f"{card} is dealt twice" if card in ruleset.pack.bits else f"{card} is not in the pack"
        )
    return ""
