"""A game on paper scored: each round's sheet, then where everybody stands and who has won."""

from collections.abc import Mapping, Sequence

from spades_rules.cases import ScoredGame
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import ScoreSheet
from spades_rules.notation.plain import PlainValue, verdict_to_plain
from spades_rules.report.explanation import Explained
from spades_rules.report.paragraphs import columns, count, plus
from spades_rules.report.reasons import explained_to_plain
from spades_rules.report.sheets import (
    rule_lines,
    sheet_lines,
    side_in_words,
    sides_to_plain,
    verdict_in_words,
)
from spades_rules.report.style import PLAIN, Style

__all__ = ["game_to_plain", "game_to_text"]


def game_to_text(
    ruleset: Ruleset,
    scored: ScoredGame,
    explained: Mapping[str, Explained],
    style: Style = PLAIN,
    *,
    players: Sequence[str] = (),
) -> list[str]:
    """Give the sheets round by round, the verdict, the score, and each rule explained once.

    `players` are named by seat; where they are not known the seats stand for them.
    """
    lines: list[str] = []
    for number, (dealer, sheet) in enumerate(
        zip(scored.dealers, scored.sheets, strict=True), start=1
    ):
        who = players[dealer] if players else f"seat {dealer}"
        lines.append(style.strong(f"round {number}, dealt by {who}"))
        lines += [f"  {line}" for line in sheet_lines(ruleset, sheet, players=players)]
    lines.append(verdict_in_words(ruleset, scored.verdict, players=players))
    lines += _pad(ruleset, scored, players, style)
    return lines + rule_lines(explained.values(), style)


def _pad(ruleset: Ruleset, scored: ScoredGame, players: Sequence[str], style: Style) -> list[str]:
    """Give what each side made in each round, and where it then stood, as on a score pad."""
    if len(scored.sheets) <= 1:
        return []
    sides = [side_in_words(seats, players) for seats in ruleset.seating.sides]
    rows = [("round", *sides)]
    for number, sheet in enumerate(scored.sheets, start=1):
        cells = [_cell(sheet, side) for side in range(len(sides))]
        rows.append((str(number).rjust(len("round")), *cells))
    return [
        "",
        style.strong("the score: points, then the total and its bags"),
        *columns(rows, indent=2),
    ]


def _cell(sheet: ScoreSheet, side: int) -> str:
    standing = sheet.standing
    tallies = [
        count(counts[side], name.removesuffix("s")) for name, counts in standing.tallies.items()
    ]
    total = str(standing.totals[side])
    return f"{plus(sheet.points[side]):>5}  {', '.join([f'{total:>5}', *tallies])}"


def game_to_plain(
    ruleset: Ruleset,
    scored: ScoredGame,
    explained: Mapping[str, Explained],
    *,
    players: Sequence[str] = (),
) -> dict[str, PlainValue]:
    """Give the sheets round by round, and the last one's sides at the top."""
    rounds: list[PlainValue] = [
        {"dealer": dealer, "sides": sides_to_plain(ruleset, sheet, {})}
        for dealer, sheet in zip(scored.dealers, scored.sheets, strict=True)
    ]
    start: list[PlainValue] = [
        {
            "seats": list(seats),
            "points": 0,
            **dict.fromkeys((*ruleset.tallies, "bags"), 0),
            "total": 0,
            "lines": [],
        }
        for seats in ruleset.seating.sides
    ]
    last = scored.sheets[-1] if scored.sheets else None
    return {
        **({"players": list(players)} if players else {}),
        "sides": start if last is None else sides_to_plain(ruleset, last, {}),
        "rounds": rounds,
        "verdict": verdict_to_plain(scored.verdict),
        "rules": [explained_to_plain(one) for one in explained.values()],
    }
