"""Tables as chance brings them about: any deal, and seats that do anything that is allowed."""

from random import Random

from hypothesis import strategies as st

from spades_rules.kernel.actions import Call, Deal
from spades_rules.kernel.play import new_game
from spades_rules.kernel.playout import play_out
from spades_rules.kernel.public import Phase, Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.players.dealing import first_dealer

__all__ = ["deals", "finished_rounds", "games", "results", "rounds", "standings"]

SEEDS = st.integers(0, 2**32 - 1)
MOST_STEPS = {Phase.CALLS: 10, Phase.EXCHANGE: 4, Phase.PLAY: 60}
"""How far to go on in the phase where a table is to be left, at most."""


@st.composite
def deals(draw: st.DrawFn, ruleset: Ruleset, *, table: Table | None = None) -> Deal:
    """Give a deal that a table waits for, or without one the first of a game.

    Half of them are well shuffled; in the others the suits hang together, so that hands are long
    in one suit, void in others, and full of sure winners.
    """
    pack, each, seats = ruleset.pack.cards, ruleset.dealing[1].each, ruleset.seating.seats
    if draw(st.booleans()):
        cards = draw(st.permutations(pack))
    else:
        cards = list(pack)
        place = st.integers(0, len(pack) - 1)
        for one, other in draw(st.lists(st.tuples(place, place), max_size=12)):
            cards[one], cards[other] = cards[other], cards[one]
    hands = tuple(tuple(cards[seat * each : (seat + 1) * each]) for seat in range(seats))
    if table is None or not table.sheets:
        dealer, drawn = first_dealer(ruleset, Random(draw(SEEDS)))  # noqa: S311 - a game, no secret
        return Deal(dealer, hands, drawn if draw(st.booleans()) else ())
    due = ruleset.deal_facts(table.public.setting.dealer).next_dealer
    return Deal(draw(st.integers(0, seats - 1)) if due is None else due, hands)


@st.composite
def rounds(
    draw: st.DrawFn, ruleset: Ruleset, *, whole: bool = False, most_before: int = 3
) -> Table:
    """Give a table at any moment of a game: some rounds played, and one begun or also finished.

    Seats do whatever is allowed. `whole` asks for a last round that is finished; `most_before`
    is how many rounds may come before it.
    """
    table = new_game(ruleset)
    for _ in range(draw(st.integers(0, most_before))):
        if table.phase is Phase.DEAL:
            table.push(draw(deals(ruleset, table=table)))
            play_out(table, Random(draw(SEEDS)).randrange)  # noqa: S311 - a game, no secret
    if table.phase is Phase.OVER:
        return table
    table.push(draw(deals(ruleset, table=table)))
    where = None if whole else draw(st.sampled_from(tuple(MOST_STEPS)))
    steps = draw(st.integers(0, MOST_STEPS[where])) if where else 0
    while table.phase in MOST_STEPS:
        if where and _reached(table.phase, where):
            if not steps:
                break
            steps -= 1
        actions = table.legal()
        place = draw(st.integers(0, len(actions) - 1)) if len(actions) > 1 else 0
        table.push(actions[place])
    return table


def _reached(phase: Phase, where: Phase) -> bool:
    order = tuple(MOST_STEPS)
    return order.index(phase) >= order.index(where)


def finished_rounds(ruleset: Ruleset) -> st.SearchStrategy[Table]:
    """Give a table whose last round is finished and scored."""
    return rounds(ruleset, whole=True)


@st.composite
def games(draw: st.DrawFn, ruleset: Ruleset, *, most_rounds: int = 60) -> Table:
    """Give a game played by chance to its end, or for so many rounds if it has none."""
    table = new_game(ruleset)
    rng = Random(draw(SEEDS))  # noqa: S311 - a game, no secret
    for _ in range(most_rounds):
        if table.phase is Phase.OVER:
            break
        table.push(draw(deals(ruleset, table=table)))
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
