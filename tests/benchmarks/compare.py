"""How long comparing takes from a cold start: every pair of profiles, and the whole matrix.

Each is a fresh process of the command, in turn with bare Python, on the wall clock. Two profiles
are compared whole, with proofs, witnesses and readings; the matrix is printed with every verdict.
Beside it stands the time of all processors together: on a busy machine the wall clock says little.

    python tests/benchmarks/compare.py [--json] [--rounds N]
"""

import argparse
import json
import resource
import subprocess
import sys
import time
from itertools import combinations
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent))

from turns import in_turn, ratio

PROFILES = (
    "canonical",
    "card-game-spades-rules",
    "nowplay-gg",
    "openspiel",
    "world-of-card-games",
)
COMMAND = (sys.executable, "-m", "spades_rules")


def start(command: list[str], spent: list[float]) -> None:
    """Run a command that may find differences, and nothing worse; note the processors' time."""
    before = processors()
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode not in {0, 1}:
        sys.exit(done.stderr.decode())
    spent.append(processors() - before)


def processors() -> float:
    """Give the seconds that all processors have spent on commands that are done."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Measure, and print seconds and ratios or, with `--json`, the same as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    chosen = parser.parse_args()
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        **{
            f"diff {one} {other}": [*COMMAND, "diff", one, other]
            for one, other in combinations(PROFILES, 2)
        },
        "matrix": [*COMMAND, "matrix", "--verdicts", *PROFILES],
    }
    spent: dict[str, list[float]] = {name: [] for name in commands}
    acts = {
        name: lambda name=name, command=command: start(command, spent[name])
        for name, command in commands.items()
    }
    seconds = in_turn(acts, times=1, rounds=chosen.rounds, clock=time.perf_counter)
    bare = seconds.pop("python -c pass")
    figures = {
        name: {
            "seconds": round(taken, 2),
            "processors": round(median(spent[name]), 2),
            "bare": ratio(taken, bare),
        }
        for name, taken in seconds.items()
    }
    if chosen.json:
        print(json.dumps(figures))  # noqa: T201 - a command's result
        return
    for name, found in figures.items():
        both = f"{found['seconds']:6.2f} s, of all processors {found['processors']:5.2f} s"
        print(f"{name:50} {both}, {found['bare']} x python -c pass")  # noqa: T201


if __name__ == "__main__":
    main()
