"""Some cards are lifted to the top of the trump suit, jokers and twos mostly."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_rules.kernel.parameters import CardName
from spades_rules.table.cards import CARDS, Card, Suit, suit_of

__all__ = ["Promoted"]

_PLACES = {card: place for place, card in enumerate(CARDS)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Promoted:
    """Some cards are the highest trumps, above the ace, whatever is printed on them.

    Mostly they are jokers and twos. They are trumps in everything: a promoted two of diamonds is
    no diamond, does not follow to one, opens the trumps when it is thrown on another suit, and
    counts wherever trumps are counted. All other cards rank from the ace down to the two in their
    own suits.

    Also called: joker joker ace (trickster-jokers: the two jokers); joker joker deuce (rta: the two
    of spades under them); joker joker deuce deuce (trickster-jokers-deuces: that of diamonds, too).

    Source: bicycle, pagat, rta, jokers-wild, clarksville, housespades, trickster; ourpastimes (for
    twins).
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "{top}{twins}.",
        "top=[]": (
            "In every suit the ace is the highest card and the two the lowest, and none is lifted "
            "above them"
        ),
        "top": (
            "The highest trumps, in everything, are the {}, the best first; all other cards "
            "rank from the ace down to the two"
        ),
        "twins": ". Of two cards alike the one played {} wins",
        "twins=first without twins": "",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "promoted",
        "!top": "{top}",
        "top=[]": "no cards",
        "+twins": "the twin played {twins} winning",
    }

    top: tuple[CardName, ...] = (Card("BJ"), Card("LJ"), Card("2D"), Card("2S"))
    """The promoted cards, the highest first."""
    twins: Literal["first", "last"] = "first"
    """Which of two cards that print alike wins a trick, where two packs are in play.

    `first`: the one played first.
    `last`: the one played last.
    """

    def __post_init__(self) -> None:
        """Refuse a card in two places."""
        twice = [card for place, card in enumerate(self.top) if card in self.top[:place]]
        if twice:
            message = f"`top` names {twice[0]} twice, and a card has one place"
            raise ValueError(message)

    def order(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Give the cards suit by suit, the two first and the ace last, then the promoted ones."""
        lifted = {card: len(_PLACES) - place for place, card in enumerate(self.top)}
        return tuple(sorted(cards, key=lambda card: (lifted.get(card, 0), _PLACES[card])))

    def suit(self, card: Card, trump: Suit | None) -> Suit | None:
        """Give the trump suit for a promoted card where there is one, and else the printed suit."""
        return trump if trump and card in self.top else suit_of(card)

    def promoted(self) -> tuple[Card, ...]:
        """Give the promoted cards, the highest first."""
        return self.top
