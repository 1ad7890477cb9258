"""Every shipped profile under each of its readings, found and not listed."""

import pytest

from spades_rules.compiler import compile_ruleset
from spades_rules.kernel.ruleset import Ruleset
from spades_rules.profile import Profile, heads, load_profile


def every_profile() -> dict[str, Profile]:
    """Load all that can be named, the readings of each one by one."""
    found: dict[str, Profile] = {}
    for head in heads():
        profile = load_profile(f"{head.game}/{head.name}")
        for reading in ("", *profile.readings):
            name = f"{head.game}/{head.name}" + (f"@{reading}" if reading else "")
            found[name] = load_profile(name)
    return found


PROFILES = every_profile()
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
