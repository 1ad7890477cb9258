"""An answer: what the rules say about a situation, as values and in the words of `expect`."""

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from spades_rules.cases.situations import Kind
from spades_rules.diagnostics import Diagnostic
from spades_rules.document import Plain
from spades_rules.kernel.actions import Action
from spades_rules.kernel.misdeals import NewDeal
from spades_rules.kernel.public import Phase
from spades_rules.kernel.questions import Step
from spades_rules.kernel.ruleset import DealFacts, Ruleset
from spades_rules.kernel.ruling import Choices
from spades_rules.kernel.score import ScoreSheet
from spades_rules.kernel.verdict import Verdict
from spades_rules.notation.plain import step_to_plain, word_of

__all__ = [
    "Answer",
    "AnswerValue",
    "Dealt",
    "Findings",
    "FirstDealer",
    "RoundEnd",
    "Seat",
    "Turn",
    "expectation_of",
]

_BAGS = "bags"


@dataclass(frozen=True, slots=True)
class Dealt:
    """How the cards go round, and what is among them."""

    facts: DealFacts
    copies: tuple[int, ...]
    """How often the pack has each card that was asked about."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat, or a place in playing order, and the rule that says so."""

    number: int
    rule: str


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat has to do something before the game can go on."""

    seat: int
    phase: Phase
    """Whether a call, a pass or a card is due."""
    choices: Choices
    due: Step | None = None
    """The pass that is due, where one is."""
    """What it may choose from; where it leads and may claim the rest, the claim too."""


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round is over: what it came to, and how the game goes on."""

    sheet: ScoreSheet
    verdict: Verdict
    next_dealer: int | None
    """The dealer of the next round; none where chance decides or the game is over."""


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """The seat that drawn cards make dealer; none where they make nobody, or chance decides."""

    seat: int | None
    rule: str


@dataclass(frozen=True, slots=True)
class Findings:
    """What is wrong with a profile."""

    errors: tuple[Diagnostic, ...]
    lint: tuple[Diagnostic, ...] | None
    """What is allowed and probably not meant; none where nobody looked."""


AnswerValue: TypeAlias = (
    Choices
    | ScoreSheet
    | Verdict
    | Dealt
    | FirstDealer
    | NewDeal
    | Seat
    | tuple[Step, ...]
    | Turn
    | RoundEnd
    | Findings
)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the rules say about a situation."""

    kind: Kind
    value: AnswerValue
    ruleset: Ruleset | None
    """The rules asked; none where a profile was checked."""
    one_side: bool = False
    """Whether a score sheet is that of one side alone."""


def expectation_of(answer: Answer) -> dict[str, Plain]:
    """Give an answer in full as a case would expect it."""
    value = answer.value
    match value:
        case Choices():
            return _choices(answer.kind, value)
        case ScoreSheet():
            return _side(value) if answer.one_side else _table(value)
        case Verdict():
            return _verdict(value)
        case Dealt(facts, copies):
            return _dealt(facts, copies)
        case Seat() | FirstDealer() | NewDeal():
            return _fact(answer.kind, value)
        case tuple():
            return {"steps": [{**step_to_plain(step)} for step in value]}
        case Turn() | RoundEnd():
            return _game(value)
        case Findings(errors, lint):
            found: dict[str, Plain] = {"codes": _codes(errors)}
            return found if lint is None else found | {"lint": _codes(lint)}
        case _:
            assert_never(value)


def _dealt(facts: DealFacts, copies: tuple[int, ...]) -> dict[str, Plain]:
    told: dict[str, Plain] = {
        "next_dealer": facts.next_dealer,
        "first_call": facts.first_call,
        "each": facts.each,
        "left": facts.left,
        "trump": facts.trump,
    }
    return told | {"copies": [*copies]} if copies else told


def _game(value: Turn | RoundEnd) -> dict[str, Plain]:
    if isinstance(value, Turn):
        return {"seat": value.seat, **_choices(Kind.ROUNDS, value.choices)}
    ended = {**_verdict(value.verdict), "next_dealer": value.next_dealer}
    return {**_table(value.sheet), **ended}


def _verdict(verdict: Verdict) -> dict[str, Plain]:
    return {"over": verdict.over, "winner": verdict.winner, "by": verdict.by}


def _fact(kind: Kind, value: Seat | FirstDealer | NewDeal) -> dict[str, Plain]:
    if isinstance(value, NewDeal):
        return {"allowed": value.allowed}
    if isinstance(value, FirstDealer):
        return {"dealer": value.seat}
    return {"winner" if kind is Kind.TRICK else "seat": value.number}


def _codes(diagnostics: tuple[Diagnostic, ...]) -> list[Plain]:
    return [*sorted({one.code for one in diagnostics})]


def _choices(kind: Kind, choices: Choices) -> dict[str, Plain]:
    if kind is Kind.CLAIM:
        return {"allowed": bool(choices.allowed)}
    return {
        "legal": [_written(action) for action in choices.allowed],
        "refused": {word_of(action): rule for action, rule in choices.refused},
        "waived": [*choices.waived],
    }


def _written(action: Action) -> Plain:
    word = word_of(action)
    return int(word) if word.isdecimal() else word


def _table(sheet: ScoreSheet) -> dict[str, Plain]:
    none = (0,) * len(sheet.points)
    return {
        "points": [*sheet.points],
        "bags": [*sheet.standing.tallies.get(_BAGS, none)],
        "totals": [*sheet.standing.totals],
        "lines": _lines(sheet),
    }


def _side(sheet: ScoreSheet) -> dict[str, Plain]:
    return {
        "points": sheet.points[0],
        "bags": sheet.standing.tallies.get(_BAGS, (0,))[0],
        "total": sheet.standing.totals[0],
        "lines": _lines(sheet),
    }


def _lines(sheet: ScoreSheet) -> dict[str, Plain]:
    """Add up the points of each rule, side by side."""
    sums: dict[str, dict[str, Plain]] = {str(side): {} for side in range(len(sheet.points))}
    for line in sheet.lines:
        side = sums[str(line.side)]
        before = side.get(line.rule, 0)
        side[line.rule] = line.points + (before if isinstance(before, int) else 0)
    return {side: {**lines} for side, lines in sums.items()}
