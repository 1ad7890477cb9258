"""The laws that every rule set keeps, and tables made by chance to hold it to them."""

from spades_rules.testing.score_laws import (
    law_points_are_the_sum_of_their_lines,
    law_the_order_of_earning_rules_has_no_effect,
    law_the_verdict_ends_the_game,
    law_the_verdict_rests_on_a_rule,
)
from spades_rules.testing.strategies import (
    deals,
    finished_rounds,
    games,
    results,
    rounds,
    standings,
)

__all__ = [
    "deals",
    "finished_rounds",
    "games",
    "law_points_are_the_sum_of_their_lines",
    "law_the_order_of_earning_rules_has_no_effect",
    "law_the_verdict_ends_the_game",
    "law_the_verdict_rests_on_a_rule",
    "results",
    "rounds",
    "standings",
]
