"""Nobody may bid a single trick."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.sight import Sees

__all__ = ["NotOne"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NotOne:
    """A bid of one is not allowed, seen or blind.

    Source: pagat (as a variation).
    """

    sees: ClassVar[frozenset[Sees]] = frozenset()
    says: ClassVar[Mapping[str, str]] = {
        "": "Nobody may bid one.",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "no bid of one",
    }

    def narrow(
        self,
        table: PublicTable,  # noqa: ARG002 - the question's
        seat: int,  # noqa: ARG002 - as above
        hand: int | None,  # noqa: ARG002 - as above
        calls: tuple[Call, ...],
    ) -> tuple[Call, ...]:
        """Give every call but that of one trick."""
        return tuple(call for call in calls if call.tricks != 1)
