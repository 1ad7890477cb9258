"""Loading a profile costs little more than reading its text."""

from collections.abc import Callable
from time import perf_counter

import pytest
import yaml

from spades_rules.profile import Profile, kept, load_profile

TIMES = 15
MOST = 6


def seconds(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return perf_counter() - start


@pytest.mark.parametrize("name", ["canonical", "nowplay-gg", "card-game-spades-rules"])
def test_a_source_profile_loads_in_at_most_six_times_what_composing_its_files_takes(
    name: str,
) -> None:
    folder = kept("profiles").joinpath("spades")
    texts = [folder.joinpath(f"{file}.yaml").read_bytes() for file in {name, "canonical"}]

    def compose() -> list[yaml.Node | None]:
        return [yaml.compose(text, Loader=yaml.CSafeLoader) for text in texts]

    def load() -> Profile:
        return load_profile(name)

    load()
    # In turns, so that whatever else the machine does slows both alike; the best of each counts.
    pairs = [(seconds(compose), seconds(load)) for _ in range(TIMES)]
    assert min(loaded for _, loaded in pairs) <= MOST * min(composed for composed, _ in pairs)
