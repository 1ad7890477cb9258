"""How long the shortest command takes from a cold start beside bare Python, as a ratio.

python tests/benchmarks/start.py [--json]
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from turns import in_turn, ratio


def main() -> None:
    """Measure `spades-rules list` and `python -c pass` in turn, and print the ratio."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print the ratio alone, as JSON")
    chosen = parser.parse_args()
    commands = {
        "bare": [sys.executable, "-c", "pass"],
        "list": [sys.executable, "-m", "spades_rules", "list"],
    }

    def start(command: list[str]) -> None:
        subprocess.run(command, check=True, capture_output=True)

    acts = {name: lambda command=command: start(command) for name, command in commands.items()}
    seconds = in_turn(acts, times=3, clock=time.perf_counter)
    found = ratio(seconds["list"], seconds["bare"])
    if chosen.json:
        print(json.dumps({"list": found}))  # noqa: T201 - a command's result
    else:
        print(f"spades-rules list: {found} x python -c pass")  # noqa: T201 - a command's result


if __name__ == "__main__":
    main()
