"""A file of answers: read strictly, and what it leaves out has the usual answer."""

from collections.abc import Sequence

from spades_rules.cli.interview.question import Number, Question
from spades_rules.cli.interview.state import Answers, is_moot
from spades_rules.diagnostics import Diagnostic, allowed
from spades_rules.document import Broken, Node, read_document
from spades_rules.profile.asking import mapping_in, unknown_key, wrong_type

__all__ = ["read_answers", "refusal", "with_usual"]


def read_answers(
    text: bytes | str, file: str, questions: Sequence[Question]
) -> tuple[Answers, tuple[Diagnostic, ...]]:
    """Read answers, a word or a number for each question that has another than the usual one.

    It never raises: what means nothing is left out, and a finding says where it stands and what
    it may have been meant for. `file` is its name in the findings.
    """
    reading = read_document(text, file)
    found = list(reading.diagnostics)
    by_name = {one.name: one for one in questions}
    given: dict[str, str] = {}
    for name, node in mapping_in(reading.root, "a file of answers", found).items():
        question = by_name.get(name)
        if question is None:
            found.append(unknown_key(name, node.key_span, "the interview", tuple(by_name)))
            continue
        word = _word(question, node, found)
        if word is not None:
            given[name] = word
    return with_usual(given, questions), tuple(sorted(found, key=lambda one: (one.span, one.code)))


def with_usual(given: Answers, questions: Sequence[Question]) -> dict[str, str]:
    """Give an answer to every question that is asked, the usual one where none is given."""
    answers: dict[str, str] = {}
    for question in questions:
        if not is_moot(question, answers):
            answers[question.name] = given.get(question.name, question.usual)
    return answers


def _word(question: Question, node: Node, found: list[Diagnostic]) -> str | None:
    if isinstance(node.value, Broken):
        return None
    if isinstance(node.value, bool) or not isinstance(node.value, int | str):
        found.append(wrong_type(node, f"`{question.name}`", "a word or a whole number"))
        return None
    word = str(node.value)
    fault = refusal(question, word)
    if fault:
        out = isinstance(node.value, int) and question.number is not None
        code = "out-of-range" if out else "unknown-value"
        message, _, hint = fault.partition("\n")
        found.append(Diagnostic(code, message, node.span, hint=hint))
        return None
    return word


def refusal(question: Question, word: str) -> str:
    """Say why a word is no answer, and on a second line what is one; nothing where it is one."""
    if word in question.words or _fits(question.number, word):
        return ""
    numbers = _numbers(question.number)
    hint = allowed(word, question.words)
    return f"`{word}` is no answer to `{question.name}`\n{hint}{numbers}"


def _fits(number: Number | None, word: str) -> bool:
    try:
        return number is not None and number.low <= int(word) <= number.high
    except ValueError:
        return False


def _numbers(number: Number | None) -> str:
    return "" if number is None else f", or any whole number from {number.low} to {number.high}"
