"""Input that cannot be used: said on standard error, and the command ends with 2."""

from typing import NoReturn

__all__ = ["UnusableError", "unusable"]


class UnusableError(Exception):
    """An input cannot be used, for the reasons given in the message."""


def unusable(message: str) -> NoReturn:
    """End the command, saying why its input cannot be used."""
    raise UnusableError(message)
