"""All the laws at once, at tables and scores made by chance: one line holds a rule set to them."""

from collections.abc import Callable, Mapping
from inspect import signature
from random import Random

from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of
from spades_rules.testing.declared_laws import law_a_rule_sees_no_more_than_it_says
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
from spades_rules.testing.table_laws import (
    law_a_refusal_changes_nothing,
    law_an_action_leaves_the_table_before_it_alone,
    law_cards_are_conserved,
    law_legal_and_allowed_and_possible_are_one,
    law_the_record_is_enough,
    law_there_is_always_something_to_do,
    law_ways_of_playing_agree,
)
from spades_rules.testing.tables import MOST_STEPS, draw_game, draw_standing, draw_table

__all__ = ["LAWS", "hold_to_every_law"]

LAWS: tuple[Callable[..., None], ...] = (
    law_a_lasting_rule_is_done_for_the_round,
    law_a_led_rule_keeps_the_suit_led,
    law_a_refusal_changes_nothing,
    law_a_restriction_only_takes_away,
    law_a_rule_sees_no_more_than_it_says,
    law_a_steady_rule_keeps_what_it_says,
    law_a_view_holds_no_hidden_card,
    law_a_view_shows_the_tricks_as_they_fell,
    law_an_action_leaves_the_table_before_it_alone,
    law_cards_are_conserved,
    law_hidden_cards_make_no_difference,
    law_legal_and_allowed_and_possible_are_one,
    law_moving_everybody_round_moves_the_results,
    law_points_are_the_sum_of_their_lines,
    law_rulings_name_rules,
    law_steady_calls_are_offered_always,
    law_the_order_of_earning_rules_has_no_effect,
    law_the_record_is_enough,
    law_the_verdict_ends_the_game,
    law_the_verdict_knows_no_favourite,
    law_the_verdict_rests_on_a_rule,
    law_there_is_always_something_to_do,
    law_ways_of_playing_agree,
    law_what_was_seen_stays_seen,
)
"""Every law of a rule set, by name."""

OF_A_GAME = (
    law_cards_are_conserved,
    law_points_are_the_sum_of_their_lines,
    law_the_record_is_enough,
    law_the_verdict_ends_the_game,
)
"""The laws that a whole game can break where no part of it does."""


def hold_to_every_law(
    ruleset: Ruleset, *, seed: int = 0, tables: int = 5, most_rounds: int = 10
) -> None:
    """Hold a rule set to every law, at some tables and through a whole game.

    The tables are left at any moment of a first or a later round. The same `seed` brings about
    the same; more `tables` and games of more rounds at `most_rounds` look further. Raises
    `AssertionError` with what went wrong, and with the seed and the actions that led there.
    """
    rng = Random(seed)  # noqa: S311 - a game, no secret
    before = None
    for _ in range(tables):
        where = rng.choice((*MOST_STEPS, None))
        table = draw_table(
            ruleset,
            rng,
            before=rng.randint(0, 2),
            swaps=rng.choice((None, None, rng.randint(0, 25))),
            where=where,
            steps=rng.randint(0, MOST_STEPS[where]) if where else 0,
        )
        given = _given(ruleset, table, before or table, rng)
        for law in LAWS:
            _hold(law, given, seed)
        before = table
    game = draw_game(ruleset, rng, most_rounds=most_rounds)
    for law in OF_A_GAME:
        _hold(law, {"ruleset": ruleset, "table": game}, seed)


def _given(ruleset: Ruleset, table: Table, other: Table, rng: Random) -> Mapping[str, object]:
    """Give what the laws ask for, by the names of their arguments."""
    standings = [draw_standing(ruleset, rng) for _ in range(2)]
    seats, each = ruleset.seats, ruleset.each_in(standings[0].round + 1)
    words = tuple(ruleset.calls.by_name.values())
    takers = [rng.randrange(seats) for _ in range(each)]
    earning = sum(hasattr(rule.policy, "earn") for rule in ruleset.of("scoring"))
    return {
        "ruleset": ruleset,
        "table": table,
        "tables": (table, other),
        "standing": standings[0],
        "standings": standings,
        "seed": rng.randrange(2**32),
        "by": rng.randrange(1, seats),
        "places": [(rng.randrange(104), rng.randrange(104)) for _ in range(3)],
        "hand": rng.randrange(ruleset.pack.everything + 1),
        "cards": rng.randrange(ruleset.pack.everything + 1),
        "calls": tuple(rng.choice(words) for _ in range(seats)) if words else (),
        "tricks": tuple(takers.count(seat) for seat in range(seats)),
        "order": rng.sample(range(earning), earning),
    }


def _hold(law: Callable[..., None], given: Mapping[str, object], seed: int) -> None:
    """Hold a law, and say in which situation if it is broken, or if a rule fails in it."""
    try:
        law(**{name: given[name] for name in signature(law).parameters})
    except Exception as broken:
        table = given["table"]
        moves = " ".join(map(word_of, table.actions)) if isinstance(table, Table) else ""
        broken.add_note(f"{law.__name__}, seed {seed}, at the table: {moves}")
        raise
