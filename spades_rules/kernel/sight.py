"""What the answer of a rule can hang on, so that every situation that counts can be listed."""

from enum import StrEnum
from typing import Any

__all__ = ["Sees", "sight_of"]


class Sees(StrEnum):
    """Something that a rule looks at before it answers.

    A policy names what it looks at in a class variable `sees`, a `frozenset`; an empty one says
    that it answers the same each time. All that it may look at is what its question gives it.
    """

    OWN_CALLS = "own_calls"
    """The calls of the own side that stand, the last of each partner and of the seat itself."""
    NAMED_CALLS = "named_calls"
    """Who has made, last, one of the calls that its own parameters name, and in what order."""
    OTHERS_SUM = "others_sum"
    """What the calls of all other seats that stand come to in tricks, whether one of them is
    personal, and whether all others have called."""
    ALL_CALLS = "all_calls"
    """Every call so far, and who made it."""
    GAP = "gap"
    """How many points the own side is behind the best other side."""
    ROUND = "round"
    """Which round it is, or how many have been played."""
    DEALER = "dealer"
    """Who dealt."""
    HAND_TRUMPS = "hand_trumps"
    """How many trumps the hand holds."""
    HAND_ACES = "hand_aces"
    """How many aces the hand holds."""
    HELD = "held"
    """Of which suits the hand holds a card."""
    LED = "led"
    """Which suit was led, or that the seat leads."""
    THROWN = "thrown"
    """Whether a trump lies in the trick to which another suit was led."""
    FIRST_TRICK = "first_trick"
    """Whether it is the first trick of the round."""
    LAST_TRICK = "last_trick"
    """Whether the seat holds its last card."""
    PAST = "past"
    """What has become of each suit in the tricks before: nothing, led and followed by all, led and
    not followed by somebody, or thrown on another suit."""
    UNSEEN = "unseen"
    """Of each suit held, whether some card out of sight is as high as the lowest one held; and
    whether a trump is out of sight."""
    CARDS = "cards"
    """Which cards the hand holds and which have been played, one by one."""
    TOTALS = "totals"
    """The points of each side."""
    CONTRACTS = "contracts"
    """What a side undertook and what came of it, and the tricks that count toward no contract."""
    TALLIES = "tallies"
    """The tallies of each side."""
    BEFORE = "before"
    """The points of each side after the rounds just before."""


def sight_of(policy: Any) -> frozenset[Sees] | None:  # noqa: ANN401 - of any slot
    """Give what a policy says it looks at; none where it does not say."""
    found: frozenset[Sees] | None = getattr(policy, "sees", None)
    return found
