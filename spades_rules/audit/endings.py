"""Scores at which a game can end: totals on both sides of every number that the rules name."""

from collections.abc import Iterator
from itertools import product

from spades_rules.audit.numbers import numbers_in
from spades_rules.kernel.public import Standing
from spades_rules.kernel.ruleset import Ruleset

__all__ = ["final_scores", "may_go_on"]

FAR = 1_000_000
"""Further from nothing than any total gets."""
DEPTHS = (0, 1, *(10**power for power in range(1, 10)))
"""How low totals fall, and after how many rounds, when it is asked whether a game must end."""


def final_scores(ruleset: Ruleset) -> Iterator[Standing]:
    """Give scores after a round: early and late, and after a round that left the best level."""
    numbers = numbers_in(ruleset, "ending", "result")
    totals = tuple(dict.fromkeys((*numbers, 0, FAR, -FAR)))
    sides = len(ruleset.seating.sides)
    scores = tuple(product(totals, repeat=2))
    rounds = tuple(number for number in numbers if number > 0)
    for played in (1, *rounds):
        for one, other in scores:
            yield ruleset.standing((one, *(other,) * (sides - 1)), round=played)
    for level in totals:
        before = ruleset.standing((level,) * sides, round=1)
        if not ruleset.verdict(before).over:
            for one, other in scores:
                yield ruleset.standing(
                    (one, *(other,) * (sides - 1)), round=2, before=(before.totals,)
                )


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
