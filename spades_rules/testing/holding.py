"""How a law says that it is broken."""

__all__ = ["hold"]


def hold(fact: object, words: str) -> None:
    """Go on if something is so. Raises `AssertionError` with these words if it is not.

    An `assert` would do the same and be left out where Python is told to leave them out.
    """
    if not fact:
        raise AssertionError(words)
