"""Every two of all shipped profiles compared, not a few: what a comparison promises, held to it.

That every change is proved or shown, that each hand replays and parts the two by the rules named,
that those rules put back it parts them no more, and that two changed round give the mirror image.
It takes about an hour, and every processor there is works at a share of it.

    python tests/differential/everything.py [pytest's options]
"""

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "shelf"))

import pytest
from shelf import EVERYTHING, SHARE

HERE = Path(__file__).parent
WHERE = ("test_mirror.py", "test_witnesses.py")


def main() -> None:
    """Run the tests of pairs over all pairs, and leave with the worst that they come to."""
    words = ("-m", "pytest", "-q", *(str(HERE / one) for one in WHERE), *sys.argv[1:])
    shares = os.cpu_count() or 1
    running = [
        subprocess.Popen(
            (sys.executable, *words),
            env={**os.environ, EVERYTHING: "1", SHARE: f"{share} of {shares}"},
        )
        for share in range(shares)
    ]
    came_to = {one.wait() for one in running}
    # Of few tests some share may get none; that none of them gets any is a failure. What was
    # killed comes to less than nothing.
    nothing = int(pytest.ExitCode.NO_TESTS_COLLECTED)
    sys.exit(max(came_to - {nothing}, key=abs, default=nothing))


if __name__ == "__main__":
    main()
