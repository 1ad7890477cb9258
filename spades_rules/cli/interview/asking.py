"""The questions asked one by one: a line is an answer, an empty one the usual, `back` goes back."""

import re
import sys
from collections.abc import Sequence

import click

from spades_rules.cli.failures import unusable
from spades_rules.cli.interview.answering import refusal, with_usual
from spades_rules.cli.interview.question import Question
from spades_rules.cli.interview.state import Answers, is_moot
from spades_rules.cli.outputs import complain
from spades_rules.report.paragraphs import NARROW, wrapped

__all__ = ["ask_all"]

BACK = "back"
QUIT = "quit"
LONGEST_LINE = 1000


def ask_all(questions: Sequence[Question]) -> Answers:
    """Ask every question on standard error, and hear the answers on standard input.

    The beginning of an answer will do, and so will that of what it means (yes, no, fifty), where it
    can be one only.
    To leave before the end, or to run out of lines, ends the command.
    """
    complain(f"Enter takes the first answer; `{BACK}` goes back a question, `{QUIT}` leaves.")
    given: dict[str, str] = {}
    asked: list[Question] = []
    while (question := _next(questions, given)) is not None:
        _show(question, f"{questions.index(question) + 1} of {len(questions)}")
        word = _heard(question)
        if word == BACK:
            if asked:
                given.pop(asked.pop().name)
            else:
                complain("this is the first question")
            continue
        fault = refusal(question, word)
        if fault:
            complain(fault)
            continue
        given[question.name] = word
        asked.append(question)
    return with_usual(given, questions)


def _next(questions: Sequence[Question], given: Answers) -> Question | None:
    """Give the first question that is open; every one before it has been answered or is moot."""
    return next(
        (one for one in questions if one.name not in given and not is_moot(one, given)), None
    )


def _show(question: Question, place: str) -> None:
    widest = max(map(len, question.words))
    lines = ["", f"{question.asks} ({place})"]
    lines += [
        wrapped(f"{one.word.ljust(widest)}  {one.says}", indent=2, hanging=widest + 2, width=NARROW)
        for one in question.answers
    ]
    if question.number is not None:
        lines.append(f"  or any whole number from {question.number.low} to {question.number.high}")
    complain("\n".join(lines))


def _heard(question: Question) -> str:
    """Wait for an answer; an empty line is the usual one."""
    if sys.stdin.isatty():
        click.echo("> ", nl=False, err=True)
    line = sys.stdin.readline(LONGEST_LINE)
    word = "_".join(line.split())
    if not line or word == QUIT:
        unusable(f"the interview is left at `{question.name}`, and nothing is written")
    return _meant(question, word) if word else question.usual


def _meant(question: Question, word: str) -> str:
    """Give the answer that a word begins, or else the meaning of one, if just one; or the word."""
    small = word.lower()
    if small in {*question.words, BACK}:
        return small
    begun = [one.word for one in question.answers if one.word.startswith(small)]
    said = [one.word for one in question.answers if re.match(rf"{re.escape(small)}\b", one.says)]
    found = begun if len(begun) == 1 else said
    return found[0] if len(found) == 1 else word
