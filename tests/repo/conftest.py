"""The repository itself, as the tests of it look at it."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    """Give the folder of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def tracked() -> tuple[Path, ...]:
    """Give every file that belongs to the project, whatever else lies about."""
    if (ROOT / ".git").exists():
        words = ["git", "ls-files", "-z", "--cached"]
        ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
        found = [ROOT / name for name in ran.stdout.split("\0") if name]
    else:
        # A source distribution has no history, and holds nothing that does not belong.
        found = [
            file
            for folder in ("spades_rules", "docs", "profiles", "schemas", "tests")
            for file in (ROOT / folder).rglob("*")
            if "__pycache__" not in file.parts
        ]
    return tuple(file for file in found if file.is_file())
