"""A parting written as a case on paper is answered as the question answers it."""

from collections.abc import Callable
from itertools import islice

import pytest

from spades_rules.audit.plays import Moment, ruled
from spades_rules.audit.proofs import question_of
from spades_rules.audit.proofs.calls import Turn
from spades_rules.audit.proofs.claim import CLAIM
from spades_rules.audit.proofs.question import Written
from spades_rules.cases import Answer, Case, expectation_of
from spades_rules.cases.answering import answer_situation
from spades_rules.cases.situations import CheckSituation
from spades_rules.document import Plain
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.notation.plain import word_of

Make = Callable[..., Ruleset]

PAIRS = (
    ("canonical", "world-of-card-games"),
    ("nowplay-gg", "card-game-spades-rules"),
    ("openspiel", "canonical"),
)


def told(rules: Ruleset, written: Written) -> dict[str, Plain]:
    """Give what a rule set answers to a case."""
    situation = written.situation
    assert not isinstance(situation, CheckSituation)
    answer = answer_situation(Case(name="on paper", situation=situation), situation, rules)
    assert isinstance(answer, Answer)
    return expectation_of(answer)


def on_paper(question: str, situation: object, one: Ruleset, other: Ruleset) -> Written:
    """Give the last form of a parting, which stands without a game before it."""
    asked = question_of(question)
    assert asked is not None
    *_, written = asked.written(situation, one, other)
    return written


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_the_cards_of_a_case_are_those_of_the_moment(
    ruleset: Make, first: str, second: str
) -> None:
    one, other = ruleset(first), ruleset(second)
    asked = question_of("play")
    assert asked is not None
    for moment in islice(asked.compare(one, other, 1).partings(), 0, None, 40):
        assert isinstance(moment, Moment)
        written = on_paper("play", moment, one, other)
        for rules in (one, other):
            found, answer = ruled(rules, moment), told(rules, written)
            assert answer["legal"] == [*rules.pack.cards_of(found.left)]
            assert answer["waived"] == [*found.waived]


@pytest.mark.parametrize(("first", "second"), PAIRS[1:])
def test_the_calls_of_a_case_are_those_of_the_turn(ruleset: Make, first: str, second: str) -> None:
    one, other = ruleset(first), ruleset(second)
    asked = question_of("calls")
    assert asked is not None
    for turn in islice(asked.compare(one, other, 1).partings(), 0, None, 60):
        assert isinstance(turn, Turn)
        written = on_paper("calls", turn, one, other)
        for rules in (one, other):
            table = turn.table
            found = rules.calls.choices(table, table.turn, turn.hand, looked=turn.looked)
            legal = told(rules, written)["legal"]
            assert isinstance(legal, list)
            assert [str(word) for word in legal] == [word_of(action) for action in found.allowed]


def test_the_claims_of_a_case_are_those_of_the_moment(ruleset: Make) -> None:
    one, other = ruleset(), ruleset("world-of-card-games")
    for moment in CLAIM.compare(one, other, 1).partings():
        written = on_paper("claim", moment, one, other)
        assert told(one, written)["allowed"] is False
        assert told(other, written)["allowed"] is True
