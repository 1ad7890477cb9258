"""The answer to a question at the table, in words: what holds, by which rules, and why."""

from collections.abc import Mapping
from typing import assert_never

from spades_rules.cases import (
    Answer,
    Dealt,
    Findings,
    FirstDealer,
    Kind,
    RoundEnd,
    Seat,
    Turn,
    expectation_of,
)
from spades_rules.kernel.actions import Concede
from spades_rules.kernel.misdeals import NewDeal
from spades_rules.kernel.public import Phase
from spades_rules.kernel.questions import STOCK, Step
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.kernel.ruling import Choices, Reason, Ruling
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.verdict import Verdict
from spades_rules.notation.plain import PlainValue, step_to_plain, word_of
from spades_rules.report.explanation import Explained
from spades_rules.report.findings import findings_to_text
from spades_rules.report.outcomes import step_in_words, trump_in_words
from spades_rules.report.paragraphs import count, joined, wrapped
from spades_rules.report.reasons import explained_to_plain
from spades_rules.report.rulings import action_in_words, gap, ruling_to_text
from spades_rules.report.sheets import (
    rule_lines,
    rules_of,
    sheet_lines,
    side_lines,
    verdict_in_words,
)
from spades_rules.report.style import PLAIN, Style

__all__ = ["answer_to_plain", "answer_to_text", "rules_behind"]

EVERY_TABLE = "table.whole_round"
_DUE = {Phase.CALLS: "calls", Phase.EXCHANGE: "passes cards", Phase.PLAY: "plays"}
"""What the seat in turn does, by where the round is."""


def rules_behind(answer: Answer) -> tuple[str, ...]:
    """Give the rules that decide an answer, the ones to be explained."""
    value, ruleset = answer.value, answer.ruleset
    if ruleset is None or isinstance(value, Findings):
        return ()
    match value:
        case Choices():
            return _behind_choices(answer.kind, value)
        case ScoreSheet():
            return rules_of((value,))
        case Verdict():
            return _behind_verdict(value, ruleset)
        case Dealt():
            asked = ("deck",) if value.copies else ()
            behind = (rule.id for slot in (*asked, "calling") for rule in ruleset.of(slot))
            return (ruleset.dealing[0], *behind)
        case Seat() | FirstDealer() | NewDeal():
            return value.rules if isinstance(value, NewDeal) else (value.rule,)
        case tuple():
            return tuple(rule.id for rule in ruleset.of("exchange"))
        case Turn() | RoundEnd():
            return _behind_game(value, ruleset)
        case _:
            assert_never(value)


def _behind_game(value: Turn | RoundEnd, ruleset: Ruleset) -> tuple[str, ...]:
    if isinstance(value, Turn):
        return _behind_choices(Kind.ROUNDS, value.choices)
    ended = _behind_verdict(value.verdict, ruleset) if value.verdict.over else ()
    return tuple(dict.fromkeys((*rules_of((value.sheet,)), *ended)))


def _behind_verdict(verdict: Verdict, ruleset: Ruleset) -> tuple[str, ...]:
    return tuple(dict.fromkeys((verdict.by or ruleset.result[0], ruleset.result[0])))


def _behind_choices(kind: Kind, choices: Choices) -> tuple[str, ...]:
    if kind is Kind.CLAIM and not choices.asked:
        return (EVERY_TABLE,)
    deciding = (*(rule for _, rule in choices.refused), *choices.waived)
    return tuple(dict.fromkeys(deciding or choices.asked))


def answer_to_text(
    answer: Answer, explained: Mapping[str, Explained], style: Style = PLAIN
) -> list[str]:
    """Give an answer as lines, followed by the rules that decide it."""
    value, ruleset = answer.value, answer.ruleset
    if isinstance(value, Findings):
        found = (*value.errors, *(value.lint or ()))
        return [findings_to_text(found, style).rstrip("\n")] if found else ["nothing is wrong"]
    if ruleset is None:
        return []
    match value:
        case Choices():
            lines = _choices(answer.kind, value, style)
        case ScoreSheet():
            lines = (
                side_lines(value, 0, "", {}, style)
                if answer.one_side
                else sheet_lines(ruleset, value, style)
            )
        case Verdict():
            lines = [verdict_in_words(ruleset, value)]
        case Dealt():
            lines = _deal(value)
        case Seat() | FirstDealer() | NewDeal():
            lines = [_fact(answer.kind, value, style)]
        case tuple():
            lines = [_step(step) for step in value] or ["no cards are passed"]
        case Turn() | RoundEnd():
            lines = _game(value, ruleset, style)
        case _:
            assert_never(value)
    return lines + rule_lines(explained.values(), style)


def _fact(kind: Kind, value: Seat | FirstDealer | NewDeal, style: Style) -> str:
    if isinstance(value, NewDeal):
        return _new_deal(value, style)
    if isinstance(value, FirstDealer):
        nobody = "no card makes anybody dealer"
        return nobody if value.seat is None else f"seat {value.seat} deals first"
    if kind is Kind.TRICK:
        place = value.number
        return f"card {place + 1} in playing order wins the trick (place {place}, from 0)"
    return f"seat {value.number} leads"


def _choices(kind: Kind, choices: Choices, style: Style) -> list[str]:
    if kind is Kind.CLAIM:
        return _claim(choices, style)
    words = _words(choices)
    lines = [f"{style.strong('legal')}: {words or 'nothing'}"]
    for action, rule in choices.refused:
        lines += ruling_to_text(Ruling(action, -1, Reason.REFUSED, (rule,)), {}, style)
    if choices.waived:
        lines += [
            f"{style.doubtful('waived')}: {', '.join(choices.waived)}",
            wrapped(gap(choices.waived, words), indent=2, hanging=2),
        ]
    return lines


def _game(value: Turn | RoundEnd, ruleset: Ruleset, style: Style) -> list[str]:
    if isinstance(value, Turn):
        return _turn(value, style)
    lines = [*sheet_lines(ruleset, value.sheet, style), verdict_in_words(ruleset, value.verdict)]
    return lines if value.verdict.over else [*lines, _next_dealer(value.next_dealer)]


def _turn(turn: Turn, style: Style) -> list[str]:
    head = f"seat {turn.seat} {_DUE[turn.phase]}"
    if turn.due:
        head = f"seat {turn.seat} lays cards away" if turn.due.target == STOCK else head
        cards = {card for action in turn.choices.allowed for card in word_of(action).split()}
        each = len(word_of(turn.choices.allowed[0]).split())
        return [f"{head}: any {count(each, 'card')} of its {len(cards)}"]
    return [head, *_choices(Kind.PLAY, turn.choices, style)]


def _words(choices: Choices) -> str:
    return ", ".join(action_in_words(action) for action in choices.allowed)


def _claim(choices: Choices, style: Style) -> list[str]:
    if choices.allowed:
        does = "give up" if Concede() in choices.allowed else "claim"
        return [f"{style.strong('allowed')}: the leader may {does} the rest"]
    rules = ", ".join(choices.asked)
    words = f"refused by {rules}" if rules else "refused: no claim is played here"
    return [f"{style.bad(words)}"]


def _new_deal(value: NewDeal, style: Style) -> str:
    if value.allowed:
        return f"{style.strong('allowed')}: the hand may be thrown in"
    rules = ", ".join(value.rules)
    return style.bad(f"refused by {rules}" if rules else "refused: every deal stands here")


def _deal(dealt: Dealt) -> list[str]:
    facts = dealt.facts
    copies = joined([str(number or "none") for number in dealt.copies])
    first = "nobody" if facts.first_call is None else f"seat {facts.first_call}"
    return [
        _next_dealer(facts.next_dealer),
        f"first to call: {first}",
        f"{count(facts.each, 'card')} each, {facts.left or 'none'} left over",
        trump_in_words(facts.trump),
        *([f"in the pack: {copies}"] if copies else []),
    ]


def _next_dealer(dealer: int | None) -> str:
    return f"next dealer: {'chance decides' if dealer is None else f'seat {dealer}'}"


def _step(step: Step) -> str:
    together = ", before it sees what it gets" if step.together else ""
    return f"{step_in_words(step_to_plain(step))}{together}"


def answer_to_plain(answer: Answer, explained: Mapping[str, Explained]) -> dict[str, PlainValue]:
    """Give an answer as plain values, in the words in which a case would expect it."""
    gaps = []
    choices = answer.value.choices if isinstance(answer.value, Turn) else answer.value
    if isinstance(choices, Choices) and choices.waived:
        gaps.append(gap(choices.waived, _words(choices)))
    return {
        "kind": str(answer.kind),
        "answer": dict(expectation_of(answer)),
        "gaps": list(gaps),
        "rules": [explained_to_plain(one) for one in explained.values()],
    }
