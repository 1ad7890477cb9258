"""Cards as people write them: `AS`, `10h`, `♠A`; one way out, several ways in."""

from collections.abc import Mapping

from spades_rules.table.cards import JOKERS, RANKS, SUITS, Card, suit_of

__all__ = ["NAMES_OF_SUITS", "card_words", "pretty", "read_card"]

NAMES_OF_SUITS: Mapping[str, str] = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
"""The suits in words."""

_MARKS: Mapping[str, str] = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_LETTERS = {
    **{mark: letter for letter, mark in _MARKS.items()},
    **dict(zip("♧♢♡♤", "CDHS", strict=True)),
}
_RANK_WORDS: Mapping[str, str] = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight",
    "7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip


def read_card(text: str) -> Card | None:
    """Read a card, rank first or suit first, in letters or suit marks; none if it is no card."""
    word = "".join(_LETTERS.get(letter, letter) for letter in text.strip()).upper()
    word = word.replace("10", "T")
    if word in JOKERS:
        return Card(word)
    if len(word) != len("AS"):
        return None
    for code in (word, word[::-1]):
        if code[0] in RANKS and code[1] in SUITS:
            return Card(code)
    return None


def pretty(card: Card) -> str:
    """Write a card for the eye: `A♠`, `T♦`, `BJ`."""
    suit = suit_of(card)
    return card if suit is None else card[0] + _MARKS[suit]


def card_words(card: Card) -> str:
    """Write a card in words: `ace of spades`, `big joker`."""
    suit = suit_of(card)
    if suit is None:
        return "big joker" if card == "BJ" else "little joker"
    return f"{_RANK_WORDS[card[0]]} of {NAMES_OF_SUITS[suit]}"
