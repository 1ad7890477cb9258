"""Whether a game must end, however low the totals fall."""

from spades_rules.kernel.public import Standing
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["may_go_on"]

DEPTHS = (0, 1, *(10**power for power in range(1, 10)))
"""How low totals fall, and after how many rounds, when it is asked whether a game must end."""


def may_go_on(ruleset: Ruleset) -> bool:
    """Tell whether no ending is reached while all totals fall together for ever."""
    sides = len(ruleset.seating.sides)
    return not any(
        policy.reached(
            Standing(
                (-depth,) * sides,
                dict.fromkeys(ruleset.tallies, (depth,) * sides),
                depth,
            )
        )
        for depth in DEPTHS
        for _, policy in ruleset.endings
    )
