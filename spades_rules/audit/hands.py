"""Hands made to measure: of just these suits, and as large as the trick asks."""

from spades_rules.kernel.ruleset import Ruleset

__all__ = ["filled", "sample_hands"]


def filled(suits: tuple[int, ...], free: int, number: int) -> int:
    """Give a hand of just these suits out of some cards, or 0 if there is none of that size.

    It takes from each suit in turn the lowest card and the highest by turns.
    """
    piles = [suit & free for suit in suits]
    if not all(piles) or len(piles) > number or sum(pile.bit_count() for pile in piles) < number:
        return 0
    hand = 0
    low = True
    while True:
        for place, pile in enumerate(piles):
            if pile:
                card = pile & -pile if low else 1 << pile.bit_length() - 1
                hand |= card
                piles[place] = pile ^ card
                if hand.bit_count() == number:
                    return hand
        low = not low


def sample_hands(ruleset: Ruleset) -> tuple[int | None, ...]:
    """Give hands that rules on bids can tell apart: none, without trumps, with some, with many."""
    suits = tuple(mask for mask in ruleset.suits.values() if mask)
    plain = tuple(mask for mask in suits if mask != ruleset.trumps)
    each = ruleset.dealing[1].each
    kinds = (plain, suits, (ruleset.trumps,))
    made = (filled(kind, ruleset.pack.everything, each) for kind in kinds)
    return (None, *(hand for hand in made if hand))
