"""Everybody passes cards, in each round to another side of the table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, assert_never

from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import Step
from spades_rules.kernel.sight import Sees

__all__ = ["PassByRound"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PassByRound:
    """Before the play everybody passes some cards to one player, in each round to another one.

    All choose before anybody sees what comes. After the last of the directions it begins anew.

    Source: hearts/hearts-online; hearts/openspiel (in a direction that chance picks).
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.ROUND, Sees.DEALER})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "Before the play everybody passes {cards}, all before seeing what comes: in turn, "
            "round by round, {to}, and then from the first again."
        ),
        "cards=1": "one card",
        "cards": "{} cards",
        "to=[]": "nowhere",
        "to:join": "then",
        "to:left": "to the left",
        "to:right": "to the right",
        "to:none": "to nobody",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "everybody passes",
        "+cards": "{cards} cards",
        "+to": "in turn {to}",
        "to=[]": "nowhere",
        "to:join": "then",
    }

    cards: Annotated[int, Bounds(low=1)] = 3
    """How many cards each player passes."""
    to: tuple[Literal["left", "right", "across", "none"], ...] = (
        "left",
        "right",
        "across",
        "none",
    )
    """Where the cards go, round by round.

    `left`: to the next player clockwise.
    `right`: to the player before.
    `across`: to the player half-way round the table.
    `none`: nowhere; everybody keeps the hand.
    """

    def steps(self, table: PublicTable) -> tuple[Step, ...]:
        """Give one pass for each seat, from the dealer's left on."""
        setting = table.setting
        seats = setting.seating.seats
        away = self._away(setting.round, seats)
        if not away:
            return ()
        order = [(setting.dealer + step) % seats for step in range(1, seats + 1)]
        return tuple(
            Step(seat, (seat + away) % seats, self.cards, together=seat != order[-1])
            for seat in order
        )

    def _away(self, number: int, seats: int) -> int:
        """Give how many seats clockwise the cards go in a round."""
        if not self.to:
            return 0
        direction = self.to[(number - 1) % len(self.to)]
        match direction:
            case "left":
                return 1
            case "right":
                return seats - 1
            case "across":
                return seats // 2
            case "none":
                return 0
            case _:
                assert_never(direction)
