"""All the laws at once, at tables and scores made by chance: one line holds a rule set to them."""

from collections.abc import Callable, Mapping
from inspect import signature
from random import Random

from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of
from spades_rules.testing import (
    declared_laws,
    quick_laws,
    rotation,
    rule_laws,
    score_laws,
    sight_laws,
    table_laws,
)
from spades_rules.testing.tables import MOST_STEPS, draw_game, draw_standing, draw_table

__all__ = ["LAWS", "hold_to_every_law"]

LAWS: tuple[Callable[..., None], ...] = tuple(
    getattr(room, name)
    for room in (
        declared_laws,
        quick_laws,
        rotation,
        rule_laws,
        score_laws,
        sight_laws,
        table_laws,
    )
    for name in room.__all__
)
"""Every law of a rule set: all that those rooms give."""

OF_A_GAME = (
    table_laws.law_cards_are_conserved,
    score_laws.law_points_are_the_sum_of_their_lines,
    table_laws.law_the_record_is_enough,
    score_laws.law_the_verdict_ends_the_game,
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
    number = standings[0].round + 1
    seats, each = ruleset.seats, ruleset.each_in(number)
    words = tuple(ruleset.calls.by_name.values()) if ruleset.call_order(0, number) else ()
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
