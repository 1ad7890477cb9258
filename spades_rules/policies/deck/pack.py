"""One pack or two, with jokers or without, and some cards taken out."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.parameters import Bounds, CardName
from spades_rules.table.cards import JOKERS, RANKS, SUITS, Card

__all__ = ["Pack"]

_BEST_FIRST = JOKERS[::-1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """The game is played with one pack or two, perhaps with jokers, and some cards are taken out.

    Twos are often taken out in place of the jokers, so that everybody gets as many cards as ever.

    Source: bicycle, pagat, rta, housespades, jokers-wild, ourpastimes, many-tables.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "{decks}, {jokers}{removed}.",
        "decks=1": "One pack of cards",
        "decks": "{} packs of cards shuffled together",
        "jokers=0": "without a joker",
        "jokers=1": "with the big joker in each",
        "jokers=1 if decks=1": "with the big joker",
        "jokers=2": "with both jokers in each",
        "jokers=2 if decks=1": "with both jokers",
        "removed=[]": "",
        "removed": ", and without the {}",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "a pack",
        "+decks": "of {decks} decks",
        "+jokers": "with {jokers} jokers",
        "+removed": "without {removed}",
    }

    decks: Annotated[int, Bounds(low=1, high=2)] = 1
    """How many packs of 52 cards are shuffled together."""
    jokers: Annotated[int, Bounds(low=0, high=2)] = 0
    """How many jokers each of the packs has; with one it is the big one."""
    removed: tuple[CardName, ...] = ()
    """The cards that are taken out; of two packs a card named once stays in once."""

    def __post_init__(self) -> None:
        """Refuse to take out what is not there."""
        there = Counter(self._full())
        for card, times in Counter(self.removed).items():
            if times > there[card]:
                message = f"`removed` names {card} {times} times, and {there[card]} are in the pack"
                raise ValueError(message)

    def cards(self) -> tuple[Card, ...]:
        """Give what is left of the packs and the jokers."""
        out = Counter(self.removed)
        left: list[Card] = []
        for card in self._full():
            if out[card]:
                out[card] -= 1
            else:
                left.append(card)
        return tuple(left)

    def _full(self) -> tuple[Card, ...]:
        plain = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
        return (*plain, *_BEST_FIRST[: self.jokers]) * self.decks
