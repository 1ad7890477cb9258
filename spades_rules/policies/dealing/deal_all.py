"""Every seat gets the same number of cards, and the deal passes on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.rotating import dealer_after
from spades_rules.table.cards import SUITS, Card, suit_of
from spades_rules.table.seats import Seating

__all__ = ["DealAll"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealAll:
    """Every player gets the same number of cards, and after each round the deal passes on.

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "Each player gets {each} cards. {first_dealer}{draw_tie}; {rotation}.",
        "first_dealer=random": "Chance picks the first dealer",
        "first_dealer=high_card": "Everybody draws a card, and the highest deals first",
        "draw_tie=redraw": "",
        "draw_tie=redraw if first_dealer=high_card": " (if level, draw again)",
        "draw_tie=suits": (
            " (if level in a draw, the suits decide, clubs lowest, then diamonds, hearts, spades)"
        ),
        "rotation=left": "then the deal moves to the left",
        "rotation=random": "then chance picks the dealer of each round",
        "rotation=none": "then the same player deals on",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "deal",
        "+first_dealer": "first to {first_dealer}",
        "first_dealer=high_card": "the highest card drawn",
        "first_dealer=random": "whom chance picks",
        "+draw_tie": "with draws that are level parted by {draw_tie}",
        "draw_tie=redraw": "a new draw",
        "draw_tie=suits": "suit",
        "+rotation": "{rotation}",
        "rotation": "moving {}",
        "rotation=none": "never moving",
        "rotation=random": "moving at random",
        "+each": "of {each} cards each",
    }

    first_dealer: Literal["random", "high_card"] = "random"
    """Who deals the first round.

    `random`: chance decides, in whatever way.
    `high_card`: everybody draws a card, and the highest deals.
    """
    draw_tie: Literal["redraw", "suits"] = "redraw"
    """What parts two highest cards of the same rank in the draw for the first dealer.

    `redraw`: those who drew them draw again.
    `suits`: the higher suit, in the order clubs, diamonds, hearts, spades.
    """
    rotation: Literal["left", "random", "none"] = "left"
    """Who deals the rounds after the first.

    `left`: the deal moves one seat clockwise.
    `random`: chance decides anew for every round.
    `none`: the same player deals throughout.
    """
    each: Annotated[int, Bounds(low=1)] = 13
    """How many cards each player gets, and so how many tricks a round has."""

    def next_dealer(self, dealer: int, seating: Seating) -> int | None:
        """Give the dealer of the next round, or none where chance decides."""
        return dealer_after(dealer, seating, self.rotation)

    def draws(self) -> bool:
        """Tell whether drawn cards decide who deals first."""
        return self.first_dealer == "high_card"

    def drawn_dealer(
        self, draw: tuple[tuple[tuple[int, Card], ...], ...], ranks: Mapping[Card, int]
    ) -> int | None:
        """Give the seat with the highest card, or none if the draws part nobody from the rest.

        Each draw after the first must be one of exactly those that were level, and none may
        follow once one seat is alone. Raises `KeyError` for a card that has no rank.
        """
        level: tuple[int, ...] = ()
        for drawn in draw:
            seats = tuple(sorted(seat for seat, _ in drawn))
            if not drawn or len(level) == 1 or (level and seats != level):
                return None
            heights = [(seat, self._height(card, ranks)) for seat, card in drawn]
            best = max(height for _, height in heights)
            level = tuple(sorted(seat for seat, height in heights if height == best))
        return level[0] if len(level) == 1 else None

    def _height(self, card: Card, ranks: Mapping[Card, int]) -> tuple[int, int]:
        suit = suit_of(card)
        by_suit = self.draw_tie == "suits" and suit is not None
        return ranks[card], SUITS.index(suit) if by_suit and suit else 0
