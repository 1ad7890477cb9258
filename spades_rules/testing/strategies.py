"""Tables as chance brings them about: any deal, and seats that do anything that is allowed."""

from random import Random

from hypothesis import note
from hypothesis import strategies as st

from spades_rules.kernel.actions import Call, Deal
from spades_rules.kernel.play import new_game
from spades_rules.kernel.playout import play_out
from spades_rules.kernel.public import Phase, Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.notation.plain import word_of
from spades_rules.players.dealing import chance

__all__ = ["deals", "finished_rounds", "games", "results", "rounds", "standings"]

SEEDS = st.integers(0, 2**32 - 1)
DISORDER = st.integers(0, 25) | st.none()
"""How often two cards change places in a sorted pack before it is dealt; none: it is shuffled.

Where few do the suits hang together, and so hands are long in one suit, void in others, and full
of sure winners.
"""
MOST_STEPS = {Phase.CALLS: 10, Phase.EXCHANGE: 4, Phase.PLAY: 60}
"""How far to go on in the phase where a table is to be left, at most."""


def deals(ruleset: Ruleset, *, table: Table | None = None) -> st.SearchStrategy[Deal]:
    """Give a deal that a table waits for, or without one the first of a game.

    Some are well shuffled, and others hardly at all.
    """
    waiting = new_game(ruleset) if table is None else table

    def deal(seed: int, swaps: int | None) -> Deal:
        return _dealt(waiting, Random(seed), swaps)  # noqa: S311 - a game, no secret

    return st.builds(deal, SEEDS, DISORDER)


def _dealt(table: Table, rng: Random, swaps: int | None) -> Deal:
    cards = list(table.ruleset.pack.cards)
    if swaps is None:
        rng.shuffle(cards)
    for _ in range(swaps or 0):
        one, other = rng.randrange(len(cards)), rng.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    each, seats = table.ruleset.dealing[1].each, table.ruleset.seating.seats
    hands = tuple(tuple(cards[seat * each : (seat + 1) * each]) for seat in range(seats))
    by_chance = chance(table, rng)
    return Deal(by_chance.dealer, hands, by_chance.draw if rng.randrange(2) else ())


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
    table = new_game(ruleset)
    for _ in range(before):
        if table.phase is Phase.DEAL:
            table.push(_dealt(table, rng, swaps))
            play_out(table, rng.randrange)
    if table.phase is Phase.DEAL:
        table.push(_dealt(table, rng, swaps))
        if where is None:
            play_out(table, rng.randrange)
        else:
            _go_on(table, rng, where, steps)
    note("at the table: " + " ".join(word_of(action) for action in table.actions))
    return table


def _go_on(table: Table, rng: Random, where: Phase, steps: int) -> None:
    """Go on to a phase, or to the next one if it is left out, and so many steps further."""
    order = tuple(MOST_STEPS)
    while table.phase in order:
        if order.index(table.phase) >= order.index(where):
            if not steps:
                return
            steps -= 1
        table.push(rng.choice(table.legal()))


def finished_rounds(ruleset: Ruleset) -> st.SearchStrategy[Table]:
    """Give a table whose last round is finished and scored."""
    return rounds(ruleset, whole=True)


@st.composite
def games(draw: st.DrawFn, ruleset: Ruleset, *, most_rounds: int = 60) -> Table:
    """Give a game played by chance to its end, or for so many rounds if it has none."""
    table = new_game(ruleset)
    rng = Random(draw(SEEDS))  # noqa: S311 - a game, no secret
    for _ in range(most_rounds):
        if table.phase is Phase.DEAL:
            table.push(chance(table, rng))
            play_out(table, rng.randrange)
    return table


@st.composite
def results(draw: st.DrawFn, ruleset: Ruleset) -> tuple[tuple[Call, ...], tuple[int, ...]]:
    """Give what each seat called and took in a round, by seat; no calls where none are made."""
    seats, each = ruleset.seating.seats, ruleset.dealing[1].each
    words = tuple(ruleset.calls.by_name.values())
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
