"""One line of the person answered: the table after it, and what is said."""

from dataclasses import dataclass
from typing import assert_never

from spades_rules.cli.rules import Rules
from spades_rules.cli.session.saving import save
from spades_rules.cli.session.seat import Session, act, advance, take_back
from spades_rules.cli.session.talk import at_turn, since
from spades_rules.cli.session.words import HELP, Do, Misread, Order, Why, understand
from spades_rules.diagnostics import guess
from spades_rules.kernel.actions import Action
from spades_rules.kernel.ruling import RefusedError, Ruling
from spades_rules.report.reasons import explained_to_text
from spades_rules.report.rulings import ruling_to_text
from spades_rules.report.style import PLAIN, Style

__all__ = ["Answered", "answer", "open_table"]


@dataclass(frozen=True, slots=True)
class Answered:
    """The game after a line, and what is said to it."""

    session: Session
    lines: tuple[str, ...]
    left: bool = False
    """Whether the person has left the table."""


def open_table(session: Session, style: Style = PLAIN) -> Answered:
    """Deal, let the others act, and show the table at the person's first turn."""
    return _onward(session, advance(session), style)


def answer(session: Session, line: str, rules: Rules, style: Style = PLAIN) -> Answered:
    """Answer one line."""
    wish = understand(line, session.ruleset, session.table.phase)
    match wish:
        case None:
            return Answered(session, ())
        case Misread(words):
            return Answered(session, (words,))
        case Why(about):
            return Answered(session, tuple(_why(session, about, rules, style)))
        case Order(word, rest):
            return _obey(session, word, rest, rules, style)
        case Do(action):
            return _do(session, action, rules, style)
        case _:
            assert_never(wish)


def _do(session: Session, action: Action, rules: Rules, style: Style) -> Answered:
    try:
        acted = act(session, action)
    except RefusedError as refused:
        return Answered(session, tuple(_ruling(refused.ruling, rules, style)))
    waived = _waived(session, action, rules, style)
    onward = _onward(session, advance(acted), style)
    return Answered(onward.session, (*waived, *onward.lines))


def _waived(session: Session, action: Action, rules: Rules, style: Style) -> list[str]:
    """Say that an action was possible only since a rule was set aside."""
    ruling = session.table.rule_on(action)
    if ruling.reason.value != "waived":
        return []
    return _ruling(ruling, rules, style)


def _onward(before: Session, after: Session, style: Style) -> Answered:
    ruleset = after.ruleset
    lines = since(before.view, after.view, ruleset, style)
    if not after.finished:
        lines += at_turn(after.view, ruleset, style)
    return Answered(after, tuple(lines))


def _why(session: Session, about: Action | str, rules: Rules, style: Style) -> list[str]:
    if isinstance(about, str):
        return _about_rule(about, rules, style)
    return _ruling(session.table.rule_on(about), rules, style)


def _about_rule(rule: str, rules: Rules, style: Style) -> list[str]:
    known = tuple(one.id for one in rules.profile.settings)
    if rule not in known:
        meant = guess(rule, known)
        return [f"there is no rule `{rule}`" + (f"; {meant}" if meant else "")]
    return explained_to_text(rules.explained([rule])[rule], style)


def _ruling(ruling: Ruling, rules: Rules, style: Style) -> list[str]:
    return ruling_to_text(ruling, rules.explained(ruling.rules), style)


def _obey(session: Session, word: str, rest: str, rules: Rules, style: Style) -> Answered:
    match word:
        case "help":
            return Answered(session, tuple(HELP.splitlines()))
        case "show":
            return Answered(session, tuple(at_turn(session.view, session.ruleset, style)))
        case "save":
            return Answered(session, (save(session, rules, rest),))
        case "undo":
            back = take_back(session)
            if isinstance(back, str):
                return Answered(session, (f"that cannot be taken back: {back}",))
            return Answered(back, tuple(at_turn(back.view, back.ruleset, style)))
        case _:
            return Answered(session, (), left=True)
