"""The page of the command: the help of every part of it, and its exit codes."""

import os
from pathlib import Path

from code_pages import ran
from pages import Page, fenced, page

from spades_rules.cli.dispatch import COMMANDS

__all__ = ["command_page"]

LEAD = """Results go to standard output, everything else to standard error.
`-` stands for standard input.
The same input gives the same bytes.
There is no colour when no terminal listens, or where `NO_COLOR` is set."""

EXITS = """| exit code | means |
| --- | --- |
| 0 | fine |
| 1 | findings, failures or differences |
| 2 | wrong words, or input that cannot be used |
| 130 | interrupted |
| 141 | the reader of the output has gone away |"""


def command_page() -> Page:
    """Give the page of the command."""
    # The help is as wide as the terminal of whoever asks, and a page is always the same.
    os.environ["COLUMNS"] = "80"
    here = Path(__file__).parent
    parts = [LEAD, EXITS, fenced(ran(["--help"], here))]
    for name in COMMANDS:
        parts += [f"## {name}", fenced(ran([name, "--help"], here))]
    return page("command.md", "The command", *parts)
