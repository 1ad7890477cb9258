"""The profiles that can be named, told in lines or as JSON."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spades_rules.catalog.presence import anybody_brings
from spades_rules.cli.outputs import print_lines, print_text
from spades_rules.diagnostics import on_one_line
from spades_rules.profile.library import Head, heads

if TYPE_CHECKING:
    from spades_rules.notation.plain import PlainValue

__all__ = ["list_profiles"]


def list_profiles(folders: Sequence[str], *, as_json: bool) -> int:
    """Print the profiles of some folders and the shipped ones, and give the exit code."""
    found = heads(folders)
    if anybody_brings():
        # The list is to be quick, and hardly ever is anything brought.
        from spades_rules.cli.rules import standard_catalog  # noqa: PLC0415

        standard_catalog()
    if as_json:
        # Text needs nothing that writes JSON, and is to be quick.
        from spades_rules.report.json_form import as_json as write  # noqa: PLC0415

        print_text(write({"profiles": [_plain(head) for head in found]}))
        return 0
    rows = [[*map(on_one_line, (head.name, head.game, head.title))] for head in found]
    width = max((len(name) for name, _, _ in rows), default=0)
    games = max((len(game) for _, game, _ in rows), default=0)
    print_lines(f"{name.ljust(width)}  {game.ljust(games)}  {title}" for name, game, title in rows)
    return 0


def _plain(head: Head) -> "dict[str, PlainValue]":
    return {
        "name": head.name,
        "game": head.game,
        "title": head.title,
        "source": head.source,
    }
