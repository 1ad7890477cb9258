"""A ruling in words: allowed, refused or allowed by a waiver, and by which rules."""

from collections.abc import Mapping
from typing import assert_never

from spades_rules.kernel.actions import Action, Call, Claim, Concede, Deal, Look, Pass, Play
from spades_rules.kernel.ruling import Reason, Ruling
from spades_rules.notation.cards import card_words, pretty
from spades_rules.notation.plain import PlainValue, ruling_to_plain
from spades_rules.report.explanation import Explained
from spades_rules.report.paragraphs import wrapped
from spades_rules.report.reasons import explained_to_plain, explained_to_text
from spades_rules.report.style import PLAIN, Style

__all__ = ["action_in_words", "gap", "ruling_to_text", "rulings_to_plain"]


def ruling_to_text(
    ruling: Ruling, explained: Mapping[str, Explained], style: Style = PLAIN
) -> list[str]:
    """Give a ruling as lines, with every rule explained that decides against the action."""
    what = action_in_words(ruling.action)
    rules = [explained[rule] for rule in ruling.rules if rule in explained]
    match ruling.reason:
        case Reason.ALLOWED:
            names = ", ".join(ruling.rules)
            return [f"{what} is allowed" + (f" by {names}" if names else "")]
        case Reason.WAIVED:
            waived = ", ".join(ruling.rules)
            lines = [
                f"{what} is allowed only because nothing else is left: {waived} is waived",
                wrapped(gap(ruling.rules, what), indent=2, hanging=2),
            ]
        case Reason.REFUSED:
            words = f": {ruling.words}" if ruling.words else ""
            lines = [f"{style.bad(what)} is refused by {', '.join(ruling.rules)}{words}"]
        case Reason.NOT_OFFERED:
            words = ruling.words or "it is not open to this seat now"
            lines = [f"{style.bad(what)} is not offered: {words}"]
        case Reason.NOT_NOW | Reason.NOT_HELD | Reason.MISCOUNTED:
            # A slip of the hand; no rule needs to be looked up for it.
            return [f"{style.bad(what)} is not possible: {ruling.words}"]
        case _:
            assert_never(ruling.reason)
    return lines + [line for rule in rules for line in explained_to_text(rule, style, indent=2)]


def gap(rules: tuple[str, ...], what: str) -> str:
    """Say what a waiver means; `what` is all that could be done."""
    names = " and ".join(rules)
    bar = "bar" if len(rules) > 1 else "bars"
    return (
        f"this is a gap in the rules as written: read to the letter {names} {bar} everything "
        f"that could be done ({what}) and leaves no way on, so it is set aside here"
    )


def rulings_to_plain(ruling: Ruling, explained: Mapping[str, Explained]) -> dict[str, PlainValue]:
    """Give a ruling with its rules explained as plain values."""
    return {
        **ruling_to_plain(ruling),
        "explained": [
            explained_to_plain(explained[rule]) for rule in ruling.rules if rule in explained
        ],
    }


def action_in_words(action: Action) -> str:
    """Name an action as one would at the table."""
    match action:
        case Play(card):
            return f"{pretty(card)} ({card_words(card)})"
        case Call(name):
            return f"`{name.replace('_', ' ')}`"
        case Pass(cards):
            return f"passing {' '.join(map(pretty, cards))}"
        case Look():
            return "looking"
        case Claim():
            return "a claim"
        case Concede():
            return "a concession"
        case Deal():
            return "the deal"
        case _:
            assert_never(action)
