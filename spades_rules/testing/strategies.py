"""Tables as chance brings them about: any deal, and seats that do anything that is allowed."""

from random import Random
from typing import TypeVar, cast

from hypothesis import assume, note
from hypothesis import strategies as st

from spades_rules.catalog import Catalog
from spades_rules.catalog.building import build
from spades_rules.kernel.actions import Call, Deal
from spades_rules.kernel.play import new_game
from spades_rules.kernel.public import Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of
from spades_rules.testing.documents import draw_profile
from spades_rules.testing.drawing import draw_parameters
from spades_rules.testing.tables import MOST_STEPS, draw_deal, draw_game, draw_table

__all__ = [
    "deals",
    "finished_rounds",
    "games",
    "policies",
    "profiles",
    "results",
    "rounds",
    "standings",
]

T = TypeVar("T")

SEEDS = st.integers(0, 2**32 - 1)
CHANCE = st.randoms(use_true_random=False)
"""A source of chance whose choices are Hypothesis' own, so that what it finds becomes smaller."""
DISORDER = st.integers(0, 25) | st.none()
"""How often two cards change places in a sorted pack before it is dealt; none: it is shuffled.

Where few do the suits hang together, and so hands are long in one suit, void in others, and full
of sure winners.
"""


def deals(ruleset: Ruleset, *, table: Table | None = None) -> st.SearchStrategy[Deal]:
    """Give a deal that a table waits for, or without one the first of a game.

    Some are well shuffled, and others hardly at all.
    """
    waiting = new_game(ruleset) if table is None else table

    def deal(seed: int, swaps: int | None) -> Deal:
        return draw_deal(waiting, Random(seed), swaps)  # noqa: S311 - a game, no secret

    return st.builds(deal, SEEDS, DISORDER)


@st.composite
def rounds(
    draw: st.DrawFn, ruleset: Ruleset, *, whole: bool = False, most_before: int = 3
) -> Table:
    """Give a table at any moment of a game: some rounds played, and one begun or also finished.

    Seats do whatever is allowed. `whole` asks for a last round that is finished; `most_before`
    is how many rounds may come before it.
    """
    before = draw(st.integers(0, most_before))
    where = None if whole else draw(st.sampled_from(tuple(MOST_STEPS)))
    steps = draw(st.integers(0, MOST_STEPS[where])) if where else 0
    swaps = draw(DISORDER)
    rng = Random(draw(SEEDS))  # noqa: S311 - a game, no secret
    table = draw_table(ruleset, rng, before=before, swaps=swaps, where=where, steps=steps)
    note("at the table: " + " ".join(word_of(action) for action in table.actions))
    return table


def finished_rounds(ruleset: Ruleset) -> st.SearchStrategy[Table]:
    """Give a table whose last round is finished and scored."""
    return rounds(ruleset, whole=True)


@st.composite
def games(draw: st.DrawFn, ruleset: Ruleset, *, most_rounds: int = 60) -> Table:
    """Give a game played by chance to its end, or for so many rounds if it has none."""
    rng = Random(draw(SEEDS))  # noqa: S311 - a game, no secret
    return draw_game(ruleset, rng, most_rounds=most_rounds)


@st.composite
def results(
    draw: st.DrawFn,
    ruleset: Ruleset,
    *,
    round: int = 1,  # noqa: A002 - the table's own word
) -> tuple[tuple[Call, ...], tuple[int, ...]]:
    """Give what each seat called and took in a round, by seat; no calls where none are made."""
    seats, each = ruleset.seating.seats, ruleset.each_in(round)
    words = tuple(ruleset.calls.by_name.values()) if ruleset.call_order(0, round) else ()
    calls = tuple(draw(st.sampled_from(words)) for _ in range(seats)) if words else ()
    takers = draw(st.lists(st.integers(0, seats - 1), min_size=each, max_size=each))
    return calls, tuple(takers.count(seat) for seat in range(seats))


@st.composite
def standings(draw: st.DrawFn, ruleset: Ruleset) -> Standing:
    """Give a score after some rounds, often one at which sides are level or an ending is near."""
    sides = len(ruleset.seating.sides)
    total = st.integers(-12, 12).map(lambda hundreds: hundreds * 50) | st.integers(-700, 700)
    level = total.map(lambda points: (points,) * sides)
    totals = level | st.tuples(*[total] * sides)
    before = tuple(draw(st.lists(totals, max_size=3)))
    counts = st.tuples(*[st.integers(0, 25)] * sides)
    return ruleset.standing(
        draw(totals),
        tallies={name: draw(counts) for name in ruleset.tallies},
        round=len(before) + draw(st.integers(1, 5)),
        before=before,
    )


@st.composite
def policies(draw: st.DrawFn, policy: type[T]) -> T:
    """Give a policy told anything that it may be told, each parameter within its limits.

    What its parameters say together may disagree; such a policy is not given.
    """
    found = build(policy, draw_parameters(policy, draw(CHANCE)))
    assume(isinstance(found, policy))
    return cast("T", found)


@st.composite
def profiles(draw: st.DrawFn, game: str = "spades", *, catalog: Catalog | None = None) -> str:
    """Give a profile of a game that nobody wrote, as a text: any of its policies, told anything.

    Some can be played, and `check_profile` says of the others why not.
    """
    return draw_profile(draw(CHANCE), game=game, catalog=catalog)
