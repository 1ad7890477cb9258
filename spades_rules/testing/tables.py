"""Tables as chance brings them about, from a source of chance that the caller hands over."""

from random import Random

from spades_rules.kernel.actions import Deal
from spades_rules.kernel.play import new_game
from spades_rules.kernel.playout import play_out
from spades_rules.kernel.public import Phase, Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.kernel.turning import may_turn
from spades_rules.players.dealing import chance

__all__ = ["MOST_STEPS", "draw_game", "draw_standing", "draw_table"]

MOST_STEPS = {Phase.CALLS: 10, Phase.EXCHANGE: 4, Phase.PLAY: 60}
"""How far to go on in the phase where a table is to be left, at most."""


def draw_table(  # noqa: PLR0913 - one argument for each thing that is left to chance
    ruleset: Ruleset,
    rng: Random,
    *,
    before: int,
    swaps: int | None = None,
    where: Phase | None = None,
    steps: int = 0,
) -> Table:
    """Play some rounds, and then one to its end or as far as a phase and some steps into it.

    Seats do whatever is allowed. `swaps` is how often two cards change places in a sorted pack
    before it is dealt; without it the pack is shuffled.
    """
    table = new_game(ruleset)
    for _ in range(before):
        if table.phase is Phase.DEAL:
            table.push(draw_deal(table, rng, swaps))
            play_out(table, rng.random)
    if table.phase is Phase.DEAL:
        table.push(draw_deal(table, rng, swaps))
        if where is None:
            play_out(table, rng.random)
        else:
            _go_on(table, rng, where, steps)
    return table


def draw_deal(table: Table, rng: Random, swaps: int | None) -> Deal:
    """Deal from a pack that is shuffled, or in which some cards have changed places."""
    cards = list(table.ruleset.pack.cards)
    if swaps is None:
        rng.shuffle(cards)
    for _ in range(swaps or 0):
        one, other = rng.randrange(len(cards)), rng.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    each, seats = table.ruleset.each_in(len(table.sheets) + 1), table.ruleset.seating.seats
    hands = tuple(tuple(cards[seat * each : (seat + 1) * each]) for seat in range(seats))
    by_chance = chance(table, rng)
    among = may_turn(table.ruleset, by_chance.dealer, hands)
    return Deal(
        by_chance.dealer,
        hands,
        by_chance.draw if rng.randrange(2) else (),
        rng.choice(among) if among else None,
    )


def _go_on(table: Table, rng: Random, where: Phase, steps: int) -> None:
    """Go on to a phase, or to the next one if it is left out, and so many steps further."""
    order = tuple(MOST_STEPS)
    while table.phase in order:
        if order.index(table.phase) >= order.index(where):
            if not steps:
                return
            steps -= 1
        table.push(rng.choice(table.legal()))


def draw_game(ruleset: Ruleset, rng: Random, *, most_rounds: int) -> Table:
    """Play a game to its end, or for so many rounds if that does not come before."""
    table = new_game(ruleset)
    for _ in range(most_rounds):
        if table.phase is Phase.DEAL:
            table.push(chance(table, rng))
            play_out(table, rng.random)
    return table


def draw_standing(ruleset: Ruleset, rng: Random) -> Standing:
    """Write down a score after some rounds, often one at which sides are level."""
    sides = range(len(ruleset.seating.sides))
    level = 50 * rng.randint(-12, 12) if rng.randrange(2) else None
    totals = [50 * rng.randint(-12, 12) if level is None else level for _ in sides]
    before = [tuple(rng.randint(-700, 700) for _ in sides) for _ in range(rng.randint(0, 3))]
    tallies = {name: [rng.randint(0, 25) for _ in sides] for name in ruleset.tallies}
    played = len(before) + rng.randint(1, 5)
    return ruleset.standing(totals, tallies=tallies, round=played, before=before)
