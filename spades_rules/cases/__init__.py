"""Situations with their right answers: read, run, and written."""

from typing import TYPE_CHECKING

from spades_rules.doors import doors

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
    from spades_rules.cases.papercheck import player_faults
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
    "player_faults",
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

__getattr__, __dir__ = doors(
    __name__,
    {
        "answers": (
            "Answer",
            "Dealt",
            "Findings",
            "FirstDealer",
            "RoundEnd",
            "Seat",
            "Turn",
            "expectation_of",
        ),
        "case": ("Case", "CaseReading"),
        "codes": ("CODES",),
        "loading": ("Lint", "Load", "Loaded", "Loader"),
        "paper": ("GameReading", "PaperRound", "read_game"),
        "papercheck": ("player_faults",),
        "reading": ("read_cases", "read_question"),
        "recordschema": ("record_schema",),
        "replay": ("Replay", "carried_rules", "header_of", "record_of", "replay_record"),
        "running": ("Outcome", "answer_case", "run_case"),
        "schema": ("case_schema",),
        "sheets": ("ScoredGame", "score_game"),
        "situations": ("Kind",),
        "writing": ("case_to_plain", "write_cases"),
    },
)
