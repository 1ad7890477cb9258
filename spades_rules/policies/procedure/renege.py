"""What it costs not to follow suit when one could."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, assert_never

from spades_rules.kernel.customs import Penalty, RenegeProved
from spades_rules.kernel.parameters import Bounds

__all__ = ["Renege"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Renege:
    """A side caught not following suit when it could have pays for it.

    At a table that a program keeps nobody can renege; a game on paper names who did. Tricks are
    lost by the seat that reneged and, where it has too few, by its partners clockwise from it.
    They go to the seats of other sides in turn, the next one clockwise first. A nil neither loses
    any nor gets any: it is judged by what was taken at the table.

    Source: cookout, clarksville, columbus, rta, holding-the-cards, wikipedia.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A [side] caught not following suit when it could have loses "
            "{costs}{tricks}{to}{others_made}{again}{name_the_trick}."
        ),
        "costs=tricks": "[tricks]: ",
        "costs=contract": "the round",
        "costs=game": "the game",
        "tricks": "",
        "tricks if costs=tricks": "{} of them",
        "to=others": "",
        "to=others if costs=tricks": " go to the other",
        "to=nobody": "",
        "to=nobody if costs=tricks": " count for nobody",
        "others_made=false": "",
        "others_made=true": "",
        "others_made=true if costs=contract": ", and the other has made its contract exactly",
        "again=same": "",
        "again=game": "",
        "again=game if costs=tricks": "; the second time it loses the game",
        "again=game if costs=contract": "; the second time it loses the game",
        "name_the_trick=false": "",
        "name_the_trick=true": "; the accuser must point out the [trick]",
    }

    costs: Literal["tricks", "contract", "game"] = "tricks"
    """What the side loses.

    `tricks`: some of its tricks.
    `contract`: the round; it is set whatever it took, and no trick counts toward its contract.
    `game`: the game.
    """
    tricks: Annotated[int, Bounds(low=1)] = 3
    """How many tricks it loses; it matters only where `tricks` are lost."""
    to: Literal["others", "nobody"] = "others"
    """Where these tricks go.

    `others`: to the other side.
    `nobody`: they count for nobody.
    """
    others_made: bool = False
    """Whether a side that loses the round makes the others' contracts, exactly, whatever they took;
    it matters only where the `contract` is lost."""
    again: Literal["same", "game"] = "same"
    """What the second renege of a side in one game costs, and each after it.

    `same`: what the first did.
    `game`: the game.
    """
    name_the_trick: bool = False
    """Whether the accuser must point out the trick in which it happened; a renege on paper is then
    refused without it."""

    def penalty(self, proved: RenegeProved) -> Penalty:
        """Give what the renege costs the side."""
        costs = "game" if proved.before and self.again == "game" else self.costs
        match costs:
            case "tricks":
                return self._tricks(proved)
            case "contract":
                sides = range(len(proved.seating.sides))
                made = dict.fromkeys(sides, True) if self.others_made else {}
                return Penalty(proved.tricks, made | {proved.side: False}, words="the side is set")
            case "game":
                return Penalty(proved.tricks, lost=True, words="the side loses the game")
            case _:
                assert_never(costs)

    def _tricks(self, proved: RenegeProved) -> Penalty:
        """Move tricks one by one, as long as there are any."""
        tricks = [*proved.tricks]
        seats = proved.seating.seats
        round_table = [(proved.seat + step) % seats for step in range(seats)]
        own = set(proved.seating.sides[proved.side])
        givers = _plain(proved, (seat for seat in round_table if seat in own))
        takers = _plain(proved, (seat for seat in round_table if seat not in own))
        lost = 0
        while lost < self.tricks:
            giver = next((seat for seat in givers if tricks[seat]), None)
            if giver is None:
                break
            tricks[giver] -= 1
            if self.to == "others" and takers:
                tricks[takers[lost % len(takers)]] += 1
            lost += 1
        where = "are lost to the others" if self.to == "others" else "count for nobody"
        return Penalty(tuple(tricks), words=f"tricks that {where}: {lost}")


def _plain(proved: RenegeProved, seats: Iterable[int]) -> list[int]:
    """Give the seats that made no promise of their own."""
    calls = proved.calls
    return [seat for seat in seats if seat not in calls or not calls[seat].personal]
