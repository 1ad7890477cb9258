"""A command that makes many small values, and is then done."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["seldom_swept"]

FEW_SWEEPS = (100_000, 50, 100)
"""After how many new values Python looks for those that nobody needs any more."""


@contextmanager
def seldom_swept() -> Iterator[None]:
    """Let Python look for values that are out of use but seldom, for as long as this lasts.

    What a command reads and finds out it keeps to its end, a comparison hundreds of thousands of
    small values. To look through all of them time and again takes a quarter of its time.
    """
    before = gc.get_threshold()
    gc.set_threshold(*FEW_SWEEPS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
