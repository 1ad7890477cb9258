"""Laws of the score: nothing on a sheet without a rule, and a winner only where a rule says so."""

from collections.abc import Sequence
from dataclasses import replace

from spades_rules.kernel.actions import Call
from spades_rules.kernel.public import Phase, Standing
from spades_rules.kernel.questions import FallenLose, Felling, Winning
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.state import Table
from spades_rules.testing.holding import hold

__all__ = [
    "law_points_are_the_sum_of_their_lines",
    "law_the_order_of_earning_rules_has_no_effect",
    "law_the_verdict_ends_the_game",
    "law_the_verdict_knows_no_favourite",
    "law_the_verdict_rests_on_a_rule",
]


def law_points_are_the_sum_of_their_lines(ruleset: Ruleset, table: Table) -> None:
    """Hold every sheet of a game to its lines, each of which names a rule that scores or counts."""
    standing = ruleset.start
    for number, sheet in enumerate(table.sheets, 1):
        keeps_its_lines(ruleset, sheet, standing, f"round {number}")
        standing = sheet.standing
    hold(table.standing == standing, "the table stands elsewhere than its last sheet says")


def keeps_its_lines(ruleset: Ruleset, sheet: ScoreSheet, before: Standing, when: str) -> None:
    """Hold one sheet to its lines and to the score before it."""
    scoring = {rule.id for rule in (*ruleset.of("scoring"), *ruleset.of("ending"))}
    for line in sheet.lines:
        hold(line.rule in scoring, f"{when}: a line names `{line.rule}`, no rule of scoring")
        ends = line.rule.startswith("ending.")
        hold(not (ends and line.points), f"{when}: `{line.rule}` ends games and brings points")
        hold(not line.tally or line.tally in ruleset.tallies, f"{when}: no tally `{line.tally}`")
    after = sheet.standing
    for side in range(len(ruleset.seating.sides)):
        lines = [line for line in sheet.lines if line.side == side]
        points = sum(line.points for line in lines)
        hold(sheet.points[side] == points, f"{when}: the lines of side {side} sum to {points}")
        hold(after.totals[side] == before.totals[side] + points, f"{when}: side {side} gains more")
        for tally in ruleset.tallies:
            count = sum(line.count for line in lines if line.tally == tally)
            moved = after.tallies[tally][side] - before.tallies[tally][side]
            hold(moved == count, f"{when}: `{tally}` of side {side} moves by {moved}, not {count}")
    hold(after.round == before.round + 1, f"{when}: the rounds are miscounted")
    past = (*before.before, before.totals) if before.round else before.before
    hold(after.before == past, f"{when}: the totals of earlier rounds are not kept")


def law_the_order_of_earning_rules_has_no_effect(
    ruleset: Ruleset,
    calls: Sequence[Call],
    tricks: Sequence[int],
    standing: Standing,
    order: Sequence[int],
) -> None:
    """Score a round with the earning rules in another order, and compare all but that order.

    `order` says for each place which of the earning rules comes there.
    """
    rules = list(ruleset.rules)
    places = [
        place
        for place, rule in enumerate(rules)
        if rule.slot == "scoring" and hasattr(rule.policy, "earn")
    ]
    for place, other in zip(places, order, strict=True):
        rules[place] = ruleset.rules[places[other]]
    other_rules = replace(ruleset, rules=tuple(rules))
    sheet = ruleset.score(calls, tricks, standing=standing)
    again = other_rules.score(calls, tricks, standing=standing)
    keeps_its_lines(ruleset, sheet, standing, "this round")
    hold(sheet.points == again.points, f"in the order {order} the points are {again.points}")
    hold(sheet.standing == again.standing, f"in the order {order} the score is another")
    hold(
        sorted(map(repr, sheet.lines)) == sorted(map(repr, again.lines)),
        f"in the order {order} the lines are others",
    )


def law_the_verdict_rests_on_a_rule(ruleset: Ruleset, standing: Standing) -> None:
    """Ask who has won: a rule says so, and the winner is in front."""
    verdict = ruleset.verdict(standing)
    if not verdict.over:
        hold(verdict.winner is None, "somebody has won a game that goes on")
        hold(not verdict.by, "a rule is named that ended a game that goes on")
        return
    endings = [rule for rule, _ in ruleset.endings]
    by_result = verdict.by == ruleset.result[0]
    hold(by_result or verdict.by in endings, f"`{verdict.by}` ended it and is no rule for that")
    hold(not by_result or verdict.winner is not None, "a tie was parted and nobody has won")
    if verdict.winner is not None and not by_result:
        best = ruleset.result[1].best(standing.totals, _able_to_win(ruleset, standing, verdict.by))
        hold(verdict.winner in best, f"side {verdict.winner} has won and is not in front")


def _able_to_win(ruleset: Ruleset, standing: Standing, by: str) -> tuple[int, ...]:
    """Give the sides that an ending says have won, or every side.

    Where the fallen lose it is those that have not fallen, if any has not.
    """
    ending = dict(ruleset.endings)[by]
    if isinstance(ending, Winning):
        return ending.winners(standing)
    sides = tuple(range(len(standing.totals)))
    if not isinstance(ruleset.result[1], FallenLose):
        return sides
    falls = [ending for _, ending in ruleset.endings if isinstance(ending, Felling)]
    fallen = {side for ending in falls for side in ending.fallen(standing)}
    return tuple(side for side in sides if side not in fallen) or sides


def law_the_verdict_knows_no_favourite(ruleset: Ruleset, standing: Standing) -> None:
    """Let the sides stand where the next one stood: the same one wins, wherever it sits."""
    sides = len(standing.totals)

    def moved(counts: tuple[int, ...]) -> tuple[int, ...]:
        return (*counts[1:], *counts[:1])

    other = replace(
        standing,
        totals=moved(standing.totals),
        tallies={name: moved(counts) for name, counts in standing.tallies.items()},
        before=tuple(map(moved, standing.before)),
    )
    verdict = ruleset.verdict(standing)
    winner = None if verdict.winner is None else (verdict.winner - 1) % sides
    found = ruleset.verdict(other)
    hold(found == replace(verdict, winner=winner), f"a side is favoured: {found}")


def law_the_verdict_ends_the_game(ruleset: Ruleset, table: Table) -> None:
    """Hold a table to its verdict: it is over at the first score that ends it."""
    over = table.phase is Phase.OVER
    hold(table.verdict.over == over, "the table and its verdict disagree whether it is over")
    standings = [sheet.standing for sheet in table.sheets]
    for number, standing in enumerate(standings, 1):
        last = over and number == len(standings)
        found = ruleset.verdict(standing)
        hold(found.over == last, f"after round {number} the game is over, or not, out of turn")
