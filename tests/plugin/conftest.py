"""A distribution of policies, a game and profiles, installed beside spades_rules for a test."""

from collections.abc import Callable
from pathlib import Path

import pytest
from installing import Place, with_triomphe


@pytest.fixture(scope="session")
def triomphe(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Give a place with Triomphe and nothing else."""
    return with_triomphe(tmp_path_factory.mktemp("triomphe"))


@pytest.fixture
def beside(tmp_path: Path) -> Callable[..., Place]:
    """Install something else beside Triomphe."""

    def install(name: str, points: dict[str, dict[str, str]], modules: dict[str, str]) -> Place:
        place = with_triomphe(tmp_path)
        place.install(name, points, modules)
        return place

    return install
