"""Hearts count, and so does the queen of spades; perhaps the jack of diamonds does, too."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.questions import Counted
from spades_rules.table.cards import RANKS, Card

__all__ = ["HeartsAndQueen"]

HEARTS = tuple(Card(f"{rank}H") for rank in RANKS)
QUEEN, JACK = (Card("QS"),), (Card("JD"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class HeartsAndQueen:
    """Every heart counts against whoever takes it, and so does the queen of spades.

    The jack of diamonds may count for its taker; nobody needs it to have taken all.

    Source: hearts/openspiel (the jack as an option), hearts/hearts-online.
    """

    says: ClassVar[Mapping[str, str]] = {
        "": (
            "In the cards taken every heart counts {heart:+} and the queen of spades "
            "{queen:+}{jack}."
        ),
        "jack=null": "",
        "jack": ", and the jack of diamonds {:+}",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "hearts and the queen",
        "+heart": "hearts at {heart:+}",
        "+queen": "the queen at {queen:+}",
        "+jack": "the jack {jack}",
        "jack=null": "not counting",
        "jack": "at {:+}",
    }

    heart: int = 1
    """What each heart counts."""
    queen: int = 13
    """What the queen of spades counts."""
    jack: int | None = None
    """What the jack of diamonds counts.

    `null`: nothing.
    """

    def counted(self) -> tuple[Counted, ...]:
        """Give the hearts, the queen, and the jack where it counts."""
        found = (Counted(HEARTS, self.heart), Counted(QUEEN, self.queen))
        if self.jack is None:
            return found
        return (*found, Counted(JACK, self.jack, sweep=False))
