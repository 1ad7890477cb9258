"""How long loading and checking a profile takes beside composing the same files, as a ratio.

python tests/benchmarks/load.py [--json]
"""

import argparse
import json
import sys
from pathlib import Path

import yaml

from spades_rules.profile import heads, kept, load_profile

sys.path.insert(0, str(Path(__file__).parent))

from turns import in_turn, ratio


def main() -> None:
    """Measure every shipped profile, its parents' files included, and print a ratio for each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print the ratios alone, as JSON")
    chosen = parser.parse_args()
    ratios = {}
    for head in heads():
        place = f"{head.game}/{head.name}"
        profile = load_profile(place)
        files = {layer.file for layer in profile.layers}
        texts = [kept("profiles").joinpath(file.partition("/")[2]).read_bytes() for file in files]

        def compose(texts: list[bytes] = texts) -> None:
            for text in texts:
                yaml.compose(text, Loader=yaml.CSafeLoader)

        def load(place: str = place) -> None:
            load_profile(place)

        seconds = in_turn({"compose": compose, "load": load}, times=5)
        ratios[place] = ratio(seconds["load"], seconds["compose"])
    if chosen.json:
        print(json.dumps(ratios))  # noqa: T201 - a command's result
        return
    for name, found in ratios.items():
        print(f"{name:32} {found} x compose")  # noqa: T201 - a command's result


if __name__ == "__main__":
    main()
