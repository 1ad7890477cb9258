"""How benchmarks measure: in turn and in one process, so that a busy machine slows all alike."""

import gc
import time
from collections.abc import Callable, Mapping
from statistics import median

__all__ = ["Act", "in_turn", "ratio"]

Act = Callable[[], object]


def in_turn(
    acts: Mapping[str, Act],
    *,
    times: int,
    rounds: int = 9,
    clock: Callable[[], float] = time.process_time,
) -> dict[str, float]:
    """Give the median seconds that one run of each act takes, each run `times` times a round."""
    taken: dict[str, list[float]] = {name: [] for name in acts}
    for act in acts.values():
        act()
    # What was made before the clock runs is nobody's garbage, so the collector may pass it over.
    gc.collect()
    gc.freeze()
    for _ in range(rounds):
        for name, act in acts.items():
            gc.collect()
            start = clock()
            for _ in range(times):
                act()
            taken[name].append((clock() - start) / times)
    return {name: median(seconds) for name, seconds in taken.items()}


def ratio(one: float, other: float) -> float:
    """Give a ratio with two digits behind the point."""
    return round(one / other, 2)
