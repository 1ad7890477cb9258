"""Every player bids as many tricks as the hand holds trumps, or nil."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, assert_never

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["Whiz"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Whiz:
    """A player must bid as many tricks as the hand holds trumps, or else nil.

    What may be called before looking is not barred.

    Also called: whiz (msn-zone: nil from any hand, bux-spades: nil only without a trump).

    Source: msn-zone, bux-spades, vip-spades.
    """

    sees: ClassVar[frozenset[Sees]] = frozenset({Sees.HAND_TRUMPS})
    says: ClassVar[Mapping[str, str]] = {
        "": "A player must bid as many [tricks] as the hand holds trumps, or else nil, {nil}.",
        "nil=always": "whatever the hand",
        "nil=without_trump": "but that only without a trump",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "whiz",
        "+nil": "with nil {nil}",
        "nil=always": "always open",
        "nil=without_trump": "only without a trump",
    }

    nil: Literal["always", "without_trump"] = "always"
    """When a player may bid nil.

    `always`: whatever the hand holds.
    `without_trump`: only with a hand that holds no trump.
    """

    def narrow(
        self,
        table: PublicTable,
        seat: int,  # noqa: ARG002 - the question's
        hand: int | None,
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give nil where it may be bid, and the calls of as many tricks as there are trumps."""
        if hand is None:
            return calls
        trumps = (hand & table.setting.trumps).bit_count()
        free = self._is_free(trumps)
        return tuple(call for call in calls if (free if call.personal else call.tricks == trumps))

    def _is_free(self, trumps: int) -> bool:
        match self.nil:
            case "always":
                return True
            case "without_trump":
                return not trumps
            case _:
                assert_never(self.nil)
