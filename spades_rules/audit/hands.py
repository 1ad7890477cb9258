"""Hands made to measure: of just these suits, and as large as the trick asks."""

from collections.abc import Iterator
from itertools import product

from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.cards import rank_of
from spades_rules.table.pack import bits_of

__all__ = ["counted_hands", "filled", "sample_hands"]


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


def counted_hands(ruleset: Ruleset, *, trumps: bool, aces: bool) -> tuple[int | None, ...]:
    """Give a hand with every number of trumps and of aces, as far as these are asked for.

    Where neither is there is no hand: `None` alone.
    """
    if not (trumps or aces):
        return (None,)
    found: dict[tuple[int, int], int] = {}
    for many, hand in _mixtures(ruleset):
        key = (many[0] + many[2] if trumps else 0, many[0] + many[1] if aces else 0)
        found.setdefault(key, hand)
    return tuple(found[key] for key in sorted(found))


def _mixtures(ruleset: Ruleset) -> Iterator[tuple[tuple[int, ...], int]]:
    """Give hands by how many aces of trumps, other aces, other trumps and other cards they hold."""
    pack, own = ruleset.pack, ruleset.trumps
    best = sum(1 << place for place, card in enumerate(pack.cards) if rank_of(card) == "A")
    rest = pack.everything & ~best
    piles = [tuple(bits_of(pile)) for pile in (best & own, best & ~own, rest & own, rest & ~own)]
    for many in product(*(range(len(pile) + 1) for pile in piles[:3])):
        left = ruleset.dealing[1].each - sum(many)
        if 0 <= left <= len(piles[3]):
            counts = (*many, left)
            yield counts, sum(sum(pile[:of]) for pile, of in zip(piles, counts, strict=True))
