"""Whether a game must end, however low the totals fall."""

from spades_rules.audit.callrounds import side_calls
from spades_rules.audit.proofs.siderounds import splits
from spades_rules.audit.proofs.uncalled import is_uncalled, rounds
from spades_rules.kernel.public import Standing
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["may_go_on"]

DEPTHS = (0, 1, *(10**power for power in range(1, 10)))
"""How low totals fall, and after how many rounds, when it is asked whether a game must end."""


def may_go_on(ruleset: Ruleset) -> bool:
    """Tell whether no ending is reached while all totals fall together for ever.

    Where every round brings the sides more than it costs them, they rise instead.
    """
    sides = len(ruleset.seating.sides)
    way = 1 if _rises(ruleset) else -1
    return not any(
        policy.reached(
            Standing(
                (way * depth,) * sides,
                dict.fromkeys(ruleset.tallies, (depth,) * sides),
                depth,
            )
        )
        for depth in DEPTHS
        for _, policy in ruleset.endings
    )


def _rises(ruleset: Ruleset) -> bool:
    """Tell whether all totals together grow in every round that there can be."""
    if is_uncalled(ruleset):
        return all(
            sum(ruleset.score((), taken.tricks, captured=taken.captured).points) > 0
            for taken in rounds(ruleset, ruleset)
        )
    scoring = ruleset.scoring
    if scoring.settling or ruleset.captures:
        return False
    return all(
        scoring.earned(calls, tricks).points >= any(tricks)
        for calls in side_calls(ruleset)
        for tricks in splits(len(calls), ruleset.dealing[1].each)
    )
