"""Run the command: `python -m spades_rules`, or `spades-rules` once installed."""

import os
import sys
from pathlib import Path

from spades_rules.cli.app import run
from spades_rules.cli.haste import leave_all_as_it_is, sweep_seldom

__all__ = ["main"]


def main() -> None:
    """Run the command with the words it was given, and end with its exit code."""
    sweep_seldom()
    # A stream that was closed before the start has nothing to say and hears nothing.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - to the end
    # The same input gives the same bytes on every system, and no letter is one too many.
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    listen = getattr(sys.stdin, "reconfigure", None)
    if listen is not None:
        listen(encoding="utf-8", errors="replace")
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        # The reader has gone; without this Python would complain about it while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    leave_all_as_it_is()
    sys.exit(code)


if __name__ == "__main__":
    main()
