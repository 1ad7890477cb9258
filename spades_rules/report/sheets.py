"""A score sheet: every line with its rule, the arithmetic in words, and what it rests on."""

from collections.abc import Iterable, Mapping, Sequence

from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.score import ScoreLine, ScoreSheet
from spades_rules.kernel.verdict import Verdict
from spades_rules.notation.plain import PlainValue, sheet_to_plain
from spades_rules.report.explanation import Explained
from spades_rules.report.paragraphs import columns, count, joined, plus, wrapped
from spades_rules.report.reasons import (
    explained_to_plain,
    explained_to_text,
    passages_to_text,
    set_by,
)
from spades_rules.report.style import PLAIN, Style

__all__ = [
    "rule_lines",
    "rules_of",
    "sheet_lines",
    "sheet_to_text",
    "side_in_words",
    "side_lines",
    "sides_to_plain",
    "verdict_in_words",
]


BAGS = "bags"
"""Told of every side, even where the rules count none."""


def rules_of(sheets: Iterable[ScoreSheet]) -> tuple[str, ...]:
    """Give the rules of the lines of some sheets, each once, in the order met."""
    return tuple(dict.fromkeys(line.rule for sheet in sheets for line in sheet.lines))


def side_lines(
    sheet: ScoreSheet,
    side: int,
    who: str,
    explained: Mapping[str, Explained],
    style: Style = PLAIN,
) -> list[str]:
    """Give one side of a sheet as lines, each with the passage it rests on.

    What a house changed comes before what the source says on the rule.
    `who` names the side; one that is scored alone, and sits nowhere, has no name.
    """
    lines = [style.strong(_heading(sheet, side, who))]
    own = [line for line in sheet.lines if line.side == side]
    rows = columns([_row(line) for line in own], indent=2) if own else ["  no line"]
    for line, row in zip(own, rows, strict=False):
        lines.append(row)
        reason = explained.get(line.rule)
        if reason is not None:
            changed = (told for told in reason.parameters if told.own)
            lines += [wrapped(set_by(told), indent=8, hanging=2) for told in changed]
            lines += passages_to_text(reason.passages, reason.policy, indent=8)
    if not own:
        lines += rows
    return lines


def sheet_to_text(
    sheet: ScoreSheet,
    sides: Sequence[Sequence[int]],
    explained: Mapping[str, Explained],
    style: Style = PLAIN,
) -> list[str]:
    """Give the first sides of a sheet as lines, with passages, then each rule explained once."""
    lines = [
        line
        for side, seats in enumerate(sides)
        for line in side_lines(sheet, side, side_in_words(seats), explained, style)
    ]
    return lines + rule_lines(explained.values(), style)


def sheet_lines(
    ruleset: Ruleset, sheet: ScoreSheet, style: Style = PLAIN, *, players: Sequence[str] = ()
) -> list[str]:
    """Give all sides of a sheet as lines, without passages."""
    return [
        line
        for side, seats in enumerate(ruleset.seating.sides)
        for line in side_lines(sheet, side, side_in_words(seats, players), {}, style)
    ]


def _heading(sheet: ScoreSheet, side: int, who: str) -> str:
    standing = sheet.standing
    tallies = [
        count(counts[side], name.removesuffix("s")) for name, counts in standing.tallies.items()
    ]
    rest = ", ".join([f"total {standing.totals[side]}", *tallies])
    return f"{who or 'the side'}: {plus(sheet.points[side])} points; {rest}"


def side_in_words(seats: Sequence[int], players: Sequence[str] = ()) -> str:
    """Name a side by its players, or by its seats; a side that sits nowhere has no name."""
    if players and seats:
        return joined([players[seat] for seat in seats])
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return f"seats {' and '.join(map(str, seats))}" if seats else ""


def _row(line: ScoreLine) -> tuple[str, str, str]:
    singular = line.tally.removesuffix("s") if abs(line.count) == 1 else line.tally
    tally = f", {line.count:+d} {singular}" if line.count and line.tally else ""
    return plus(line.points).rjust(5), line.rule, f"{line.words}{tally}"


def sides_to_plain(
    ruleset: Ruleset, sheet: ScoreSheet, explained: Mapping[str, Explained]
) -> list[PlainValue]:
    """Give the sides of a sheet as plain values; each line carries its rule's passages."""
    sides = sheet_to_plain(ruleset, sheet)
    for side in sides:
        if isinstance(side, dict) and isinstance(side["lines"], list):
            side.setdefault(BAGS, 0)
            for line in side["lines"]:
                if isinstance(line, dict):
                    line.setdefault(BAGS, 0)
                    reason = explained.get(str(line["rule"]))
                    plain = explained_to_plain(reason) if reason else {"passages": []}
                    line["passages"] = plain["passages"]
    return sides


def rule_lines(explained: Iterable[Explained], style: Style = PLAIN) -> list[str]:
    """Give some rules explained as lines, under a heading."""
    rules = list(explained)
    if not rules:
        return []
    return [
        "",
        style.strong("the rules"),
        *(line for rule in rules for line in explained_to_text(rule, style, indent=2)),
    ]


def verdict_in_words(ruleset: Ruleset, verdict: Verdict, *, players: Sequence[str] = ()) -> str:
    """Say in a sentence whether the game is over and who has won."""
    if not verdict.over:
        return "the game goes on"
    if verdict.winner is None:
        return f"the game is over by {verdict.by}: a draw"
    seats = ruleset.seating.sides[verdict.winner]
    who, wins = side_in_words(seats, players), "win" if len(seats) > 1 else "wins"
    return f"the game is over by {verdict.by}: {who} {wins}"
