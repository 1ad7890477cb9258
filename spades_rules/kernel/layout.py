"""The pack laid out on the table: what suit each card is of, and what playing it is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from spades_rules.kernel.actions import Play
from spades_rules.kernel.playlist import Row, plays_reader, row_reader
from spades_rules.kernel.public import Twins
from spades_rules.kernel.questions import Promotes, Ranking, RanksTwins, Twin
from spades_rules.table.cards import SUITS, Card, Suit
from spades_rules.table.pack import Pack, bits_of

__all__ = ["Layout", "lay_out"]


@dataclass(frozen=True, slots=True)
class Layout:
    """A pack, every card of it a bit, with what the table looks up at each card."""

    pack: Pack
    suits: Mapping[Suit, int]
    """For each suit the cards that belong to it."""
    trumps: int
    """The cards of the trump suit; 0 without one."""
    promoted: int
    """The cards at the top of the trump suit that have been lifted there from their own places."""
    suit_of: Mapping[int, int]
    """For each card, a single bit, the cards of its suit; one without a suit stands alone."""
    bits: Mapping[Card, int]
    """For each printed card the mask of its bits, as in the pack."""
    play_of: Mapping[int, Play]
    """For each card, a single bit, the action of playing it."""
    plays_of: Callable[[int], tuple[Play, ...]]
    """From a set of cards to the actions of playing each, the lowest bit first."""
    row_of: Callable[[int], Row]
    """From the cards that are kept for a trick to their row, in which a hand's plays are found."""
    twins: Twins | None
    """The cards that print alike; none in a pack where no two do."""

    def hands_of(self, hands: Sequence[Sequence[Card]]) -> tuple[int, ...]:
        """Give the mask of each hand; of twins every hand gets the next free one.

        Raises `KeyError` for a card that is not in the pack or appears too often.
        """
        masks = [sum(map(self.bits.__getitem__, hand)) for hand in hands]
        # As in the pack: a sum of single bits has as many bits as terms if no two are the same.
        if sum(masks).bit_count() == sum(map(len, hands)) and not self.twins:
            return tuple(masks)
        taken = 0
        masks = []
        for hand in hands:
            masks.append(self.pack.mask(hand, taken=taken))
            taken |= masks[-1]
        return tuple(masks)

    def heights(self) -> Mapping[Card, int]:
        """Give each card a height: minus the number of cards of its suit that beat it.

        Promoted cards are above all others and beat none of them in this count.
        """
        return {card: self._height(place) for place, card in enumerate(self.pack.cards)}

    def _height(self, place: int) -> int:
        bit = 1 << place
        if bit & self.promoted:
            return (self.promoted & bit - 1).bit_count() + 1
        return -((self.suit_of[bit] & ~self.promoted) >> place + 1).bit_count()


@lru_cache(maxsize=16)
def lay_out(cards: tuple[Card, ...], ranking: Ranking, trump: Suit | None) -> Layout:
    """Lay a pack out in order of strength; rule sets of the same cards share what is laid out."""
    pack = Pack(ranking.order(cards))
    belongs = [ranking.suit(card, trump) for card in pack.cards]
    suits = {
        suit: sum(1 << place for place, own in enumerate(belongs) if own == suit) for suit in SUITS
    }
    play_of = {1 << place: Play(card) for place, card in enumerate(pack.cards)}
    plays_of = plays_reader(tuple(play_of.values()))
    trumps = suits[trump] if trump else 0
    lifted = ranking.promoted() if isinstance(ranking, Promotes) else ()
    promoted = sum(pack.bits.get(card, 0) for card in lifted)
    return Layout(
        pack=pack,
        suits=MappingProxyType(suits),
        trumps=trumps,
        promoted=promoted & trumps,
        suit_of={bit: bit for bit in play_of}
        | {bit: mask for mask in suits.values() for bit in bits_of(mask)},
        bits=pack.bits,
        play_of=play_of,
        plays_of=plays_of,
        row_of=row_reader(plays_of, frozenset(filter(None, suits.values()))),
        twins=_twins(pack, ranking),
    )


def _twins(pack: Pack, ranking: Ranking) -> Twins | None:
    if len(pack.bits) == len(pack.cards):
        return None
    alike = {bit: mask for mask in pack.bits.values() for bit in bits_of(mask)}
    return Twins(alike, isinstance(ranking, RanksTwins) and ranking.twins == Twin.LAST)
