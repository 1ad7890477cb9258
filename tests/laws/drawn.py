"""Profiles that nobody wrote, drawn from all that policies may be told, and put to the trial.

Each is refused by `check` with a reason, or it plays rounds, and a game of up to fifty, by every
law. Says how many did which, and what for. Exit 0: at least half of them played. Exit 1: fewer
did. A law that is broken ends the run with the profile and its seed.

    python tests/laws/drawn.py [--many 500] [--first 0] [--game spades]
"""

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter

from spades_rules.testing import try_profiles


def main(words: Sequence[str] | None = None) -> int:
    """Put as many profiles to the trial as the command line asks for; give the exit code."""
    parser = argparse.ArgumentParser(description="Put profiles drawn by chance to the trial.")
    parser.add_argument("--many", type=int, default=500, help="how many profiles")
    parser.add_argument("--first", type=int, default=0, help="the first seed; the others follow it")
    parser.add_argument("--game", default="spades", help="the game whose policies are drawn")
    asked = parser.parse_args(words)
    begin = perf_counter()
    trial = try_profiles(range(asked.first, asked.first + asked.many), game=asked.game)
    lines = [
        f"{asked.many} profiles of {asked.game}, seeds from {asked.first}",
        f"{len(trial.played)} played by every law, {len(trial.refused)} were refused",
        *(f"  {many:4} {code}" for code, many in trial.reasons.items()),
        f"{perf_counter() - begin:.0f} seconds",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if 2 * len(trial.played) >= asked.many else 1


if __name__ == "__main__":
    sys.exit(main())
