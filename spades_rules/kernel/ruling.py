"""A ruling: whether something may be done at the table, and by which rules."""

from dataclasses import dataclass
from enum import StrEnum

from spades_rules.kernel.actions import Action

__all__ = ["Choices", "Reason", "RefusedError", "Ruling"]


class Reason(StrEnum):
    """Why a ruling is as it is."""

    ALLOWED = "allowed"
    """No rule stands against it."""
    WAIVED = "waived"
    """A rule stands against it, but would leave nothing to do, and so is waived."""
    REFUSED = "refused"
    """A rule stands against it."""
    NOT_NOW = "not_now"
    """It is no time for this kind of action."""
    NOT_HELD = "not_held"
    """The seat does not hold the card."""
    NOT_OFFERED = "not_offered"
    """No rule offers this call."""
    MISCOUNTED = "miscounted"
    """The number of cards or the cards themselves are not as the rules ask."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the rules say about one action of one seat."""

    action: Action
    seat: int
    """The seat in turn; -1 for a deal."""
    reason: Reason
    rules: tuple[str, ...]
    """The ids of the rules that decide: those that refuse, are waived, or were asked."""
    words: str = ""
    """What is amiss, where no rule's own sentence says it."""

    @property
    def allowed(self) -> bool:
        """Tell whether the action may be done."""
        return self.reason in (Reason.ALLOWED, Reason.WAIVED)


@dataclass(frozen=True, slots=True)
class Choices:
    """What a seat may choose from, and what the rules took away."""

    allowed: tuple[Action, ...]
    refused: tuple[tuple[Action, str], ...]
    """Each action taken away, with the id of the first rule that did so."""
    waived: tuple[str, ...]
    """The rules that would have left nothing."""
    asked: tuple[str, ...] = ()
    """The rules that were asked."""


class RefusedError(Exception):
    """An action that the rules refuse was put on a table; the table is as it was."""

    def __init__(self, ruling: Ruling) -> None:
        """Keep the ruling."""
        super().__init__(ruling.words or f"refused by {', '.join(ruling.rules)}")
        self.ruling = ruling

    def __reduce__(self) -> tuple[type["RefusedError"], tuple[Ruling]]:
        """Travel to another process as the ruling, from which the words are made again."""
        return RefusedError, (self.ruling,)
