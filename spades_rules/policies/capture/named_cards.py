"""Some cards count for whoever takes them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from spades_rules.kernel.parameters import CardName
from spades_rules.kernel.questions import Counted

__all__ = ["NamedCards"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedCards:
    """Some cards count for the side that takes them in its tricks, each as much as the others.

    What the count is good for is a matter of scoring, points or bags.

    Source: two-man-spades (where two cards take bags away).
    """

    says: ClassVar[Mapping[str, str]] = {
        "": "Of the cards taken {cards} counts {each:+}.",
        "cards=[]": "none",
        "cards": "each of {}",
    }
    briefly: ClassVar[Mapping[str, str]] = {
        "": "cards count",
        "!cards": "{cards}",
        "+each": "at {each:+}",
    }

    cards: tuple[CardName, ...]
    """The cards that count."""
    each: int = 1
    """What each of them counts."""

    def counted(self) -> tuple[Counted, ...]:
        """Give the cards; nobody sweeps a round by taking them all."""
        return (Counted(self.cards, self.each, sweep=False),)
