"""The first round bids itself: nobody calls before the second."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, assert_never

from spades_rules.kernel.parameters import Bounds
from spades_rules.table.seats import Seating

__all__ = ["BidsItself"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BidsItself:
    """In the first round nobody calls; from the next one on everybody does, once and clockwise.

    A side that has not called has undertaken nothing, so there is nothing to make or to miss, nor
    an overtrick. What its tricks are worth is for a rule of scoring to say, `uncalled_tricks` say.

    Also called: first hand bids itself (rta, trickster).

    Source: pagat (as a variation), rta, trickster (as an option); clarksville, cookout, columbus
    (which say that they do not play so).
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "In {rounds} nobody calls. After that {first} calls first, and the calls go round "
        "clockwise once.",
        "rounds=1": "the first round",
        "rounds": "the first {} rounds",
        "first=eldest": "the player left of the dealer",
        "first=dealer": "the dealer",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "a first round that bids itself",
        "+rounds": "and {rounds}",
        "rounds=1": "no more",
        "rounds=2": "the second too",
        "rounds": "all up to the {}th too",
        "+first": "then calls from {first}",
        "first=eldest": "the dealer's left",
        "first=dealer": "the dealer",
    }

    rounds: Annotated[int, Bounds(low=1, high=9)] = 1
    """In how many first rounds nobody calls."""
    first: Literal["eldest", "dealer"] = "eldest"
    """Who calls first in the others.

    `eldest`: the seat left of the dealer.
    `dealer`: the dealer.
    """

    def order(self, dealer: int, seating: Seating) -> tuple[int, ...]:
        """Give the seats clockwise, as they call once anybody does."""
        match self.first:
            case "eldest":
                begins = dealer + 1
            case "dealer":
                begins = dealer
            case _:
                assert_never(self.first)
        return tuple((begins + step) % seating.seats for step in range(seating.seats))

    def calls_in(self, round: int) -> bool:  # noqa: A002 - the table's own word
        """Tell whether anybody calls in a round."""
        return round > self.rounds
