"""A game on paper scored: each round's sheet, then where everybody stands and who has won."""

from collections.abc import Mapping

from spades_rules.cases import ScoredGame
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.notation.plain import PlainValue, verdict_to_plain
from spades_rules.report.explanation import Explained
from spades_rules.report.reasons import explained_to_plain
from spades_rules.report.sheets import (
    rule_lines,
    sheet_lines,
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
) -> list[str]:
    """Give the sheets round by round, the verdict, and each rule explained once."""
    lines: list[str] = []
    for number, (dealer, sheet) in enumerate(
        zip(scored.dealers, scored.sheets, strict=True), start=1
    ):
        lines.append(style.strong(f"round {number}, dealt by seat {dealer}"))
        lines += [f"  {line}" for line in sheet_lines(ruleset, sheet)]
    lines.append(verdict_in_words(ruleset, scored.verdict))
    return lines + rule_lines(explained.values(), style)


def game_to_plain(
    ruleset: Ruleset, scored: ScoredGame, explained: Mapping[str, Explained]
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
        "sides": start if last is None else sides_to_plain(ruleset, last, {}),
        "rounds": rounds,
        "verdict": verdict_to_plain(scored.verdict),
        "rules": [explained_to_plain(one) for one in explained.values()],
    }
