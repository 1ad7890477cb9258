"""A card as it is printed: a rank and a suit, or one of two jokers."""

from typing import NewType

__all__ = ["CARDS", "JOKERS", "RANKS", "SUITS", "Card", "Suit", "rank_of", "suit_of"]

Card = NewType("Card", str)
"""Rank then suit, `AS`, `TD`, `2C`; the jokers are `BJ` (big) and `LJ` (little)."""

Suit = NewType("Suit", str)
"""`C`, `D`, `H` or `S`."""

RANKS = "23456789TJQKA"
"""The printed ranks; that the ace is high is a matter of `ranking`, not of this order."""

SUITS = (Suit("C"), Suit("D"), Suit("H"), Suit("S"))
"""The four suits, in the order in which they are written down."""

JOKERS = (Card("LJ"), Card("BJ"))
"""The little and the big joker."""

CARDS = (*(Card(rank + suit) for suit in SUITS for rank in RANKS), *JOKERS)
"""Every card there is, once: suit by suit from the two to the ace, then the jokers."""


def suit_of(card: Card) -> Suit | None:
    """Give the suit printed on a card; a joker has none."""
    return None if card in JOKERS else Suit(card[1])


def rank_of(card: Card) -> str:
    """Give the rank printed on a card; a joker's is its whole name."""
    return card if card in JOKERS else card[0]
