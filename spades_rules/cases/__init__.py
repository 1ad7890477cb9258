"""Situations with their right answers: read, run, and written."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spades_rules.cases.answers import (
        Answer,
        Dealt,
        Findings,
        FirstDealer,
        RoundEnd,
        Seat,
        Turn,
        expectation_of,
    )
    from spades_rules.cases.case import Case, CaseReading
    from spades_rules.cases.codes import CODES
    from spades_rules.cases.loading import Lint, Load, Loaded, Loader
    from spades_rules.cases.paper import GameReading, PaperRound, read_game
    from spades_rules.cases.reading import read_cases, read_question
    from spades_rules.cases.recordschema import record_schema
    from spades_rules.cases.replay import Replay, carried_rules, header_of, record_of, replay_record
    from spades_rules.cases.running import Outcome, answer_case, run_case
    from spades_rules.cases.schema import case_schema
    from spades_rules.cases.sheets import ScoredGame, score_game
    from spades_rules.cases.situations import Kind
    from spades_rules.cases.writing import case_to_plain, write_cases

__all__ = [
    "CODES",
    "Answer",
    "Case",
    "CaseReading",
    "Dealt",
    "Findings",
    "FirstDealer",
    "GameReading",
    "Kind",
    "Lint",
    "Load",
    "Loaded",
    "Loader",
    "Outcome",
    "PaperRound",
    "Replay",
    "RoundEnd",
    "ScoredGame",
    "Seat",
    "Turn",
    "answer_case",
    "carried_rules",
    "case_schema",
    "case_to_plain",
    "expectation_of",
    "header_of",
    "read_cases",
    "read_game",
    "read_question",
    "record_of",
    "record_schema",
    "replay_record",
    "run_case",
    "score_game",
    "write_cases",
]

_HOMES = {
    "answers": (
        *(
            "Answer",
            "Dealt",
            "Findings",
            "FirstDealer",
            "RoundEnd",
            "Seat",
            "Turn",
            "expectation_of",
        ),
    ),
    "case": ("Case", "CaseReading"),
    "codes": ("CODES",),
    "loading": ("Lint", "Load", "Loaded", "Loader"),
    "paper": ("GameReading", "PaperRound", "read_game"),
    "reading": ("read_cases", "read_question"),
    "recordschema": ("record_schema",),
    "replay": ("Replay", "carried_rules", "header_of", "record_of", "replay_record"),
    "running": ("Outcome", "answer_case", "run_case"),
    "schema": ("case_schema",),
    "sheets": ("ScoredGame", "score_game"),
    "situations": ("Kind",),
    "writing": ("case_to_plain", "write_cases"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """Find a public name where it is written; who shows a hand loads nothing that reads games."""
    if name not in _HOME:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    """List the public names."""
    return sorted(__all__)
