"""The cards in play, laid out from the weakest to the strongest, each one a bit."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from spades_rules.table.cards import Card

__all__ = ["Pack", "bits_of"]


def bits_of(mask: int) -> Iterator[int]:
    """Give the single bits of a mask, the lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards of a round in order of strength, so that a set of cards is one whole number.

    Bit `i` stands for `cards[i]`. Within a suit a higher bit is a stronger card. Twins (two
    packs) print alike and take neighbouring bits.
    """

    cards: tuple[Card, ...]
    bits: Mapping[Card, int] = field(init=False, repr=False, compare=False)
    """For each printed card the mask of its bits: one, or two with twins."""
    everything: int = field(init=False, repr=False, compare=False)
    """The mask of the whole pack."""

    def __post_init__(self) -> None:
        """Give each card its bit."""
        bits: dict[Card, int] = {}
        for place, card in enumerate(self.cards):
            bits[card] = bits.get(card, 0) | 1 << place
        object.__setattr__(self, "bits", bits)
        object.__setattr__(self, "everything", (1 << len(self.cards)) - 1)

    def mask(self, cards: Iterable[Card], *, taken: int = 0) -> int:
        """Give the mask of some cards; of twins the first one that is not taken.

        Raises `KeyError` for a card that is not in the pack, or more often than it is.
        """
        named = tuple(cards)
        bits = self.bits
        if len(bits) == len(self.cards):
            total = sum(map(bits.__getitem__, named))
            # A sum of single bits has as many bits as terms just when no two of them are the same.
            if total.bit_count() == len(named) and not total & taken:
                return total
        total = 0
        for card in named:
            free = bits[card] & ~total & ~taken
            if not free:
                raise KeyError(card)
            total |= free & -free
        return total

    def cards_of(self, mask: int) -> tuple[Card, ...]:
        """Give the cards of a mask, the weakest first."""
        return tuple(self.cards[bit.bit_length() - 1] for bit in bits_of(mask))
