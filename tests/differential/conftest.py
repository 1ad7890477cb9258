"""Shipped profiles set beside each other, and each two compared once."""

from collections.abc import Callable
from itertools import permutations

import pytest

from spades_rules import load_profile
from spades_rules.audit.diff import diff
from spades_rules.audit.difference import RuleDiff
from spades_rules.profile import Profile

SHIPPED = (
    "canonical",
    "world-of-card-games",
    "nowplay-gg",
    "card-game-spades-rules",
    "openspiel",
)
ORDERED = tuple(permutations(SHIPPED, 2))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let a test that asks for a first and a second profile meet every two in either order."""
    names = metafunc.fixturenames
    if "first" in names and "second" in names:
        ids = [f"{first}, {second}" for first, second in ORDERED]
        metafunc.parametrize(("first", "second"), ORDERED, ids=ids)
    elif "profile_name" in names:
        metafunc.parametrize("profile_name", SHIPPED)


@pytest.fixture(scope="session")
def profile() -> Callable[[str], Profile]:
    """Give a shipped profile, loaded once."""
    known: dict[str, Profile] = {}

    def named(name: str) -> Profile:
        if name not in known:
            known[name] = load_profile(name)
        return known[name]

    return named


@pytest.fixture(scope="session")
def compared(profile: Callable[[str], Profile]) -> Callable[[str, str], RuleDiff]:
    """Give what parts two shipped profiles, found once."""
    known: dict[tuple[str, str], RuleDiff] = {}

    def of(first: str, second: str) -> RuleDiff:
        if (first, second) not in known:
            known[first, second] = diff(profile(first), profile(second))
        return known[first, second]

    return of
