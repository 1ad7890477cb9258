"""Every value of every shipped rule of the table, changed: it is noticed, or proved to be idle."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from shelf import SOURCES

from spades_rules.audit.proofs import question_of
from spades_rules.audit.proofs.question import Comparison, Question
from spades_rules.audit.variants import changed, variants
from spades_rules.cases import Answer, Case, expectation_of
from spades_rules.cases.answering import answer_situation
from spades_rules.cases.judging import failures_in
from spades_rules.cases.situations import CheckSituation
from spades_rules.kernel.ruleset import Ruleset

Make = Callable[..., Ruleset]

SLOTS = (
    "seating",
    "deck",
    "ranking",
    "trump",
    "dealing",
    "calling",
    "calls",
    "bidding",
    "exchange",
    "leading",
    "play",
    "claim",
)

IDLE = {
    # Two may bid nil already, and a side has no more than two.
    "calls.nil.per_side=2",
    "calls.nil.per_side=20",
    # Spades are trumps.
    "play.breaking.suit='S'",
}
"""What changes nothing under any shipped profile."""

IDLE_IN = {
    "canonical": {"dealing.deal.draw_tie='suits'"},
    "world-of-card-games": {"dealing.deal.draw_tie='suits'"},
    "nowplay-gg": {"dealing.deal.draw_tie='suits'"},
    "card-game-spades-rules": {
        # Only one of a side goes blind, and nobody is a hundred points behind before round one.
        "exchange.swap.both='calling_order'",
        "calls.blind_nil.from_round=2",
    },
    "openspiel": {
        "dealing.deal.draw_tie='suits'",
        # A side may bid thirteen at the most.
        "calls.tricks.high=14",
        "calls.tricks.high=26",
    },
}
"""What changes nothing there."""

UNTOLD = {"dealing.deal.first_dealer", "dealing.deal.draw_tie"}
"""No case says how the first dealer is found."""


def faults(rules: Ruleset) -> Iterator[tuple[str, str, Question, Ruleset]]:
    """Give each changed value of the rules of the table, with the rule set that has it."""
    for rule in rules.rules:
        question = question_of(rule.slot)
        if rule.slot in SLOTS and question is not None:
            for one in variants(rule.policy, tuple(rules.calls.by_name)):
                path = f"{rule.id}.{one.parameter}"
                yield path, f"={one.value!r}", question, changed(rules, rule.id, one.policy)


@pytest.mark.parametrize("name", SOURCES)
def test_every_changed_value_is_found_and_shown_or_proved_idle(ruleset: Make, name: str) -> None:
    rules = ruleset(name)
    idle = set()
    for path, value, question, other in faults(rules):
        found = question.compare(rules, other, 1)
        assert found.whole
        assert found.states
        back = question.compare(other, rules, 1)
        assert (back.states, back.differing) == (found.states, found.differing)
        assert back.direction is (found.direction and found.direction.mirrored)
        if not found.differing:
            idle.add(path + value)
        elif path not in UNTOLD:
            assert is_shown(question, found, rules, other), path + value
    assert idle - IDLE == IDLE_IN[name]


def is_shown(question: Question, found: Comparison, one: Ruleset, other: Ruleset) -> bool:
    """Tell whether one of the first partings, written as a case, is answered in two ways."""
    for situation in islice(found.partings(), 3):
        for written in question.written(situation, one, other):
            asked = written.situation
            assert not isinstance(asked, CheckSituation)
            case = Case(name="parting", situation=asked, profile="canonical")
            ours, theirs = (answer_situation(case, asked, rules) for rules in (one, other))
            if isinstance(ours, Answer) and isinstance(theirs, Answer):
                told = expectation_of(ours)
                expected = {key: told[key] for key in written.telling if key in told}
                if failures_in(expected, expectation_of(theirs)):
                    return True
    return False
