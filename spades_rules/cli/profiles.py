"""`list`: the profiles that can be named, one line each."""

import click

from spades_rules.cli.options import folders_option, format_option
from spades_rules.cli.outputs import print_lines, print_text

__all__ = ["command"]


@click.command
@folders_option()
@format_option()
def command(folders: tuple[str, ...], form: str) -> int:
    """List the profiles, one line each, with what each is."""
    from spades_rules.profile.library import heads  # noqa: PLC0415 - help needs no library

    found = heads(folders)
    if form == "json":
        from spades_rules.report.json_form import as_json  # noqa: PLC0415 - text needs none

        print_text(
            as_json(
                {
                    "profiles": [
                        {
                            "name": head.name,
                            "game": head.game,
                            "title": head.title,
                            "source": head.source,
                        }
                        for head in found
                    ]
                }
            )
        )
        return 0
    width = max((len(head.name) for head in found), default=0)
    games = max((len(head.game) for head in found), default=0)
    print_lines(
        f"{head.name.ljust(width)}  {head.game.ljust(games)}  {head.title}" for head in found
    )
    return 0
