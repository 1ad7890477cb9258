"""Situations with their right answers: read, run, and written."""

from spades_rules.cases.answers import Answer, Findings, Seat, expectation_of
from spades_rules.cases.case import Case, CaseReading
from spades_rules.cases.loading import Lint, Load, Loaded, Loader
from spades_rules.cases.reading import read_cases, read_question
from spades_rules.cases.running import Outcome, answer_case, run_case
from spades_rules.cases.situations import Kind
from spades_rules.cases.writing import case_to_plain, write_cases

__all__ = [
    "Answer",
    "Case",
    "CaseReading",
    "Findings",
    "Kind",
    "Lint",
    "Load",
    "Loaded",
    "Loader",
    "Outcome",
    "Seat",
    "answer_case",
    "case_to_plain",
    "expectation_of",
    "read_cases",
    "read_question",
    "run_case",
    "write_cases",
]
