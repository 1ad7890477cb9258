"""Shipped profiles set beside each other, and each two compared once.

Of the five whose differences are written down by hand every two meet. Of all the others a few meet
what they extend, since two far apart take long; `everything.py` asks for every two. Every two of
another game meet.
"""

import os
from collections.abc import Callable
from itertools import permutations

import pytest
from shelf import EVERYTHING, LATER, OTHER_GAMES, SHIPPED, SOURCES, of_one_game, some

from spades_rules import load_profile
from spades_rules.audit.diff import diff
from spades_rules.audit.difference import RuleDiff
from spades_rules.profile import Profile

OF_SOURCES = tuple(permutations(SOURCES, 2))
OTHERS = tuple(
    pair for pair in permutations(SHIPPED, 2) if pair not in OF_SOURCES and of_one_game(pair)
)
OF_OTHER_GAMES = tuple(filter(of_one_game, permutations(OTHER_GAMES, 2)))


def near() -> tuple[tuple[str, str], ...]:
    """Give a few of the later profiles with the one that each extends, in either order."""
    pairs = ((name, load_profile(name).layers) for name in some(LATER, 6))
    extending = [(layers[-2].name, name) for name, layers in pairs if len(layers) > 1]
    return tuple(order for pair in extending for order in (pair, pair[::-1]))


ORDERED = (
    *OF_SOURCES,
    *(OTHERS if EVERYTHING in os.environ else (*near(), *OF_OTHER_GAMES)),
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let a test that asks for a first and a second profile meet every two in either order."""
    names = metafunc.fixturenames
    if "first" in names and "second" in names:
        ids = [f"{first}, {second}" for first, second in ORDERED]
        metafunc.parametrize(("first", "second"), ORDERED, ids=ids)
    elif "profile_name" in names:
        metafunc.parametrize("profile_name", SOURCES)


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
