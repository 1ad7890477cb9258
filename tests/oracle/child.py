"""Asking OpenSpiel, in a child process that may die without harm."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

__all__ = ["PINNED", "OracleFailedError", "ask"]

PINNED = "2.0.2"
"""The version of OpenSpiel that was studied; another one has to be studied first."""

PATIENCE = 120
"""How many seconds a batch may take before the oracle counts as hung."""

WORKER = Path(__file__).with_name("worker.py")


class OracleFailedError(Exception):
    """OpenSpiel gave no answer, or is not the one meant; that says nothing about the rules."""


def ask(
    questions: Sequence[dict[str, Any]], *, worker: Path = WORKER, patience: float = PATIENCE
) -> list[dict[str, Any]]:
    """Have a batch of rounds played; give the answers in order.

    Raises `OracleFailedError` when the child process hangs, dies, answers too little or runs
    another version than the one pinned.
    """
    lines = "".join(json.dumps(question) + "\n" for question in questions)
    try:
        ran = subprocess.run(
            [sys.executable, str(worker)],
            input=lines,
            capture_output=True,
            text=True,
            timeout=patience,
            check=False,
        )
    except subprocess.TimeoutExpired:
        message = f"oracle failed: no answer within {patience} seconds"
        raise OracleFailedError(message) from None
    if ran.returncode:
        last = (ran.stderr.strip().splitlines() or ["it said nothing"])[-1]
        message = f"oracle failed: it ended with {ran.returncode}: {last}"
        raise OracleFailedError(message)
    return _read(ran.stdout, len(questions))


def _read(text: str, wanted: int) -> list[dict[str, Any]]:
    try:
        first, *answers = [json.loads(line) for line in text.splitlines()]
        version = first["version"]
    except (ValueError, KeyError, TypeError):
        message = "oracle failed: what it wrote cannot be read"
        raise OracleFailedError(message) from None
    if version != PINNED:
        message = f"oracle failed: OpenSpiel {version} is installed, {PINNED} was studied"
        raise OracleFailedError(message)
    if len(answers) != wanted:
        message = f"oracle failed: {len(answers)} answers to {wanted} questions"
        raise OracleFailedError(message)
    return answers
