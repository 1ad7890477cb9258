"""A seat promises to take no trick, before it has looked at its cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import standing_calls
from spades_rules.kernel.gaps import gap
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["BlindNilBid"]

_BLIND_NIL = (Call("blind_nil", personal=True, blind=True),)


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindNilBid:
    """A player whose side is far enough behind may bid nil before looking at the cards.

    Also called: double nil (hoyle-desktop, msn-zone).

    Source: card-game-spades-rules.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.OWN_CALLS, Sees.GAP, Sees.ROUND})
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "Before looking at the cards {behind} may bid nil blind, {from_round}; no more "
            "than {per_side} of a [side] may."
        ),
        "behind=null": "any player",
        "behind": "a player whose [side] is at least {} points behind",
        "from_round=1": "in any round",
        "from_round": "from round {} on",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "blind nil",
        "!behind": "{behind}",
        "behind": "from {} behind",
        "behind=null": "wherever one stands",
        "+per_side": "for {per_side} of a [side]",
        "+from_round": "from round {from_round} on",
    }

    behind: Annotated[int, Bounds(low=0)] | None = 100
    """How many points the side must be behind the best other side before the round, at least.
    `null`: blind nil is open to every side."""
    per_side: Annotated[int, Bounds(low=1)] = 1
    """How many of a side may bid blind nil; a nil seen first does not count."""
    from_round: Annotated[int, Bounds(low=1)] = 1
    """The first round in which it may be bid, counted from 1."""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give blind nil."""
        return _BLIND_NIL

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:
        """Give blind nil where the round, the score and the partners leave room for it."""
        setting = table.setting
        near = self.behind is not None and gap(table, seat) < self.behind
        if setting.round < self.from_round or near:
            return ()
        partners = standing_calls(table, setting.seating.partners(seat))
        used = sum(call.name == "blind_nil" for _, call in partners)
        return _BLIND_NIL if used < self.per_side else ()
