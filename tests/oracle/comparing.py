"""Directed and random rounds played by our rules and by OpenSpiel, side by side."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from child import ask
from differences import Difference, compare_all, compare_cards
from directed import DIRECTED, play_directed
from rounds import Round, Theirs, random_round

from spades_rules import Ruleset

__all__ = ["Comparison", "compare"]

BATCH = 500
ENOUGH = 3
"""So many differences are worth reading; no further rounds are played then."""

Compare = Callable[[Round, Theirs, Counter[str]], Iterator[Difference]]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What was compared, and what came of it."""

    directed: Counter[str] = field(default_factory=Counter)
    """Counts from the directed rounds, under `openspiel`."""
    openspiel: Counter[str] = field(default_factory=Counter)
    """Counts from the random rounds under `openspiel`."""
    canonical: Counter[str] = field(default_factory=Counter)
    """Counts from the random rounds under `canonical`: cards and trick winners only."""
    differences: list[Difference] = field(default_factory=list)

    @property
    def known(self) -> dict[str, int]:
        """Give how often each known difference showed where it was provoked."""
        return {
            "K1": self.canonical["K1"],
            "K2": self.directed["K2"],
            "K3": self.directed["K3"],
        }

    @property
    def unseen(self) -> tuple[str, ...]:
        """Name the known differences that did not show: the oracle has changed.

        Another difference cuts the rounds short, and then nothing follows from what is missing.
        """
        missing = tuple(name for name, count in self.known.items() if not count)
        return () if self.differences else missing


def compare(openspiel: Ruleset, canonical: Ruleset, *, seed: int, rounds: int) -> Comparison:
    """Compare the directed rounds, and so many random ones under each of the two rule sets.

    Raises `OracleFailedError` when OpenSpiel gives no answer.
    """
    found = Comparison()
    plan: tuple[tuple[Iterable[Round], Compare, Counter[str]], ...] = (
        ((play_directed(openspiel, one) for one in DIRECTED), compare_all, found.directed),
        (_by_chance(openspiel, seed, rounds), compare_all, found.openspiel),
        (_by_chance(canonical, seed, rounds), compare_cards, found.canonical),
    )
    for played, how, count in plan:
        for one, reply in _answered(played):
            found.differences.extend(how(one, one.read(reply), count))
            if len(found.differences) >= ENOUGH:
                return found
    return found


def _by_chance(ruleset: Ruleset, seed: int, rounds: int) -> Iterator[Round]:
    return (random_round(ruleset, seed, number) for number in range(rounds))


def _answered(played: Iterable[Round]) -> Iterator[tuple[Round, dict[str, Any]]]:
    """Give each round with OpenSpiel's answer, which plays a batch while we play the next."""
    rest = iter(played)
    with ThreadPoolExecutor(1) as pool:
        asked: tuple[list[Round], Future[list[dict[str, Any]]]] | None = None
        while batch := list(islice(rest, BATCH)):
            answering = pool.submit(ask, [one.question() for one in batch])
            if asked:
                yield from zip(asked[0], asked[1].result(), strict=True)
            asked = batch, answering
        if asked:
            yield from zip(asked[0], asked[1].result(), strict=True)
