"""Whether anything is installed that brings policies, games or profiles: told at a glance."""

import os
import sys

__all__ = ["anybody_brings"]

HEAD = b"[spades_rules."
"""How the groups of entry points begin where a distribution lists them."""
NOTED = (".dist-info", ".egg-info")


def anybody_brings() -> bool:
    """Tell whether some distribution on the path may bring something.

    Python's own reader of entry points takes longer to load than a list of profiles takes to
    print, and hardly anybody has anything for it to read. Where this cannot look, it says yes.
    """
    return any(_may_hold(place or os.curdir) for place in dict.fromkeys(sys.path))


def _may_hold(place: str) -> bool:
    try:
        with os.scandir(place) as entries:
            return any(
                _names_a_group(os.path.join(entry.path, "entry_points.txt"))  # noqa: PTH118 - quick
                for entry in entries
                if entry.name.endswith(NOTED)
            )
    except NotADirectoryError:
        # An archive, which Python can import from all the same.
        return True
    except OSError:
        return False


def _names_a_group(file: str) -> bool:
    try:
        with open(file, "rb") as text:  # noqa: PTH123 - quick
            return HEAD in text.read()
    except OSError:
        return False
