"""A child process that fails is told from one that disagrees; OpenSpiel is not needed here."""

import tomllib
from pathlib import Path

import pytest
from child import PINNED, OracleFailedError, ask

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("raise SystemExit(3)", "it ended with 3: it said nothing"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "it ended with -9"),
        ("import no_such_module_at_all", "No module named 'no_such_module_at_all'"),
        ("print('heap corruption')", "what it wrote cannot be read"),
        ("", "what it wrote cannot be read"),
        ("""print('{"version": "1.6"}\\n{}')""", "OpenSpiel 1.6 is installed, 2.0.2 was studied"),
        ("""print('{"version": "2.0.2"}')""", "0 answers to 1 questions"),
        ("import time; time.sleep(60)", "no answer within 1 seconds"),
    ],
)
def test_an_oracle_that_fails_is_no_difference(script: str, reason: str, tmp_path: Path) -> None:
    worker = tmp_path / "worker.py"
    worker.write_text(script)
    patience = 1 if "sleep" in script else 60
    with pytest.raises(OracleFailedError) as failure:
        ask([{}], worker=worker, patience=patience)
    assert str(failure.value).startswith("oracle failed: ")
    assert reason in str(failure.value)


def test_the_oracle_of_the_development_extra_is_the_one_that_was_studied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"open_spiel=={PINNED}" in project["optional-dependencies"]["dev"]
