"""The hands from which passes of cards lead to hands that are wanted."""

from collections.abc import Sequence
from itertools import chain, islice

from spades_rules.kernel.public import PublicTable
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.table.pack import bits_of

__all__ = ["before_passing", "steps_before", "steps_in_all"]


def steps_before(ruleset: Ruleset, table: PublicTable, hands: Sequence[int]) -> tuple[Step, ...]:
    """Give the passes before the calls of a round in which seats hold some cards."""
    return ruleset.steps(PublicTable(table.setting), hands, before=True)


def steps_in_all(ruleset: Ruleset, table: PublicTable, hands: Sequence[int]) -> tuple[Step, ...]:
    """Give the passes before the calls of a round and those after them."""
    return (*steps_before(ruleset, table, hands), *ruleset.steps(table, hands))


def before_passing(
    ruleset: Ruleset, hands: Sequence[int], steps: Sequence[Step]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give the hands from which some passes lead to these hands, and the cards of each pass.

    Cards that are taken up from the stock are no pass, since nobody chooses them. Where as many
    are laid away, they are the same ones.
    """
    wanted = dict(enumerate(hands)) | {STOCK: ruleset.pack.everything & ~sum(hands)}
    dealt, free = {**wanted}, {**wanted}
    passes: list[int] = []
    for step in reversed(steps):
        own = dealt[step.target]
        taken = bits_of(free[step.target])
        if step.source == STOCK:
            taken = chain(bits_of(own & ~wanted[step.target]), bits_of(own & wanted[step.target]))
        cards = sum(islice(taken, step.cards))
        free[step.target] &= ~cards
        dealt[step.target] ^= cards
        dealt[step.source] ^= cards
        if step.source != STOCK:
            passes.insert(0, cards)
    return tuple(dealt[seat] for seat in range(ruleset.seats)), tuple(passes)
