"""The rules of a profile while answers are laid over them, one after the other."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from spades_rules.cli.interview.question import Question, Settings, Times, Wanted
from spades_rules.document import Plain
from spades_rules.profile import Profile

__all__ = ["Answers", "answered", "answers_of", "changes", "differing", "is_moot", "rules_asked"]

Answers: TypeAlias = Mapping[str, str]
"""A word, or a number as a word, for each question that has been answered."""

State: TypeAlias = dict[str, dict[str, Plain]]
"""The rules by id, each with its policy and all its parameters."""

SINGLE = frozenset({"seating", "deck", "ranking", "dealing", "calling", "contract", "result"})
"""What only one rule answers, whatever it is called."""


def answers_of(profile: Profile, questions: Sequence[Question]) -> dict[str, str | None]:
    """Give what a profile answers, none to a question to which it has another answer than those.

    A question that is moot where the others are answered so is left out.
    """
    state = _state(profile)
    found: dict[str, str | None] = {}
    for question in questions:
        if not is_moot(question, found):
            found[question.name] = _answer(question, state)
    return found


def answered(
    profile: Profile, answers: Answers, questions: Sequence[Question]
) -> dict[str, dict[str, Plain] | None]:
    """Give the rules that a profile has to change for some answers, each as it is then."""
    before, after = _state(profile), _state(profile)
    for question in questions:
        if is_moot(question, answers):
            _lay(after, question.else_wanted)
        elif _answer(question, after) != answers[question.name]:
            word = answers[question.name]
            answer = next((one for one in question.answers if one.word == word), None)
            _lay(after, _wanted(question, word))
            _lay(after, {} if answer is None else answer.along)
    ids = dict.fromkeys((*before, *after))
    return {rule: after.get(rule) for rule in ids if before.get(rule) != after.get(rule)}


def changes(profile: Profile, rules: Mapping[str, dict[str, Plain] | None]) -> dict[str, Plain]:
    """Write changed rules as a profile that extends another does, with nothing said twice."""
    found: dict[str, dict[str, Plain]] = {}
    for rule, after in rules.items():
        slot, _, name = rule.partition(".")
        before = _state(profile).get(rule)
        written: dict[str, Plain] | None = after
        if after is not None and before is not None and before["policy"] == after["policy"]:
            written = {key: value for key, value in after.items() if before.get(key) != value}
        found.setdefault(slot, {})[name] = written
    return {slot: dict(rules) for slot, rules in found.items()}


def differing(profile: Profile, answers: Answers, questions: Sequence[Question]) -> tuple[str, ...]:
    """Give the questions to which a profile has another answer."""
    own = answers_of(profile, questions)
    asked = (one.name for one in questions if not is_moot(one, answers))
    return tuple(name for name in asked if own.get(name) != answers[name])


def is_moot(question: Question, answers: Mapping[str, str | None]) -> bool:
    """Tell whether a question need not be asked after some answers."""
    return bool(question.moot) and all(answers.get(name) == word for name, word in question.moot)


def rules_asked(question: Question) -> Iterator[tuple[str, Settings | None]]:
    """Give every rule that some answer to a question tells a profile by."""
    wanted = [one.wanted for one in (*question.answers, question.number) if one is not None]
    for rules in wanted:
        yield from (rules or {}).items()


def _state(profile: Profile) -> State:
    return {one.id: {"policy": one.policy, **one.parameters} for one in profile.settings}


def _answer(question: Question, state: State) -> str | None:
    """Give the answer that some rules give; none where they give another than those."""
    number = None if question.number is None else _number(question, state)
    words = (*question.words, *([] if number is None else [number]))
    return next((word for word in words if _holds(_wanted(question, word), state)), None)


def _number(question: Question, state: State) -> str | None:
    """Read the number off the first value that it decides, if it is one that may be answered."""
    number = question.number
    for rule, settings in ({} if number is None else number.wanted).items():
        for name, value in (settings or {}).items():
            has = state.get(_called(rule, state), {}).get(name)
            if number is not None and isinstance(value, Times) and isinstance(has, int):
                read = has // value.times
                return str(read) if number.low <= read <= number.high else None
    return None


def _wanted(question: Question, word: str) -> Mapping[str, dict[str, Plain] | None]:
    """Give the rules that an answer stands for, the number put in where one was answered."""
    answer = next((one for one in question.answers if one.word == word), None)
    if answer is not None and answer.wanted is not None:
        return {rule: _filled(settings, 0) for rule, settings in answer.wanted.items()}
    wanted: Wanted = {} if question.number is None else question.number.wanted
    return {rule: _filled(settings, int(word)) for rule, settings in wanted.items()}


def _filled(settings: Settings | None, number: int) -> dict[str, Plain] | None:
    if settings is None:
        return None
    return {
        name: number * value.times if isinstance(value, Times) else value
        for name, value in settings.items()
    }


def _holds(wanted: Mapping[str, dict[str, Plain] | None], state: State) -> bool:
    for rule, settings in wanted.items():
        has = state.get(_called(rule, state))
        if settings is None or has is None:
            if settings is not has:
                return False
        elif any(has.get(name) != value for name, value in settings.items()):
            return False
    return True


def _lay(state: State, wanted: Wanted) -> None:
    """Lay some rules over others, as a child's lie over its parent's."""
    for rule, settings in wanted.items():
        name = _called(rule, state)
        given = _filled(settings, 0)
        if given is None:
            state.pop(name, None)
        elif name in state and state[name]["policy"] == given["policy"]:
            state[name] = {**state[name], **given}
        else:
            state[name] = given


def _called(rule: str, state: State) -> str:
    """Give the name by which a rule goes here, where only one answers its question."""
    slot = rule.partition(".")[0]
    if slot not in SINGLE:
        return rule
    return next((one for one in state if one.partition(".")[0] == slot), rule)
