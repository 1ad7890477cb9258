"""A seat means to take no trick, and promises nothing by it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["PlainZero"]

_ZERO = (Call("zero"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainZero:
    """A player may bid zero, which adds nothing to the side's contract and earns no bonus.

    Unlike a nil it is no promise: the player's tricks count for the side like any others.

    Also called: zero (vpchat, antonelli-spades, trickster: a bid of 0 is no nil).

    Source: vpchat, antonelli-spades, trickster; directors-page (as an option).
    """

    sees: ClassVar[frozenset[Sees]] = frozenset()
    says: ClassVar[Mapping[str, str]] = {
        "": (
            "A player may bid zero, which is no promise, earns no bonus and adds nothing to "
            "the [side]'s contract."
        ),
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "plain zero",
    }

    def vocabulary(self) -> tuple[Call, ...]:
        """Give zero."""
        return _ZERO

    def always(self) -> bool:
        """Tell that it offers the same at every turn."""
        return True

    def offers(self, table: PublicTable, seat: int) -> tuple[Call, ...]:  # noqa: ARG002 - the question's
        """Give zero to everybody."""
        return _ZERO
