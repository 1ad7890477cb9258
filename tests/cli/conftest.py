"""Running the command inside the tests' own process, as a shell would outside it."""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from spades_rules.cli.app import run


@dataclass(frozen=True)
class Ran:
    """What a command wrote, and how it ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:  # noqa: ANN401 - JSON may hold anything
        """Read the result as JSON."""
        return json.loads(self.out)


Command = Callable[..., Ran]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run the command with some words, and with what is typed or piped to it."""

    def run_it(*words: str | Path, typed: str | bytes = "") -> Ran:
        given = typed.encode() if isinstance(typed, str) else typed
        stdin = io.TextIOWrapper(io.BytesIO(given), encoding="utf-8", errors="replace")
        monkeypatch.setattr(sys, "stdin", stdin)
        capsys.readouterr()
        code = run([str(word) for word in words])
        written = capsys.readouterr()
        return Ran(code, written.out, written.err)

    return run_it
