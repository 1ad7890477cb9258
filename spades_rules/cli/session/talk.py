"""What is shown to the person at the table; it is made of the seat's own view and nothing else."""

from collections.abc import Iterable

from spades_rules.kernel.actions import Action, Call, Claim, Concede, Look, Pass, Play
from spades_rules.kernel.questions import STOCK
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.view import View
from spades_rules.notation.cards import pretty
from spades_rules.report.hands import screen
from spades_rules.report.news import news
from spades_rules.report.paragraphs import count
from spades_rules.report.sheets import sheet_lines, verdict_in_words
from spades_rules.report.style import PLAIN, Style

__all__ = ["at_turn", "since"]


def since(before: View, after: View, ruleset: Ruleset, style: Style = PLAIN) -> list[str]:
    """Tell what has happened, and what a round that is over was worth."""
    rounds = after.sheets[len(before.sheets) :]
    # Of several rounds in one go only the last is on the table to be told of.
    lines = [f"  {line}" for line in news(before, after, ruleset)]
    for number, sheet in enumerate(rounds, start=len(before.sheets) + 1):
        lines += ["", style.strong(f"round {number} is over")]
        lines += [f"  {line}" for line in sheet_lines(ruleset, sheet, style)]
    if rounds:
        lines += [verdict_in_words(ruleset, after.verdict), ""]
    return lines


def at_turn(view: View, ruleset: Ruleset, style: Style = PLAIN) -> list[str]:
    """Show the table at the person's turn, and what can be done."""
    first, *rest = screen(view, ruleset)
    away = view.due is not None and view.due.target == STOCK
    return ["", style.strong(first), *rest, f"  you may {_choices(view.legal, away=away)}"]


def _choices(actions: Iterable[Action], *, away: bool) -> str:
    """Say what can be done, kind by kind; what is passed may be laid away."""
    every = tuple(actions)
    calls = [action.name.replace("_", " ") for action in every if isinstance(action, Call)]
    cards = [pretty(action.card) for action in every if isinstance(action, Play)]
    passes = [len(action.cards) for action in every if isinstance(action, Pass)]
    parts = [
        *([f"call {', '.join(calls)}"] if calls else []),
        *(["look"] if Look() in every else []),
        *([f"pass {count(passes[0], 'card')}{' to be laid away' * away}"] if passes else []),
        *([f"play {' '.join(cards)}"] if cards else []),
        *(["claim the rest"] if Claim() in every else []),
        *(["concede the rest"] if Concede() in every else []),
    ]
    return " or ".join(parts)
