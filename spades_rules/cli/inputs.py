"""What a command reads: a file, or standard input for `-`."""

import sys
from pathlib import Path

from spades_rules.cli.failures import unusable

__all__ = ["STANDARD_INPUT", "read_input", "said_name"]

STANDARD_INPUT = "-"
MOST_BYTES = 64 << 20
"""More than any file here can need; a larger one is refused before it fills the memory."""


def read_input(file: str, *, else_say: str = "") -> bytes:
    """Read a file, or standard input for `-`; one that cannot be read ends the command.

    `else_say` is what else could have been given.
    """
    try:
        if file == STANDARD_INPUT:
            text = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(file).open("rb") as opened:
                text = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as fault:
        hint = f"\nhint: {else_say}" if else_say else ""
        unusable(f"`{file}` cannot be read: {why(fault)}{hint}")
    if len(text) > MOST_BYTES:
        unusable(f"`{said_name(file)}` is too big to be read")
    return text


def why(fault: OSError | ValueError) -> str:
    """Say in words why the system refuses a file."""
    words = fault.strerror if isinstance(fault, OSError) and fault.strerror else "not a file name"
    return words[:1].lower() + words[1:]


def said_name(file: str) -> str:
    """Give a file as findings name it."""
    return "<stdin>" if file == STANDARD_INPUT else file
