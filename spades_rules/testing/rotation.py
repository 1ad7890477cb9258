"""A law of the seats: whoever sits where, the game goes the same way round the table."""

from collections.abc import Iterator
from dataclasses import replace

from spades_rules.kernel.actions import Action, Deal
from spades_rules.kernel.play import replay
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.state import Table
from spades_rules.testing.holding import hold

__all__ = ["law_moving_everybody_round_moves_the_results"]


def law_moving_everybody_round_moves_the_results(ruleset: Ruleset, table: Table, by: int) -> None:
    """Let everybody move some seats clockwise and play the same: the results move with them.

    Where the sides do not come to lie on each other, there is nothing to compare.
    """
    seats, sides = ruleset.seating.seats, ruleset.seating.sides
    moved = [(seat + by) % seats for seat in range(seats)]
    side_to = {
        side: ruleset.seating.side_of[moved[members[0]]] for side, members in enumerate(sides)
    }
    if any(
        {moved[seat] for seat in members} != set(sides[side_to[side]])
        for side, members in enumerate(sides)
    ):
        return
    again = replay(ruleset, _moved(table.actions, by, seats))
    public, other = table.public, again.public
    hold(other.calls == tuple((moved[seat], call) for seat, call in public.calls), "calls differ")
    hold(other.takers == tuple(moved[seat] for seat in public.takers), "tricks fall differently")
    hold(again.turn == (moved[table.turn] if table.turn >= 0 else -1), "another seat is in turn")
    hold(again.legal() == table.legal(), "the seat in turn has another choice")
    for side, to in side_to.items():
        points = [sheet.points[side] for sheet in table.sheets]
        hold(points == [sheet.points[to] for sheet in again.sheets], "points fall differently")
        counts = {name: count[side] for name, count in table.standing.tallies.items()}
        after = {name: count[to] for name, count in again.standing.tallies.items()}
        hold(counts == after, "tallies fall differently")
    winner = table.verdict.winner
    expected = replace(table.verdict, winner=None if winner is None else side_to[winner])
    hold(again.verdict == expected, "the game ends differently")


def _moved(actions: tuple[Action, ...], by: int, seats: int) -> Iterator[Action]:
    for action in actions:
        if isinstance(action, Deal):
            hands = tuple(action.hands[(seat - by) % seats] for seat in range(seats))
            draw = tuple(
                tuple(((seat + by) % seats, card) for seat, card in once) for once in action.draw
            )
            yield Deal((action.dealer + by) % seats, hands, draw, action.turned)
        else:
            yield action
