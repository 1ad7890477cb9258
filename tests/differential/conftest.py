"""Shipped profiles set beside each other, and each two compared once.

Of the five whose differences are written down by hand every two meet. Of all the others a few meet
what they extend, and a few pairs are drawn by lot; `everything.py` asks for every two. Every two of
another game meet.
"""

import os
from collections.abc import Callable, Iterator
from itertools import combinations, permutations

import pytest
from shelf import (
    EVERYTHING,
    LATER,
    OTHER_GAMES,
    SHIPPED,
    SOURCES,
    has_share,
    of_one_game,
    some,
)

from spades_rules import load_profile
from spades_rules.audit.diff import diff
from spades_rules.audit.difference import RuleDiff
from spades_rules.profile import Profile

OF_SOURCES = tuple(permutations(SOURCES, 2))
OTHERS = tuple(
    pair
    for pair in combinations(SHIPPED, 2)
    if of_one_game(pair) and not {*pair} <= {*SOURCES} and not {*pair} <= {*OTHER_GAMES}
)
"""Every other two of Spades."""
OF_OTHER_GAMES = tuple(filter(of_one_game, permutations(OTHER_GAMES, 2)))


def near() -> tuple[tuple[str, str], ...]:
    """Give a few of the later profiles with the one that each extends."""
    pairs = ((name, load_profile(name).layers) for name in some(LATER, 4))
    return tuple(
        (name.removesuffix(layers[-1].name) + layers[-2].name, name)
        for name, layers in pairs
        if len(layers) > 1
    )


def taken() -> Iterator[tuple[str, str]]:
    """Give the pairs that meet beside those of the five, each in either order."""
    for pair in OTHERS if EVERYTHING in os.environ else dict.fromkeys((*near(), *some(OTHERS, 4))):
        yield pair
        yield pair[::-1]


ORDERED = tuple(dict.fromkeys((*OF_SOURCES, *taken(), *OF_OTHER_GAMES)))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let a test that asks for a first and a second profile meet every two in either order."""
    names = metafunc.fixturenames
    if "first" in names and "second" in names:
        ids = [f"{first}, {second}" for first, second in ORDERED]
        metafunc.parametrize(("first", "second"), ORDERED, ids=ids)
    elif "profile_name" in names:
        metafunc.parametrize("profile_name", SOURCES)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where every two meet, keep this process's share, all tests of the same two together."""
    if EVERYTHING in os.environ:
        left = [item for item in items if not has_share(pair_of(item))]
        kept = sorted((item for item in items if has_share(pair_of(item))), key=pair_of)
        config.hook.pytest_deselected(items=left)
        items[:] = kept


def pair_of(item: pytest.Item) -> tuple[str, ...]:
    """Give the two profiles that a test compares, in either order; none where it names its own."""
    asked = (
        item.callspec.params
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else {}
    )
    return tuple(sorted(asked[name] for name in ("first", "second") if name in asked))


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
    """Give what parts two shipped profiles, found once; where all meet, for the last two only."""
    known: dict[tuple[str, str], RuleDiff] = {}

    def of(first: str, second: str) -> RuleDiff:
        if (first, second) not in known:
            if EVERYTHING in os.environ and (second, first) not in known:
                known.clear()
            known[first, second] = diff(profile(first), profile(second))
        return known[first, second]

    return of
