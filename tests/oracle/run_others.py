"""Plays games of Hearts and Oh Hell against OpenSpiel and says where the two differ.

Exit 0: nothing but the known differences, and each of those. Exit 1: another difference, or a
known one that did not show, so that the oracle has changed. Exit 2: the oracle itself failed.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from child import PINNED, OracleFailedError
from game_plans import KNOWN, comparisons
from other_games import Disagreement

__all__ = ["main"]


def main(words: Sequence[str] | None = None) -> int:
    """Run the comparisons that the command line asks for; give the exit code."""
    parser = argparse.ArgumentParser(description="Compare our rules with OpenSpiel's other games.")
    parser.add_argument("--games", type=int, default=150, help="games of each comparison")
    parser.add_argument("--seed", type=int, default=1, help="what the games are drawn from")
    parser.add_argument("--json", action="store_true", help="write the counts as JSON")
    asked = parser.parse_args(words)
    try:
        found = dict(comparisons(asked.seed, asked.games))
    except OracleFailedError as failure:
        sys.stderr.write(f"{failure}\n")
        return 2
    counted: Counter[str] = Counter()
    for one in found.values():
        counted.update(one.counted)
    differences = [(name, one) for name, some in found.items() for one in some.disagreements]
    counts: dict[str, Any] = {
        "oracle": f"OpenSpiel {PINNED}",
        "seed": asked.seed,
        "compared": {name: dict(one.counted) for name, one in found.items()},
        "known": {name: counted[name] for name in KNOWN},
        "differences": [_told(name, one) for name, one in differences],
    }
    text = json.dumps(counts, indent=2) if asked.json else "\n".join(_lines(counts))
    sys.stdout.write(text + "\n")
    return 1 if differences or not all(counts["known"].values()) else 0


def _told(name: str, one: Disagreement) -> dict[str, str]:
    return {
        "compared": name,
        "round": one.round,
        "what": one.what,
        "ours": str(one.ours),
        "theirs": str(one.theirs),
    }


def _lines(counts: dict[str, Any]) -> Iterator[str]:
    yield f"{counts['oracle']}, seed {counts['seed']}"
    heads = ("rounds", "decisions", "scores")
    yield f"{'':>32}" + "".join(f"{word:>12}" for word in heads)
    for name, counted in counts["compared"].items():
        yield f"{name:>32}" + "".join(f"{counted.get(word, 0):>12}" for word in heads)
    for name, words in KNOWN.items():
        showed = counts["known"][name]
        yield (
            f"{name}: {words}; showed {showed} times"
            if showed
            else (f"{name} did not show: the oracle has changed")
        )
    for one in counts["differences"]:
        yield f"difference: {one['what']}, {one['compared']}: {one['round']}"
        yield f"ours {one['ours']}, theirs {one['theirs']}"
    if not counts["differences"]:
        yield "no other difference"


if __name__ == "__main__":
    sys.exit(main())
