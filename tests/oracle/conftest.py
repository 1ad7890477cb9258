"""The comparison with OpenSpiel, laid open to its tests."""

import sys
from pathlib import Path

import pytest

# `run.py` is a script, so its parts lie beside it; tests find them as the script does.
sys.path.append(str(Path(__file__).parent))


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known, so that the comparison can be picked or left out by `-m`."""
    config.addinivalue_line("markers", "oracle: plays against OpenSpiel in a child process")
