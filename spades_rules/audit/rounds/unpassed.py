"""The hands from which passes of cards lead to hands that are wanted."""

from collections.abc import Sequence

from spades_rules.kernel.questions import Step
from spades_rules.table.pack import bits_of

__all__ = ["before_passing"]


def before_passing(
    hands: tuple[int, ...], steps: Sequence[Step]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give the hands from which some passes lead to these hands, and the cards of each pass."""
    dealt, free = [*hands], [*hands]
    passes: list[int] = []
    for step in reversed(steps):
        cards = sum(list(bits_of(free[step.target]))[: step.cards])
        free[step.target] ^= cards
        dealt[step.target] ^= cards
        dealt[step.source] ^= cards
        passes.insert(0, cards)
    return tuple(dealt), tuple(passes)
