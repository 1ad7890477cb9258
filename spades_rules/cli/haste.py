"""A command that makes many small values, and is then done."""

import gc

__all__ = ["leave_all_as_it_is", "sweep_seldom"]

FEW_SWEEPS = (1_000_000, 50, 100)
"""After how many new values Python looks for those that nobody needs any more."""


def sweep_seldom() -> None:
    """Let Python look for values that are out of use but seldom, until the process ends.

    What a command reads and finds out it keeps to its end, a comparison hundreds of thousands of
    small values. To look through all of them time and again takes a quarter of its time.
    """
    gc.set_threshold(*FEW_SWEEPS)


def leave_all_as_it_is() -> None:
    """Spare Python the last look for such values: they go with the process."""
    gc.freeze()
