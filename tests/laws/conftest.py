"""The first five profiles under each of their readings, all of other games, and a few others."""

from collections.abc import Iterable

import pytest
from shelf import LATER, OTHER_GAMES, SOURCES, some

from spades_rules.compiler import compile_ruleset
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile, load_profile


def with_readings(names: Iterable[str]) -> tuple[str, ...]:
    """Give each profile and its readings one by one."""
    return tuple(
        f"{name}@{reading}" if reading else name
        for name in names
        for reading in ("", *load_profile(name).readings)
    )


PLACES = (*with_readings(SOURCES), *some(with_readings(LATER), 6), *with_readings(OTHER_GAMES))
PROFILES = {place: load_profile(place) for place in PLACES}
RULESETS = {name: compile_ruleset(profile) for name, profile in PROFILES.items()}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Hold a law for every rule set, or for every profile, that the test asks for by name."""
    if "place" in metafunc.fixturenames:
        metafunc.parametrize("place", PROFILES)


@pytest.fixture(scope="session")
def profiles() -> dict[str, Profile]:
    """Give every profile by where it is found."""
    return PROFILES


@pytest.fixture(scope="session")
def rulesets() -> dict[str, Ruleset]:
    """Give every rule set by where its profile is found."""
    return RULESETS
