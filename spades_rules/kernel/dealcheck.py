"""Whether a deal is one that the rules allow: the right dealer, the right cards, none twice."""

from spades_rules.kernel.actions import Deal
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.turning import turnable

__all__ = ["read_deal"]

_TUPLES = frozenset({tuple})
_LOOSE = "the hands and draws of a deal are to be tuples of cards"
"""A record of what happened is not to change afterwards, and is to have an order."""


def read_deal(ruleset: Ruleset, deal: Deal, *, last: int, played: int) -> tuple[int, ...] | str:
    """Give the cards of each seat, or say what is amiss with a deal.

    `last` is the dealer of the round before; `played` is how many rounds there were before.
    """
    first = not played
    fault = _dealer_fault(ruleset, deal, last=last, first=first)
    fault = fault or _count_fault(ruleset, deal, ruleset.each_in(played + 1))
    if fault:
        return fault
    try:
        hands = ruleset.layout.hands_of(deal.hands)
    except KeyError as missing:
        card = missing.args[0]
        if card not in ruleset.layout.bits:
            return f"{card} is not in the pack"
        return f"{card} is dealt {'too often' if ruleset.layout.twins else 'twice'}"
    except TypeError:
        return _LOOSE
    if ruleset.moving is None and deal.turned is None:
        return hands
    return _turned_fault(ruleset, deal, hands) or hands


def _dealer_fault(ruleset: Ruleset, deal: Deal, *, last: int, first: bool) -> str:
    if type(deal.dealer) is not int or deal.dealer not in range(ruleset.seats):
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
    try:
        hash(deal.draw)
    except TypeError:
        return _LOOSE
    bits = ruleset.layout.bits
    for draw in deal.draw:
        cards = [card for _, card in draw]
        unknown = [card for card in cards if card not in bits]
        if unknown:
            return f"{unknown[0]} is not in the pack"
        too_often = any(cards.count(card) > bits[card].bit_count() for card in cards)
        if len({seat for seat, _ in draw}) != len(draw) or too_often:
            return "a seat draws twice, or a card is drawn too often"
    if sorted(seat for seat, _ in deal.draw[0]) != list(range(ruleset.seats)):
        return "every seat draws one card first"
    drawn = dealing.drawn_dealer(deal.draw, ruleset.layout.heights())
    if drawn is None:
        return "the draw makes nobody dealer"
    return "" if drawn == deal.dealer else f"the draw makes seat {drawn} dealer"


def _turned_fault(ruleset: Ruleset, deal: Deal, hands: tuple[int, ...]) -> str:
    among = turnable(ruleset, deal.dealer, hands)
    if not among:
        return "no card is turned up here" if deal.turned else ""
    if deal.turned and among & ruleset.layout.bits.get(deal.turned, 0):
        return ""
    whose = "of the dealer's own" if among & hands[deal.dealer] else "that is left over"
    return f"a card {whose} is turned up"


def _count_fault(ruleset: Ruleset, deal: Deal, each: int) -> str:
    seats = ruleset.seats
    if type(deal.hands) is not tuple or not _TUPLES.issuperset(map(type, deal.hands)):
        return _LOOSE
    if len(deal.hands) != seats:
        return f"{len(deal.hands)} hands for {seats} seats"
    for seat, count in enumerate(map(len, deal.hands)):
        if count != each:
            return f"seat {seat} gets {each} card{'' if each == 1 else 's'}, not {count}"
    return ""
