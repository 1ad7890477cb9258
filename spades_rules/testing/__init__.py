"""The laws that every rule set keeps, and tables made by chance to hold it to them."""

from typing import TYPE_CHECKING

from spades_rules.doors import doors

if TYPE_CHECKING:
    from spades_rules.testing.declared_laws import law_a_rule_sees_no_more_than_it_says
    from spades_rules.testing.document_laws import (
        law_a_profile_survives_writing,
        law_a_record_survives_writing,
    )
    from spades_rules.testing.documents import draw_profile
    from spades_rules.testing.keeping import hold_to_every_law
    from spades_rules.testing.quick_laws import (
        law_a_lasting_rule_is_done_for_the_round,
        law_a_led_rule_keeps_the_suit_led,
        law_a_steady_rule_keeps_what_it_says,
        law_steady_calls_are_offered_always,
    )
    from spades_rules.testing.rotation import law_moving_everybody_round_moves_the_results
    from spades_rules.testing.rule_laws import (
        law_a_restriction_only_takes_away,
        law_rulings_name_rules,
    )
    from spades_rules.testing.score_laws import (
        law_points_are_the_sum_of_their_lines,
        law_the_order_of_earning_rules_has_no_effect,
        law_the_verdict_ends_the_game,
        law_the_verdict_knows_no_favourite,
        law_the_verdict_rests_on_a_rule,
    )
    from spades_rules.testing.sight_laws import (
        law_a_view_holds_no_hidden_card,
        law_a_view_shows_the_tricks_as_they_fell,
        law_hidden_cards_make_no_difference,
        law_what_was_seen_stays_seen,
    )
    from spades_rules.testing.strategies import (
        deals,
        finished_rounds,
        games,
        policies,
        profiles,
        results,
        rounds,
        standings,
    )
    from spades_rules.testing.table_laws import (
        law_a_refusal_changes_nothing,
        law_an_action_leaves_the_table_before_it_alone,
        law_cards_are_conserved,
        law_legal_and_allowed_and_possible_are_one,
        law_the_record_is_enough,
        law_there_is_always_something_to_do,
        law_ways_of_playing_agree,
    )
    from spades_rules.testing.trial import Trial, try_profiles

__all__ = [
    "Trial",
    "deals",
    "draw_profile",
    "finished_rounds",
    "games",
    "hold_to_every_law",
    "law_a_lasting_rule_is_done_for_the_round",
    "law_a_led_rule_keeps_the_suit_led",
    "law_a_profile_survives_writing",
    "law_a_record_survives_writing",
    "law_a_refusal_changes_nothing",
    "law_a_restriction_only_takes_away",
    "law_a_rule_sees_no_more_than_it_says",
    "law_a_steady_rule_keeps_what_it_says",
    "law_a_view_holds_no_hidden_card",
    "law_a_view_shows_the_tricks_as_they_fell",
    "law_an_action_leaves_the_table_before_it_alone",
    "law_cards_are_conserved",
    "law_hidden_cards_make_no_difference",
    "law_legal_and_allowed_and_possible_are_one",
    "law_moving_everybody_round_moves_the_results",
    "law_points_are_the_sum_of_their_lines",
    "law_rulings_name_rules",
    "law_steady_calls_are_offered_always",
    "law_the_order_of_earning_rules_has_no_effect",
    "law_the_record_is_enough",
    "law_the_verdict_ends_the_game",
    "law_the_verdict_knows_no_favourite",
    "law_the_verdict_rests_on_a_rule",
    "law_there_is_always_something_to_do",
    "law_ways_of_playing_agree",
    "law_what_was_seen_stays_seen",
    "policies",
    "profiles",
    "results",
    "rounds",
    "standings",
    "try_profiles",
]

# Only what draws with Hypothesis needs it, and a law can be held without.
__getattr__, __dir__ = doors(
    __name__,
    {
        "declared_laws": ("law_a_rule_sees_no_more_than_it_says",),
        "document_laws": (
            "law_a_profile_survives_writing",
            "law_a_record_survives_writing",
        ),
        "documents": ("draw_profile",),
        "keeping": ("hold_to_every_law",),
        "quick_laws": (
            "law_a_lasting_rule_is_done_for_the_round",
            "law_a_led_rule_keeps_the_suit_led",
            "law_a_steady_rule_keeps_what_it_says",
            "law_steady_calls_are_offered_always",
        ),
        "rotation": ("law_moving_everybody_round_moves_the_results",),
        "rule_laws": (
            "law_a_restriction_only_takes_away",
            "law_rulings_name_rules",
        ),
        "score_laws": (
            "law_points_are_the_sum_of_their_lines",
            "law_the_order_of_earning_rules_has_no_effect",
            "law_the_verdict_ends_the_game",
            "law_the_verdict_knows_no_favourite",
            "law_the_verdict_rests_on_a_rule",
        ),
        "sight_laws": (
            "law_a_view_holds_no_hidden_card",
            "law_a_view_shows_the_tricks_as_they_fell",
            "law_hidden_cards_make_no_difference",
            "law_what_was_seen_stays_seen",
        ),
        "strategies": (
            "deals",
            "finished_rounds",
            "games",
            "policies",
            "profiles",
            "results",
            "rounds",
            "standings",
        ),
        "table_laws": (
            "law_a_refusal_changes_nothing",
            "law_an_action_leaves_the_table_before_it_alone",
            "law_cards_are_conserved",
            "law_legal_and_allowed_and_possible_are_one",
            "law_the_record_is_enough",
            "law_there_is_always_something_to_do",
            "law_ways_of_playing_agree",
        ),
        "trial": (
            "Trial",
            "try_profiles",
        ),
    },
)
