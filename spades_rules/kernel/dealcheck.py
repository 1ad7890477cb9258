"""Whether a deal is one that the rules allow: the right dealer, the right cards, none twice."""

from spades_rules.kernel.actions import Deal
from spades_rules.kernel.public import Phase
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Reason, Ruling

__all__ = ["deal_fault"]


def deal_fault(
    ruleset: Ruleset, deal: Deal, *, phase: Phase, last: int, first: bool
) -> Ruling | None:
    """Give the ruling against a deal, or none when it may stand.

    `last` is the dealer of the round before; `first` tells whether there was none.
    """
    rule, dealing = ruleset.dealing
    if phase is not Phase.DEAL:
        words = "the game is over" if phase is Phase.OVER else "the round in progress is not over"
        return Ruling(deal, -1, Reason.NOT_NOW, ("table.turn",), words)
    words = _dealer_fault(ruleset, deal, last=last, first=first) or _cards_fault(ruleset, deal)
    return Ruling(deal, -1, Reason.MISCOUNTED, (rule,), words) if words else None


def _dealer_fault(ruleset: Ruleset, deal: Deal, *, last: int, first: bool) -> str:
    dealing = ruleset.dealing[1]
    if deal.dealer not in range(ruleset.seating.seats):
        return f"there is no seat {deal.dealer}"
    if not first:
        if deal.draw:
            return "cards are drawn for the first deal only"
        due = dealing.next_dealer(last, ruleset.seating)
        return f"seat {due} deals" if due not in (None, deal.dealer) else ""
    if not deal.draw:
        return ""
    if not dealing.draws():
        return "no cards are drawn for the deal here"
    unknown = [card for draw in deal.draw for _, card in draw if card not in ruleset.pack.bits]
    if unknown:
        return f"{unknown[0]} is not in the pack"
    drawn = dealing.drawn_dealer(deal.draw, ruleset.heights())
    if drawn is None:
        return "the draw makes nobody dealer"
    return f"the draw makes seat {drawn} dealer" if drawn != deal.dealer else ""


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
