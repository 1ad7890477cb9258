"""What a game on paper comes to: a score sheet for each round, and who has won."""

from collections import Counter
from dataclasses import dataclass

from spades_rules.cases.paper import PaperRound
from spades_rules.cases.papercheck import count_faults, read_calls
from spades_rules.diagnostics import Diagnostic
from spades_rules.kernel.actions import Call
from spades_rules.kernel.penalties import penalise, verdict_after
from spades_rules.kernel.public import Standing
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.verdict import PLAY_ON, Verdict

__all__ = ["ScoredGame", "score_game"]


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """What a game on paper comes to."""

    dealers: tuple[int, ...]
    """Who dealt each round."""
    sheets: tuple[ScoreSheet, ...]
    """The score sheet of each round, up to the first that cannot be scored."""
    verdict: Verdict
    """Whether the game is over after the last of them."""
    diagnostics: tuple[Diagnostic, ...]


def score_game(rounds: tuple[PaperRound, ...], ruleset: Ruleset) -> ScoredGame:
    """Score a game round by round, each on what the rounds before it came to.

    Calls are held against the rules as far as no hand is needed to judge them, and the tricks
    must be those of a whole round. A round with anything wrong is the last that is scored.
    """
    standing, verdict = ruleset.start, PLAY_ON
    dealers: list[int] = []
    sheets: list[ScoreSheet] = []
    reneged: Counter[int] = Counter()
    every = [
        tuple(count_faults(ruleset, written, number)) for number, written in enumerate(rounds, 1)
    ]
    found = [fault for faults in every for fault in faults]
    for written, amiss in zip(rounds, every, strict=True):
        if verdict.over:
            message = f"the game was over after round {len(sheets)}, by {verdict.by}"
            found.append(Diagnostic("game-over", message, written.place("calls")))
            break
        dealer = _dealer(ruleset, written, dealers)
        calls, faults = read_calls(ruleset, written, dealer, standing)
        found += faults
        if faults or amiss:
            break
        order = ruleset.call_order(dealer, len(sheets) + 1)
        said = tuple(zip(order, calls, strict=True))
        sheet, verdict = _score(ruleset, written, said, standing, reneged)
        standing = sheet.standing
        dealers.append(dealer)
        sheets.append(sheet)
    found.sort(key=lambda one: (one.span, one.code))
    return ScoredGame(tuple(dealers), tuple(sheets), verdict, tuple(found))


def _score(
    ruleset: Ruleset,
    written: PaperRound,
    said: tuple[tuple[int, Call], ...],
    standing: Standing,
    reneged: Counter[int],
) -> tuple[ScoreSheet, Verdict]:
    """Score a round after its reneges, and count these, side by side, for the rounds to come."""
    if not written.reneges:
        sides = ruleset.by_side(said, written.tricks, captured=written.captured)
        sheet = ruleset.score_sides(sides, standing=standing)
        return sheet, ruleset.verdict(sheet.standing)
    cost = penalise(ruleset, said, written.tricks, written.reneges, before=reneged)
    reneged.update(ruleset.seating.side_of[one.seat] for one in written.reneges)
    sheet = cost.score(ruleset, said, standing)
    return sheet, verdict_after(ruleset, sheet.standing, cost.lost, cost.by)


def _dealer(ruleset: Ruleset, written: PaperRound, before: list[int]) -> int:
    """Give who deals: as written, else whose turn it is, else the seat that lets seat 0 begin."""
    if written.dealer is not None:
        return written.dealer
    due = ruleset.deal_facts(before[-1]).next_dealer if before else None
    if due is not None:
        return due
    seats = range(ruleset.seating.seats)
    return next((seat for seat in seats if ruleset.deal_facts(seat).first_call == 0), seats[-1])
