"""The number of cards changes by one from round to round, up or down, and perhaps back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.rotating import dealer_after
from spades_rules.table.cards import Card
from spades_rules.table.seats import Seating

__all__ = ["DealUpAndDown"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealUpAndDown:
    """Each round every player gets one card more or fewer than in the round before.

    The first round has one number of cards and the numbers go on to another, and then perhaps
    back. When they have come to their end they stay there. Chance picks the first dealer.

    Source: oh-hell/watch, oh-hell/openspiel.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "In the first round each player gets {from}, in each round after it one more or fewer "
            "until it is {to}{back}. Chance picks the first dealer; {rotation}."
        ),
        "from=1": "one card",
        "from": "{} cards",
        "to=1": "one",
        "back=true": ", and then so back to where it began",
        "back=false": "",
        "rotation=left": "then the deal moves to the left",
        "rotation=random": "then chance picks the dealer of each round",
        "rotation=none": "then the same player deals on",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "deals of changing size",
        "!from,to": "from {from} to {to} cards",
        "+back": "{back}",
        "back=true": "back again",
        "back=false": "not back",
        "+rotation": "{rotation}",
        "rotation=left": "moving left",
        "rotation=none": "never moving",
        "rotation=random": "moving at random",
    }

    from_: Annotated[int, Bounds(low=1, high=60)]
    """How many cards each player gets in the first round."""
    to: Annotated[int, Bounds(low=1, high=60)]
    """How many cards it comes to."""
    back: bool = True
    """Whether it then goes back, one by one, to the number of the first round."""
    rotation: Literal["left", "random", "none"] = "left"
    """Who deals the rounds after the first.

    `left`: the deal moves one seat clockwise.
    `random`: chance decides anew for every round.
    `none`: the same player deals throughout.
    """

    @property
    def each(self) -> int:
        """Give the most cards of any round."""
        return max(self.from_, self.to)

    def each_in(self, round: int) -> int:  # noqa: A002 - the question's
        """Give the cards of a round, the last number again once they have come to their end."""
        steps = abs(self.to - self.from_)
        done = min(round - 1, 2 * steps if self.back else steps)
        away = done if done <= steps else 2 * steps - done
        return self.from_ + away if self.to > self.from_ else self.from_ - away

    def next_dealer(self, dealer: int, seating: Seating) -> int | None:
        """Give the dealer of the next round, or none where chance decides."""
        return dealer_after(dealer, seating, self.rotation)

    def draws(self) -> bool:
        """Tell that no cards are drawn for the first deal."""
        return False

    def drawn_dealer(
        self,
        draw: tuple[tuple[tuple[int, Card], ...], ...],  # noqa: ARG002 - the question's
        ranks: Mapping[Card, int],  # noqa: ARG002 - the question's
    ) -> int | None:
        """Give nobody, since no cards are drawn."""
        return None
