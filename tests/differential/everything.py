"""Every two of all shipped profiles compared, not a few: what a comparison promises, held to it.

That every change is proved or shown, that each hand replays and parts the two by the rules named,
that those rules put back it parts them no more, and that two changed round give the mirror image.

    python tests/differential/everything.py [pytest's options]
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "shelf"))

import pytest
from shelf import EVERYTHING

HERE = Path(__file__).parent
WHERE = ("test_mirror.py", "test_witnesses.py")


def main() -> None:
    """Run the tests of pairs over all pairs, and leave with what they come to."""
    os.environ[EVERYTHING] = "1"
    sys.exit(pytest.main(["-q", *(str(HERE / one) for one in WHERE), *sys.argv[1:]]))


if __name__ == "__main__":
    main()
