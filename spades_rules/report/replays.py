"""A game played again, in words: every round's sheet, and the first move that is refused."""

from collections.abc import Mapping
from dataclasses import dataclass

from spades_rules.cases import Replay
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.notation.plain import PlainValue, verdict_to_plain
from spades_rules.report.explanation import Explained
from spades_rules.report.paragraphs import count
from spades_rules.report.reasons import explained_to_text
from spades_rules.report.rulings import ruling_to_text, rulings_to_plain
from spades_rules.report.sheets import sheet_lines, sides_to_plain, verdict_in_words
from spades_rules.report.style import PLAIN, Style

__all__ = ["ToldReplay", "replay_to_plain", "replay_to_text"]


@dataclass(frozen=True, slots=True)
class ToldReplay:
    """A record played again, with what is needed to tell of it."""

    profile: str
    """The profile by name, with its readings."""
    ruleset: Ruleset
    replay: Replay
    place: str
    """Where the refused move is written; empty when none is refused."""
    explained: Mapping[str, Explained]
    """The rules that refuse it."""


def replay_to_text(told: ToldReplay, style: Style = PLAIN) -> list[str]:
    """Give what came of a record as lines."""
    table = told.replay.table
    lines = []
    for number, sheet in enumerate(table.sheets, start=1):
        lines.append(style.strong(f"round {number}"))
        lines += [f"  {line}" for line in sheet_lines(told.ruleset, sheet)]
    moves = count(told.replay.at, "move")
    if told.replay.refused is None:
        lines.append(f"{moves} allowed under {told.profile}")
        lines.append(verdict_in_words(told.ruleset, table.verdict))
        return lines
    lines.append(f"{moves} allowed under {told.profile}; the next one, {told.place}, is not:")
    refused = ruling_to_text(told.replay.refused, told.explained, style)
    if len(refused) == 1:
        # At a table a slip of the hand needs no rule; here the other rules are to be shown.
        for rule in told.explained.values():
            refused += explained_to_text(rule, style, indent=2)
    return lines + refused


def replay_to_plain(told: ToldReplay) -> dict[str, PlainValue]:
    """Give what came of a record as plain values."""
    table, refused = told.replay.table, told.replay.refused
    return {
        "profile": told.profile,
        "moves": told.replay.at,
        "refused": None if refused is None else rulings_to_plain(refused, told.explained),
        "place": told.place,
        "sheets": [sides_to_plain(told.ruleset, sheet, {}) for sheet in table.sheets],
        "verdict": verdict_to_plain(table.verdict),
    }
