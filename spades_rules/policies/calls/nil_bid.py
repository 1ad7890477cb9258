"""A seat promises to take no trick at all."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.callings import standing_calls
from spades_rules.kernel.parameters import Bounds
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["NilBid"]

_NIL = (Call("nil", personal=True),)


@dataclass(frozen=True, slots=True, kw_only=True)
class NilBid:
    """A player may bid nil, a promise of that player alone to take no trick.

    Also called: zero (canonical, nowplay-gg, pagat, msn-zone: a bid of 0 is nil).

    Source: canonical, world-of-card-games, nowplay-gg, card-game-spades-rules, openspiel.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.OWN_CALLS})
    says: ClassVar[Mapping[str, str]] = {
        "": "A player may bid nil, a promise to take no [trick]{per_side}.",
        "per_side=null": "",
        "per_side": ", but no more than {} of a [side]",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "nil",
        "!per_side": "for {per_side}",
        "per_side=null": "all of a [side]",
        "per_side": "{} of a [side]",
    }

    per_side: Annotated[int, Bounds(low=1)] | None = None
    """How many of a side may bid nil; a blind nil does not count. `null`: all of them."""

    def vocabulary(self) -> tuple[Call, ...]:
        """Give nil."""
        return _NIL

    def always(self) -> bool:
        """Tell whether nil is offered without a limit."""
        return self.per_side is None

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:
        """Give nil while enough partners are without it."""
        if self.per_side is None:
            return _NIL
        partners = standing_calls(table, table.setting.seating.partners(seat))
        used = sum(call.name == "nil" for _, call in partners)
        return _NIL if used < self.per_side else ()
